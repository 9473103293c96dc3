import SceneSimulator
import SceneConformance

/// The output of `conformance --json`.
struct ConformanceReport: Encodable {
  private struct Trace: Encodable {
    var id: String
    var file: String
    /// `ok` or `differs`.
    var result: String
    /// The lines of the diff, and sentences about problems.
    var difference: [String]?
  }

  private var passed: Int
  private var total: Int
  private var leftOut: Int
  private var traces: [Trace]

  /// - Parameters:
  ///   - results: The results of the traces that ran.
  ///   - leftOut: The number of traces that did not run because of `--without`.
  init(_ results: [ConformanceResult], leftOut: Int) {
    passed = results.filter(\.isOK).count
    total = results.count
    self.leftOut = leftOut
    traces = results.map { result in
      switch result.verdict {
      case .ok: Trace(id: result.id, file: result.file, result: "ok")
      case .differs(let lines): Trace(id: result.id, file: result.file, result: "differs", difference: lines)
      }
    }
  }
}
