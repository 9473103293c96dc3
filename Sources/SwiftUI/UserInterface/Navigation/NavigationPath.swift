import Foundation

/// The values of the pages on a navigation stack, of any types.
public struct NavigationPath {
  var elements: [PathElement] = []
  /// What could not be decoded stays for the next encoding, the deepest value first.
  private var undecoded: [String] = []

  /// An empty path.
  public init() {}

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }

  /// A path of values that can be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    self.elements = elements.map { PathElement($0) }
  }

  /// A path of decoded values.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there are none.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path for encoding; `nil` if one of the values cannot be encoded.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.value.base is any Encodable && $0.value.base is any Decodable }
      ? CodableRepresentation(elements: elements) : nil
  }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }

  /// Adds a value that can be encoded at the end.
  public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(PathElement(value)) }

  /// Removes values from the end; all, if there are not as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }

  /// A path in a form that is encoded and decoded: the names of the types and the values as JSON, the last one first.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [PathElement]

    init(elements: [PathElement]) { self.elements = elements }

    /// Decodes the values. One whose type is not there is an error.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [PathElement] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = NavigationPath.type(named: name) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name).")
        }
        guard let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is not Hashable.")
        }
        elements.append(PathElement(value))
      }
      self.elements = elements.reversed()
    }

    /// Encodes the values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.value.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(Swift.type(of: element.value.base)) ?? "")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  private static func type(named name: String) -> (any Decodable.Type)? {
    _typeByName(name) as? any Decodable.Type
  }
}

extension NavigationPath: Equatable {
  /// Whether both have the same values.
  public static func == (one: NavigationPath, other: NavigationPath) -> Bool { one.elements == other.elements }
}

/// A value of a path, with its type.
struct PathElement: Equatable {
  let value: AnyHashable
  let type: ObjectIdentifier

  init(_ value: any Hashable) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(Swift.type(of: value))
  }
}
