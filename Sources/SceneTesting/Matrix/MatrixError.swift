/// Why a cell of a ``Matrix`` cannot be run.
public enum MatrixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No cell has this name.
  case unknownCell(String, known: [String])

  /// A whole sentence that lists the existing names.
  public var description: String {
    switch self {
    case .unknownCell(let name, let known):
      "No cell is named \u{201C}\(name)\u{201D}; known are: \(known.isEmpty ? "none" : known.joined(separator: "; "))."
    }
  }
}
