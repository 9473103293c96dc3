import Foundation

/// Reduces the package manager's output to what concerns the app: diagnostics, each once, and a line of progress on a terminal.
package struct BuildOutput {
  /// What becomes of a line.
  package enum Line: Hashable, Sendable {
    /// A step: its number, the number of steps, and what is done.
    case progress(Int, Int, String)
    /// A line for the developer.
    case text(String)
  }

  private var seen: Set<String> = []
  private var isRepeated = false
  private let headerLines: (String) -> Int
  private var offset = 0

  /// - Parameter headerLines: Returns by how many lines the copy of a file that is compiled in its place begins later.
  package init(headerLines: @escaping (String) -> Int = { _ in 0 }) { self.headerLines = headerLines }

  /// What to show of a line, if anything.
  package mutating func line(_ line: String) -> Line? {
    if let progress = Self.progress(line) {
      isRepeated = false
      return progress
    }
    if Self.isNoise(line) { return nil }
    if Self.isHeading(line) {
      isRepeated = Self.isOwn(line) || !seen.insert(line).inserted
      offset = isRepeated ? 0 : headerLines(String(line.prefix { $0 != ":" }))
    }
    return isRepeated ? nil : .text(offset > 0 ? renumbered(line) : line)
  }

  /// `12 |     code` with the number of the line in the file, which is less than that in its copy.
  private func renumbered(_ line: String) -> String {
    guard let bar = line.firstIndex(of: "|") else { return line }
    let gutter = line[..<bar]
    guard let number = Int(gutter.trimmingCharacters(in: .whitespaces)), number > offset else { return line }
    let text = String(number - offset)
    let leading = String(repeating: " ", count: max(0, gutter.count - 1 - text.count))
    return leading + text + " " + line[bar...]
  }

  /// `[12/340] Compiling UIKitCore UIView.swift`
  private static func progress(_ line: String) -> Line? {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, let done = Int(numbers[0]), let all = Int(numbers[1]) else { return nil }
    return .progress(done, all, String(line[line.index(after: end)...].drop { $0 == " " }))
  }

  /// `FILE:LINE:COLUMN: error: …`: the first line of a diagnostic. The compiler reports some twice, once for the module and once for the file.
  private static func isHeading(_ line: String) -> Bool {
    guard line.first != " ", !(line.first?.isNumber ?? false) else { return false }
    return [": error: ", ": warning: ", ": note: ", ": remark: "].contains { line.contains($0) }
  }

  /// A warning about the copies of the source pass, whose first line names the file that they are copies of.
  private static func isOwn(_ line: String) -> Bool { line.contains("'#sourceLocation' directive produces '#fileID'") }

  private static let noisePrefixes = [
    "warning: prohibited flag(s)",
    "Building for ", "Build complete!", "Build of product ", "Build of target ", "Computing version", "Computed ",
    "Fetching ", "Fetched ", "Creating working copy", "Working copy of ", "Updating ", "Updated ",
    "Test Suite 'debug.xctest'",
    "warning: '--product'", "error: emit-module command failed", "error: fatalError", "warning: build.db",
  ]

  private static func isNoise(_ line: String) -> Bool {
    line.isEmpty || noisePrefixes.contains { line.hasPrefix($0) }
      || line.contains(": warning: ") && line.contains("/checkouts/")
      || line.hasPrefix("warning: ")
        && (line.contains("dependency '") || line.contains("unhandled; explicitly declare"))
  }
}
