/// Runs the pass over one module.
package struct PassRunner {
  private let plan: PassPlan
  private let unparsed: Set<Int>
  private let onParse: (Int?, Int) -> Void

  /// A run.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - path: The plan's own path, for messages.
  ///   - unparsed: The numbers of files that are copied as they are.
  ///   - onParse: Called with a file's number and size before it is parsed, and with `nil` afterwards.
  /// - Throws: An error if the plan contradicts itself.
  package init(
    _ plan: PassPlan, path: String = "", unparsed: Set<Int> = [], onParse: @escaping (Int?, Int) -> Void = { _, _ in }
  ) throws(PassError) {
    self.plan = plan
    self.unparsed = unparsed
    self.onParse = onParse
    if let reason = Self.problem(plan) { throw .badPlan(path: path, reason: reason) }
  }

  private static func problem(_ plan: PassPlan) -> String? {
    let isIdentifier =
      plan.module.first.map { $0.isLetter || $0 == "_" } == true
      && plan.module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isIdentifier else { return "\"\(plan.module)\" is not the name of a module." }
    guard plan.output.hasPrefix("/") else { return "The output folder \"\(plan.output)\" is not an absolute path." }
    var names: Set<String> = []
    for file in plan.files {
      guard file.path.hasPrefix("/") else { return "The file \"\(file.path)\" is not an absolute path." }
      let parts = file.name.split(separator: "/", omittingEmptySubsequences: false)
      guard !file.name.contains("\0"), file.name.hasSuffix(".swift"),
        !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") })
      else { return "\"\(file.name)\" is not the name of a Swift file inside the output folder." }
      guard names.insert(file.name).inserted else { return "Two files have the name \"\(file.name)\"." }
      guard !file.path.hasPrefix(plan.output + "/") else {
        return "The file \"\(file.path)\" is in the output folder, where only copies may be."
      }
    }
    return nil
  }

  /// One file during the run.
  private struct Item {
    var stamp: FileStamp
    var facts: FileFacts
    /// The text, if it was read.
    var bytes: [UInt8]?
    /// The state of the last run, if the file has not changed.
    var known: PassState.File?
  }

  /// Runs the pass and returns the report as JSON, and whether it has an error. If nothing has changed since the last run, only dates are
  /// read.
  package func runWithJSON() throws(PassError) -> (json: [UInt8], hasErrors: Bool) {
    if let last = QuickState.report(plan), let first = last.first {
      return (Array(last.dropFirst()), first == UInt8(ascii: "1"))
    }
    var report = try run()
    let json = report.json
    // The next run finds everything as it is.
    report.unchanged = plan.files.count
    report.written = 0
    let mark = UInt8(ascii: report.hasErrors ? "1" : "0")
    try QuickState.write(plan, generated: generatedFiles(), report: [mark] + report.json)
    return (json, report.hasErrors)
  }

  /// The generated files that exist.
  private func generatedFiles() -> [String] {
    [Self.moduleFileName].filter { Files.stamp(plan.output + "/" + $0) != nil }
  }

  /// Runs the pass: reads what has changed, writes what follows, and returns the report.
  package func run() throws(PassError) -> PassReport {
    let settings = plan.settings
    let last = PassState.read(in: plan.output).flatMap { $0.settings == settings ? $0 : nil }
    var known: [String: PassState.File] = [:]
    for file in last?.files ?? [] { known[file.path + "\0" + file.name] = file }
    var report = PassReport()
    var items: [Item] = []
    for (number, file) in plan.files.enumerated() {
      items.append(item(number, file, known[file.path + "\0" + file.name], &report))
    }

    let index = ModuleIndex(items.map(\.facts))
    let resolver = SelectorResolver(index: index)
    let resolutions = index.files.map { $0.references.map(resolver.resolve) }
    let registrations = RegistrationPlan(
      index: index, resolutions: resolutions, identifiers: plan.files.map { Self.identifier($0.name, plan.module) })
    let renderer = FileRenderer(
      plan: plan, registrations: registrations, resolutions: resolutions,
      optionals: OptionalMethods(index), members: MemberPlan(index))

    var state = PassState(settings: settings, files: [])
    for (number, file) in plan.files.enumerated() {
      state.files.append(try write(file, items[number], renderer.parts(of: number), &report))
    }
    try writeGenerated(renderer, last, &state, &report)
    removeOthers(state)
    if state.files.count != last?.files.count || report.written > 0 || items.contains(where: { $0.known == nil }) {
      try state.write(in: plan.output)
    }
    ReportWriter(plan: plan, registrations: registrations, resolutions: resolutions).complete(&report)
    return report
  }

  // MARK: Reading

  private func item(
    _ number: Int, _ file: PassPlan.File, _ known: PassState.File?, _ report: inout PassReport
  ) -> Item {
    guard let stamp = Files.stamp(file.path) else {
      report.diagnostics.append(
        PassDiagnostic(severity: .error, file: file.path, line: 1, message: "The file does not exist."))
      return Item(stamp: FileStamp(size: -1, seconds: 0, nanoseconds: 0), facts: FileFacts(), bytes: nil, known: nil)
    }
    if let known, known.stamp == stamp { return Item(stamp: stamp, facts: known.facts, bytes: nil, known: known) }
    do throws(PassError) {
      var source = try SourceReader.read(file.path)
      if unparsed.contains(number) { source.refusal = (1, "The parser failed or took too long") }
      return Item(stamp: stamp, facts: facts(of: source, number), bytes: source.bytes, known: nil)
    } catch {
      report.diagnostics.append(
        PassDiagnostic(severity: .error, file: file.path, line: 1, message: error.description))
      return Item(stamp: stamp, facts: FileFacts(), bytes: nil, known: nil)
    }
  }

  private func facts(of source: SourceReader.Source, _ number: Int) -> FileFacts {
    guard let refusal = source.refusal else {
      onParse(number, source.bytes.count)
      defer { onParse(nil, 0) }
      return SourceParser.facts(of: source.bytes, name: plan.files[number].name, plan: plan)
    }
    var facts = FileFacts()
    facts.isOpaque = true
    facts.isComplete = false
    facts.diagnostics = [
      FileDiagnostic(
        severity: .warning, line: refusal.line,
        message: "\(refusal.reason): the file is copied as it is, and its classes have no selectors.")
    ]
    return facts
  }

  // MARK: Writing

  private func write(
    _ file: PassPlan.File, _ item: Item, _ parts: FileRenderer.Parts, _ report: inout PassReport
  ) throws(PassError) -> PassState.File {
    let destination = plan.output + "/" + file.name
    let derived = Self.hash(parts)
    if let known = item.known, known.derived == derived, Files.stamp(destination) == known.copy {
      report.unchanged += 1
      return known
    }
    var bytes = item.bytes
    if bytes == nil, item.stamp.size >= 0 { bytes = try? SourceReader.read(file.path).bytes }
    let output = FileRenderer.render(bytes ?? [], edits: item.facts.edits, parts: parts)
    if let current = Files.stamp(destination), current.size == output.count,
      (try? Files.read(destination, limit: output.count)) == output
    {
      report.unchanged += 1
    } else {
      try Files.write(output, to: destination)
      report.written += 1
    }
    return PassState.File(
      path: file.path, name: file.name, stamp: item.stamp,
      copy: Files.stamp(destination) ?? FileStamp(size: -1, seconds: 0, nanoseconds: 0), derived: derived,
      facts: item.facts)
  }

  private func writeGenerated(
    _ renderer: FileRenderer, _ last: PassState?, _ state: inout PassState, _ report: inout PassReport
  ) throws(PassError) {
    for case (let name, let text?) in renderer.generatedFiles() {
      let destination = plan.output + "/" + name
      let bytes = Array(text.utf8)
      if (try? Files.read(destination, limit: bytes.count)) != bytes {
        try Files.write(bytes, to: destination)
        report.written += 1
      }
      state.generated[name] = Files.stamp(destination)
    }
  }

  /// The name of the file with the module's list.
  static let moduleFileName = "SourcePassRegistrations.swift"

  /// Removes copies that are no longer in the plan. Only files that the pass has written are removed.
  private func removeOthers(_ state: PassState) {
    let wanted = Set(state.files.map(\.name)).union(state.generated.keys)
    let marks = ["#sourceLocation(file: ", "import FoundationOverlay\n#sourceLocation(", "// Generated by source-pass"]
    for name in Files.swiftFiles(in: plan.output) where !wanted.contains(name) {
      let path = plan.output + "/" + name
      let beginning = String(decoding: Files.beginning(path, count: 4_096), as: UTF8.self)
      let isOwn =
        marks.contains { beginning.hasPrefix($0) }
        || (beginning.hasPrefix("import ") && beginning.contains("\n#sourceLocation("))
      if isOwn { Files.remove(path) }
    }
  }

  // MARK: Hashes

  /// A short name for a file that is the same in each run.
  static func identifier(_ name: String, _ module: String) -> String {
    let stem = name.split(separator: "/").last?.dropLast(6).filter { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? ""
    return "\(module)_\(stem)_" + String(FNV.hash([name]), radix: 36)
  }

  private static func hash(_ parts: FileRenderer.Parts) -> UInt64 {
    FNV.hash(
      [parts.header, parts.tail] + parts.cuts.map { "\($0)" }
        + parts.replacements.map { replacement in
          switch replacement {
          case .unchanged: "\u{1}"
          case .blanks: "\0"
          case .text(let text): text
          case .pieces(let pieces): "\(pieces)"
          }
        })
  }
}

/// A hash that is the same in each process.
enum FNV {
  static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return hash
  }
}
