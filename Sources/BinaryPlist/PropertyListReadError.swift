/// Why bytes cannot be read as a binary property list.
public struct PropertyListReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of damage. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case malformed, tooManyValues, tooDeep, sharedContainer }
    private let value: Value

    /// The bytes violate the format.
    public static let malformed = Code(value: .malformed)
    /// The list has more values than the reader's limit.
    public static let tooManyValues = Code(value: .tooManyValues)
    /// The nesting of arrays and dictionaries exceeds the reader's limit.
    public static let tooDeep = Code(value: .tooDeep)
    /// There are several references to an array or dictionary, which the reader was configured to reject.
    public static let sharedContainer = Code(value: .sharedContainer)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of damage.
  public let code: Code
  /// The damage as a sentence without its full stop.
  public let reason: String

  private init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  /// The bytes violate the format. `reason` is a sentence without its full stop, which names the byte if there is one.
  public static func malformed(reason: String) -> Self { Self(.malformed, reason) }

  /// The list has more values than the reader's limit.
  public static var tooManyValues: Self {
    Self(.tooManyValues, "The binary property list has too many values")
  }

  /// The nesting of arrays and dictionaries exceeds `limit`.
  public static func tooDeep(limit: Int) -> Self {
    Self(.tooDeep, "Its arrays and dictionaries are nested more than \(limit) levels deep")
  }

  /// There are several references to the array or dictionary with this number, which the reader was configured to reject.
  public static func sharedContainer(object: Int) -> Self {
    Self(.sharedContainer, "Its object \(object) is contained in more than one place")
  }

  /// The damage as a whole sentence.
  public var message: String { "\(reason)." }
  /// Always `nil`: damaged bytes cannot be read.
  public var suggestion: String? { nil }
  /// The same as ``message``.
  public var description: String { message }
}
