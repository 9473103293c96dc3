package import Foundation

/// Accepted instruction counts, by compiler and processor, as in `Benchmarks/thresholds.json`.
///
/// Counts of different compilers cannot be compared, so there is one table for each.
package struct Thresholds: Hashable, Codable, Sendable {
  /// The counts by a key such as `swift-6.3.1-x86_64`, and then by the name of what is counted.
  package var counts: [String: [String: Int]]

  /// The accepted growth of a count, as a fraction of it.
  package static let tolerance = 0.05

  package init(counts: [String: [String: Int]] = [:]) { self.counts = counts }

  /// Reads the file's text.
  package init(json: Data) throws { counts = try JSONDecoder().decode([String: [String: Int]].self, from: json) }

  /// The file's text.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(counts) + Data("\n".utf8)
    }
  }

  /// The objections to counts, each as a sentence; empty if all are accepted.
  ///
  /// - Parameter key: The compiler and the processor of this machine. If the file has no table for them there is nothing to compare with.
  package func regressions(to measured: [String: Int], key: String) -> [String] {
    guard let accepted = counts[key] else { return [] }
    let grown: [String] = measured.keys.sorted().compactMap { name in
      guard let count = measured[name] else { return nil }
      guard let limit = accepted[name] else {
        return "\(name) takes \(count) instructions, and there is no accepted count for it."
      }
      guard Double(count) >= Double(limit) * (1 + Thresholds.tolerance) else { return nil }
      return "\(name) takes \(count) instructions, \(Thresholds.percent(count, limit)) more than the accepted \(limit)."
    }
    return grown
      + accepted.keys.sorted().filter { measured[$0] == nil }.map { "\($0) has an accepted count and was not counted." }
  }

  /// The counts that have improved so much that the accepted count no longer guards them, each as a sentence.
  package func hints(for measured: [String: Int], key: String) -> [String] {
    guard let accepted = counts[key] else { return ["There are no accepted counts for \(key) yet."] }
    return measured.keys.sorted().compactMap { name in
      guard let count = measured[name], let limit = accepted[name],
        Double(count) < Double(limit) * (1 - Thresholds.tolerance)
      else { return nil }
      return "\(name) takes \(count) instructions, \(Thresholds.percent(limit, count)) less than the accepted \(limit)."
    }
  }

  private static func percent(_ large: Int, _ small: Int) -> String {
    String(format: "%.1f %%", (Double(large) / Double(small) - 1) * 100)
  }
}
