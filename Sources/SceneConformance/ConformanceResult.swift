import SceneSystem

/// The result of one scenario file.
public struct ConformanceResult: Hashable, Sendable {
  /// The outcome of the comparison of the file with the runtime.
  public enum Verdict: Hashable, Sendable {
    /// Every compared stimulus was followed by what the file lists.
    case ok
    /// Something else followed; has the lines of a unified diff and sentences about problems.
    case differs([String])
  }

  /// The scenario's name.
  public var id: String
  /// The file.
  public var file: String
  /// The comparison.
  public var verdict: Verdict

  /// Whether the file passed.
  public var isOK: Bool { verdict == .ok }

  /// `ok ID`, or `differs ID` followed by the diff, each line printable.
  public var text: String {
    let lines =
      switch verdict {
      case .ok: ["ok \(id)"]
      case .differs(let lines): ["differs \(id)", "--- \(file)", "+++ seen"] + lines
      }
    return lines.map { $0.oneLine(limit: PrintableLine.message) }.joined(separator: "\n")
  }
}
