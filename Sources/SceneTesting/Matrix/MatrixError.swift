public import SceneSystem

/// Why a cell of a ``Matrix`` cannot be run.
public struct MatrixError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case unknownCell }
    private let value: Value

    /// No cell has this name.
    public static let unknownCell = Code(value: .unknownCell)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// What has failed and why, as a whole sentence.
  public let message: String
  /// What to do; `nil` if nothing can be done.
  public let suggestion: String?

  /// No cell is named `name`.
  public static func unknownCell(_ name: String, known: [String]) -> Self {
    Self(
      code: .unknownCell,
      message:
        "No cell is named \u{201C}\(name)\u{201D}; known are: \(known.isEmpty ? "none" : known.joined(separator: "; ")).",
      suggestion: nil)
  }

  /// The message, followed by the suggestion.
  public var description: String { suggestion.map { "\(message) \($0)" } ?? message }
}
