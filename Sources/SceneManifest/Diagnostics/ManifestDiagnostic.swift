/// One point at which an Info.plist differs from what UIKit reads.
///
/// Nothing is corrected silently: each value that is ignored, replaced or doubtful has a diagnostic.
public struct ManifestDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; a correct app may have it.
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

  /// How much it matters.
  public var severity: Severity
  /// The file as the caller named it.
  public var file: String
  /// Where in the file: keys joined by points, array positions in brackets, counted from 0.
  public var keyPath: String
  /// What is there, as in `a string "x"`; `nothing` where a key is missing.
  public var found: String
  /// What belongs there, as in `an array`.
  public var expected: String
  /// What follows from it, a whole sentence; empty where nothing needs saying.
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

  /// One line in the manner of a compiler: `Info.plist: error: UISceneConfigurations: found …; expected ….`
  ///
  /// Control characters, which a key may hold, are escaped so that it stays one line.
  public var description: String {
    var line = ""
    for scalar in "\(file): \(severity.rawValue): \(keyPath): \(message)".unicodeScalars {
      if scalar.properties.generalCategory == .control {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
