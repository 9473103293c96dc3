public import Foundation

/// The public declarations of a module, from its symbol graph.
public struct SymbolGraph: Sendable {
  /// One public declaration.
  public struct Symbol: Sendable {
    /// Identifies the symbol in relationships.
    public var identifier: String
    /// The module that declares it.
    public var module: String
    /// The name with its qualifiers, functions with labels: `["UIScene", "open(_:options:)"]`.
    public var path: [String]
    /// The declaration's text.
    public var declaration: String
    /// `public` or `open`.
    public var access: String
    /// The constraints of an extension on its type, such as `Self == UIWindowSceneStandardPlacement`.
    public var constraints: [String]
    /// The comment above it, line by line, without the slashes.
    public var comment: [String]
    /// The location of the declaration: file and line, counted from 0.
    public var location: Location?
    /// Whether the compiler or a protocol created it.
    public var isImplicit: Bool { location == nil }
  }

  /// A line of a file.
  public struct Location: Sendable, Equatable {
    /// The file, relative to the parent of its module's folder: `UIKitCore/Events/UIEvent.swift`.
    public var file: String
    /// The line, counted from 0.
    public var line: Int
  }

  /// All symbols.
  public private(set) var symbols: [Symbol] = []
  /// The superclasses and protocols of types: identifiers to names without modules.
  public private(set) var parents: [String: Set<String>] = [:]
  /// The paths of the package's own symbols by their identifiers.
  private(set) var names: [String: String] = [:]

  /// Makes an empty graph.
  public init() {}

  /// Reads all graphs of a folder and its subfolders.
  public init(folder: URL) throws {
    for file in try SymbolGraph.files(in: folder) {
      try add(JSONDecoder().decode(Document.self, from: Data(contentsOf: file)))
    }
  }

  /// The files of all graphs of a folder and its subfolders, in a stable order.
  static func files(in folder: URL) throws -> [URL] {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
    }
    let files = walk.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    return files.sorted { $0.path < $1.path }
  }

  /// Adds the contents of one file of a graph.
  public mutating func add(json: Data) throws { try add(JSONDecoder().decode(Document.self, from: json)) }

  private mutating func add(_ document: Document) {
    // An extension of another module's type exists only for its page; what it declares are symbols of their own.
    for symbol in document.symbols
    where symbol.kind.identifier != "swift.extension" && !symbol.identifier.precise.contains("::SYNTHESIZED::") {
      names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
      // Graphs for the documentation of this package's own targets have `package` symbols too.
      guard ["public", "open"].contains(symbol.accessLevel) else { continue }
      let constraints = (symbol.swiftExtension?.constraints ?? []).map(\.text).sorted()
      symbols.append(
        Symbol(
          identifier: symbol.identifier.precise, module: document.module.name, path: symbol.pathComponents,
          declaration: (symbol.declarationFragments ?? []).map(\.spelling).joined(), access: symbol.accessLevel,
          constraints: constraints, comment: (symbol.docComment?.lines ?? []).map(\.text),
          location: symbol.location?.location(in: document.module.name)))
    }
    // What an extension adds belongs to the type.
    var extended: [String: String] = [:]
    for relationship in document.relationships where relationship.kind == "extensionTo" {
      extended[relationship.source] = relationship.target
    }
    for relationship in document.relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      let type = extended[relationship.source] ?? relationship.source
      // A protocol of this package is found by its identifier, which an extension's own graph may lack.
      parents[type, default: []].insert(
        names[relationship.target] != nil ? relationship.target : relationship.targetFallback ?? relationship.target)
    }
  }

  // MARK: The file's form

  private struct Document: Decodable {
    struct Module: Decodable { var name: String }
    var module: Module
    var symbols: [SymbolEntry]
    var relationships: [Relationship]
  }

  private struct SymbolEntry: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Extension: Decodable { var constraints: [Constraint]? }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String
    var swiftExtension: Extension?
    var docComment: Comment?
    var location: Place?
  }

  private struct Constraint: Decodable {
    var kind: String
    var lhs: String
    var rhs: String
    var text: String { lhs + (kind == "sameType" ? " == " : ": ") + rhs }
  }

  private struct Place: Decodable {
    struct Position: Decodable { var line: Int }
    var uri: String
    var position: Position
    func location(in module: String) -> Location? {
      guard let path = URL(string: uri)?.pathComponents else { return nil }
      let start = path.lastIndex(of: module) ?? path.startIndex
      return Location(file: path[start...].joined(separator: "/"), line: position.line)
    }
  }

  private struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
}

extension SymbolGraph {
  /// The names of everything that the type of `identifier` inherits from or conforms to, without modules, directly or indirectly.
  func ancestors(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [identifier]
    var seen: Set<String> = []
    while let one = waiting.popLast() {
      guard seen.insert(one).inserted else { continue }
      for parent in parents[one] ?? [] {
        found.insert(names[parent] ?? parent.split(separator: ".").last.map(String.init) ?? parent)
        waiting.append(parent)
      }
    }
    return found
  }
}
