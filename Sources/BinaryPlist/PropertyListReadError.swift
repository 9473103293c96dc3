/// Why bytes cannot be read as a binary property list.
public enum PropertyListReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes violate the format. `reason` is a sentence without its full stop, which names the byte if there is one.
  case malformed(reason: String)
  /// The list has more values than the reader's limit.
  case tooManyValues
  /// The nesting of arrays and dictionaries exceeds `limit`.
  case tooDeep(limit: Int)
  /// There are several references to the array or dictionary with this number, which the reader was configured to reject.
  case sharedContainer(object: Int)

  /// The damage in one sentence.
  public var description: String {
    switch self {
    case .malformed(let reason): "\(reason)."
    case .tooManyValues: "The binary property list has too many values."
    case .tooDeep(let limit): "Its arrays and dictionaries are nested more than \(limit) levels deep."
    case .sharedContainer(let object): "Its object \(object) is contained in more than one place."
    }
  }
}
