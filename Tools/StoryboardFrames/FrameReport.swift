import Foundation

/// What a comparison has found.
package struct FrameReport: Codable {
  /// A view whose frame was compared.
  package struct View: Codable {
    package let file: String
    package let line: Int
    package let kind: String
    package let id: String
    package let hasText: Bool
    /// The greatest difference of an edge or a length, in points.
    package let difference: Double
    package let expected: [Double]
    package let actual: [Double]
  }

  /// Files that were compared, and those of other systems.
  package internal(set) var files = 0
  package internal(set) var otherSystems = 0
  package internal(set) var launchScreens = 0
  /// Files that do not load, with the reason.
  package internal(set) var failures: [String] = []
  /// Files with elements that are not understood.
  package internal(set) var notUnderstood: [String: [String]] = [:]
  /// Elements whose class is absent here, with the number of files.
  package internal(set) var placeholders: [String: Int] = [:]
  package internal(set) var views: [View] = []
  /// Views that Xcode has marked as misplaced, or whose frame no constraint determines.
  package internal(set) var skipped = 0

  package var textless: [View] { views.filter { !$0.hasText } }
  package var withText: [View] { views.filter(\.hasText) }

  /// The report in words.
  package func text(worst count: Int) -> String {
    func share(_ views: [View], _ limit: Double) -> String {
      let good = views.count { $0.difference <= limit }
      let percent = views.isEmpty ? 100 : Double(good) * 100 / Double(views.count)
      return "\(good) of \(views.count) (\(String(format: "%.1f", percent)) %)"
    }
    var lines = [
      "\(files) files, \(failures.count) of them do not load; \(launchScreens) launch screens and \(otherSystems) files of other systems skipped.",
      "\(files - failures.count - notUnderstood.count) files have every element understood.",
      "without text, within 0.5 points: \(share(textless, 0.5))", "with text, within 2 points: \(share(withText, 2))",
      "skipped, because misplaced or not determined by constraints: \(skipped)",
    ]
    lines += failures.map { "  does not load: \($0)" }
    for (file, parts) in notUnderstood.sorted(by: { $0.key < $1.key }) {
      lines.append("  not understood: \(file): \(parts.joined(separator: ", "))")
    }
    for (name, number) in placeholders.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  absent here, an empty one in its place: <\(name)> in \(number) files")
    }
    for (title, some, limit) in [("without text", textless, 0.5), ("with text", withText, 2.0)] {
      for view in some.filter({ $0.difference > limit }).sorted(by: { $0.difference > $1.difference }).prefix(count) {
        lines.append(
          "  \(title): \(view.file):\(view.line) <\(view.kind)> \(view.id): \(view.actual), Xcode has \(view.expected)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
