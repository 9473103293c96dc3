/// Why bytes cannot be read as a binary property list.
public enum PropertyListDamage: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes break the format. `reason` is a sentence without its full stop, which names the byte where there is one.
  case malformed(reason: String)
  /// The list stands for more values than the reader was told to take.
  case tooManyValues
  /// Arrays and dictionaries lie in each other more than `limit` deep.
  case tooDeep(limit: Int)
  /// The array or dictionary with this number is contained in more than one place, which the reader was told to refuse.
  case sharedContainer(object: Int)

  /// The damage in one sentence.
  public var description: String {
    switch self {
    case .malformed(let reason): "\(reason)."
    case .tooManyValues: "The binary property list stands for too many values."
    case .tooDeep(let limit): "Its arrays and dictionaries lie more than \(limit) deep in each other."
    case .sharedContainer(let object): "Its object \(object) is contained in more than one place."
    }
  }
}
