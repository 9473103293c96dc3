public import Foundation

/// A kind of data, such as a file format: its identifier, the kinds that it is one of, and the names that it has elsewhere.
///
/// The system's types are a table; those of the app are read from `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` of its
/// Info.plist.
///
/// Source: Apple's documentation of `UTType`; the extensions and MIME types are those of the shared MIME database.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// What the app says that a type conforms to which no table has.
  private let assumedSupertypes: [String]
  private let assumedExtension: String?

  private init(_ identifier: String, supertypes: [String], filenameExtension: String? = nil) {
    self.identifier = identifier
    assumedSupertypes = supertypes
    assumedExtension = filenameExtension
  }

  init(known identifier: String) { self.init(identifier, supertypes: []) }

  /// The type with an identifier, or `nil` if neither the system nor the app declares it.
  public init?(_ identifier: String) {
    guard TypeTable.current[identifier] != nil else { return nil }
    self.init(identifier, supertypes: [])
  }

  /// A type that the app exports, with the declaration in its Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, supertypes: [(parentType ?? .data).identifier])
  }

  /// A type of another app, with the declaration in this app's Info.plist.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, supertypes: [(parentType ?? .data).identifier])
  }

  /// The type of files with an extension. One that no type has gets a type of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a MIME type. One that no type has gets a type of its own.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag that conforms to another one. A tag that no type has gets a type of its own.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty, !tag.contains("/") || tagClass == .mimeType else { return nil }
    if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      let name = tagClass == .filenameExtension ? "extension" : tagClass == .mimeType ? "mime" : "tag"
      self.init(
        "dyn.\(name).\(tag.lowercased())", supertypes: [(supertype ?? .data).identifier],
        filenameExtension: tagClass == .filenameExtension ? tag.lowercased() : nil)
    }
  }

  /// The types with a tag that conform to another one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeTable.current.identifiers(tag: tag.lowercased(), tagClass).map(UTType.init(known:)).filter { type in
      supertype.map(type.conforms(to:)) ?? true
    }
  }

  /// The declared types that conform to a type, and are not that.
  package static func knownSubtypes(of type: UTType) -> [UTType] {
    TypeTable.current.all.map(UTType.init(known:)).filter { $0.isSubtype(of: type) }
  }

  private var entry: TypeTable.Entry? { TypeTable.current[identifier] }

  /// The extension that files of the type should have, without a dot.
  public var preferredFilenameExtension: String? { entry?.extensions.first ?? assumedExtension }

  /// The MIME type.
  public var preferredMIMEType: String? { entry?.mimeTypes.first }

  /// What the type is called, in English; `nil` for one without a description.
  public var localizedDescription: String? { entry?.description }

  /// All names of the type, by their kinds.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let entry, !entry.extensions.isEmpty { tags[.filenameExtension] = entry.extensions }
    if let assumedExtension, entry == nil { tags[.filenameExtension] = [assumedExtension] }
    if let entry, !entry.mimeTypes.isEmpty { tags[.mimeType] = entry.mimeTypes }
    return tags
  }

  /// Whether the type was made for a tag that no type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system or the app declares the type.
  public var isDeclared: Bool { entry != nil }
  /// Whether the type belongs to nobody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var parents: [String] { entry?.parents ?? assumedSupertypes }

  /// All types that this one conforms to, directly or by others.
  public var supertypes: Set<UTType> {
    var found: Set<String> = []
    var open = parents
    while let next = open.popLast() {
      if found.insert(next).inserted { open += TypeTable.current[next]?.parents ?? [] }
    }
    return Set(found.map(UTType.init(known:)))
  }

  /// Whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type conforms to another one, and is not that.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether another type conforms to this one, and is not this.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Types are equal if their identifiers are.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

  /// Adds the identifier to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Reads an identifier. One that is not declared gives a type that conforms to data.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self.init(identifier, supertypes: ["public.data"])
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier, and whether the type is declared.
  public var debugDescription: String { "<\(identifier)\(isDeclared ? "" : ", not declared")>" }
}

extension URL {
  /// The URL with the extension of a type at its end, unless it has one that the type has.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let own = contentType.tags[.filenameExtension] ?? []
    guard let preferred = own.first, !own.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(preferred)
  }

  /// The URL with a name in it, which gets the extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
