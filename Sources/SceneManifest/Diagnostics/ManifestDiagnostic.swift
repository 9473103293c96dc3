import SceneSystem

/// One difference between an Info.plist and what UIKit accepts.
///
/// Nothing is corrected silently: each value that is ignored, replaced or doubtful has a diagnostic.
public struct ManifestDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// For information; a correct app may have it.
    case note
    /// Probably a mistake; the value is used as far as possible.
    case warning
    /// The value cannot be used and is ignored.
    case error

    /// Orders severities from ``note`` to ``error``.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The severity.
  public var severity: Severity
  /// The file as the caller named it.
  public var file: String
  /// The place in the file: keys joined by periods, array indices in brackets, counted from 0.
  public var keyPath: String
  /// The value in the file, as in `a string "x"`; `nothing` if a key is missing.
  public var found: String
  /// The expected value, as in `an array`.
  public var expected: String
  /// The consequence, a whole sentence; empty if there is nothing to add.
  public var consequence: String

  /// Makes a diagnostic from its parts.
  public init(
    severity: Severity, file: String, keyPath: String, found: String, expected: String, consequence: String = ""
  ) {
    self.severity = severity
    self.file = file
    self.keyPath = keyPath
    self.found = found
    self.expected = expected
    self.consequence = consequence
  }

  /// The message in whole sentences, without file and place.
  public var message: String {
    let finding = "found \(found); expected \(expected)."
    return consequence.isEmpty ? finding : "\(finding) \(consequence)"
  }

  /// One line in the format of compilers: `Info.plist: error: UISceneConfigurations: found …; expected ….`
  ///
  /// It is one line for any name of the file and any keys and values in it.
  public var description: String {
    "\(file.oneLine): \(severity.rawValue): \(keyPath.oneLine): \(message)"
      .oneLine(limit: PrintableLine.message)
  }
}
