/// What came of one scenario file.
public struct ConformanceResult: Hashable, Sendable {
  /// How the file and the runtime compare.
  public enum Verdict: Hashable, Sendable {
    /// Every compared stimulus was followed by what the file lists.
    case ok
    /// Something else followed; the lines of a unified diff and sentences about what went wrong.
    case differs([String])
    /// The file's reference app is written with SwiftUI, which is not there yet.
    case needsSwiftUI
  }

  /// The scenario's name.
  public var id: String
  /// The file.
  public var file: String
  /// The comparison.
  public var verdict: Verdict

  /// Whether the file passed.
  public var isOK: Bool { verdict == .ok }

  /// `ok ID`, `needs SwiftUI ID`, or `differs ID` with the diff behind it.
  public var text: String {
    switch verdict {
    case .ok: "ok \(id)"
    case .needsSwiftUI: "needs SwiftUI \(id)"
    case .differs(let lines): (["differs \(id)", "--- \(file)", "+++ seen"] + lines).joined(separator: "\n")
    }
  }
}
