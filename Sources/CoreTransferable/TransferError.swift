/// Why a value could not be transferred.
public struct TransferError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case noForm, unreadable }
    private let value: Value

    /// The type has no form of this type of data that can be written, or read.
    public static let noForm = Code(value: .noForm)
    /// The data are not those of a value.
    public static let unreadable = Code(value: .unreadable)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// A sentence about the failure.
  public let message: String
  /// What to do; `nil` if nothing can be done.
  public let suggestion: String?

  /// The message and the suggestion.
  public var description: String { suggestion.map { "\(message) \($0)" } ?? message }

  /// The type has no form of this type of data that can be written, or read.
  public static func noForm(type: String, contentType: String) -> TransferError {
    TransferError(
      code: .noForm, message: "\(type) has no form of the type \(contentType).",
      suggestion: "Add a representation with this type to its transferRepresentation.")
  }

  /// The data are not those of a value.
  public static func unreadable(type: String) -> TransferError {
    TransferError(
      code: .unreadable, message: "The data are not those of a \(type).", suggestion: "Check what was sent.")
  }
}
