/// Why a value could not be transferred.
public enum TransferError: Error, Equatable, CustomStringConvertible {
  /// The type has no form of this type of data that can be written, or read.
  case noForm(type: String, contentType: String)
  /// The data are not those of a value.
  case unreadable(type: String)

  /// A sentence about the error.
  public var description: String {
    switch self {
    case .noForm(let type, let contentType):
      "\(type) has no form of the type \(contentType). Add a representation with this type to its transferRepresentation."
    case .unreadable(let type): "The data are not those of a \(type). Check what was sent."
    }
  }
}
