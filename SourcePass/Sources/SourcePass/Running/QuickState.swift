import FoundationEssentials

/// The dates of all files after a run, and its report. A run in which nothing has changed compares the dates and reads nothing else.
struct QuickState {
  static let fileName = ".source-pass-dates"

  /// The plan and the dates of its files, of their copies and of generated files, as text.
  static func text(_ plan: PassPlan, generated: [String]) -> String {
    var lines = ["\(PassState.currentVersion) \(hash(plan)) \(generated.joined(separator: "/"))"]
    lines.reserveCapacity(plan.files.count + 2)
    for file in plan.files {
      lines.append(line(file.path) + " " + line(plan.output + "/" + file.name))
    }
    for name in generated { lines.append(line(plan.output + "/" + name)) }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private static func line(_ path: String) -> String {
    guard let stamp = Files.stamp(path) else { return "-" }
    return "\(stamp.size) \(stamp.seconds).\(stamp.nanoseconds)"
  }

  private static func hash(_ plan: PassPlan) -> UInt64 {
    var texts = [plan.module, plan.output, plan.languageMode, "\(plan.isTest) \(plan.stubMissing)"]
    texts += ["conditions"] + plan.conditions + ["modules"] + plan.availableModules + ["files"]
    for file in plan.files { texts += [file.path, file.name] }
    return FNV.hash(texts)
  }

  /// The report of the last run as JSON, if nothing has changed since.
  static func report(_ plan: PassPlan) -> [UInt8]? {
    guard let bytes = try? Files.read(plan.output + "/" + fileName, limit: 1 << 28),
      let end = bytes.firstIndex(of: 10)
    else { return nil }
    let first = String(decoding: bytes[..<end], as: UTF8.self)
    let parts = first.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let text = text(plan, generated: parts[2].split(separator: "/").map(String.init))
    guard bytes.starts(with: text.utf8) else { return nil }
    return Array(bytes[text.utf8.count...])
  }

  static func write(_ plan: PassPlan, generated: [String], report: [UInt8]) throws(PassError) {
    try Files.write(Array(text(plan, generated: generated).utf8) + report, to: plan.output + "/" + fileName)
  }
}

extension PassReport {
  /// The report as JSON in one line.
  package var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { Array($0) + [10] } ?? []
  }
}
