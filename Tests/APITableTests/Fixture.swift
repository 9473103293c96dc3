import Foundation

@testable import APITable

/// A symbol graph made by hand, in the format of the compiler's files.
struct Fixture {
  private var symbols: [[String: Any]] = []
  private var relationships: [[String: Any]] = []
  /// The lines of the one source file.
  private(set) var source: [String] = []

  /// Adds a declaration; its line is added to the source if `line` is given.
  mutating func add(
    _ path: String, _ declaration: String, access: String = "public", line: String? = nil, comment: [String] = [],
    constraints: [(String, String, String)] = []
  ) {
    var symbol: [String: Any] = [
      "kind": ["identifier": "swift.any"], "identifier": ["precise": "s:" + path + declaration],
      "pathComponents": path.split(separator: ".").map(String.init), "accessLevel": access,
      "declarationFragments": [["kind": "text", "spelling": declaration]],
    ]
    let position = ["line": source.count, "character": 0]
    symbol["location"] = ["uri": "file:///Sources/UIKitCore/File.swift", "position": position]
    source.append(line ?? "  // \(path)")
    if !comment.isEmpty { symbol["docComment"] = ["lines": comment.map { ["text": $0] }] }
    if !constraints.isEmpty {
      symbol["swiftExtension"] = ["constraints": constraints.map { ["kind": $0.0, "lhs": $0.1, "rhs": $0.2] }]
    }
    symbols.append(symbol)
  }

  /// Adds a member that the compiler synthesised.
  mutating func addImplicit(_ path: String, _ declaration: String) {
    add(path, declaration)
    symbols[symbols.count - 1]["location"] = nil
  }

  /// Adds the extension of another module's type, without its members.
  mutating func addExtension(of path: String) {
    add(path, "extension " + path)
    symbols[symbols.count - 1]["kind"] = ["identifier": "swift.extension"]
  }

  /// Adds a relationship: a type inherits from another, or conforms to it.
  mutating func relate(_ kind: String, _ path: String, _ declaration: String, to other: String, outside: Bool = true) {
    var relationship = ["kind": kind, "source": "s:" + path + declaration, "target": outside ? "s:" + other : other]
    if outside { relationship["targetFallback"] = "Module." + other }
    relationships.append(relationship)
  }

  /// The identifier of a symbol.
  static func identifier(_ path: String, _ declaration: String) -> String { "s:" + path + declaration }

  /// The file's bytes.
  func json(module: String = "UIKitCore") throws -> Data {
    try JSONSerialization.data(withJSONObject: [
      "module": ["name": module], "symbols": symbols, "relationships": relationships,
    ])
  }

  /// The graph.
  func graph() throws -> SymbolGraph {
    var graph = SymbolGraph()
    try graph.add(json: try json())
    return graph
  }

  /// The result for rows of Apple's table.
  func findings(_ rows: [SceneAPITable.Row], page: String = "") throws -> Comparison {
    Comparison(
      table: SceneAPITable(rows: rows), graph: try graph(),
      sources: SourceFacts(texts: ["UIKitCore/File.swift": source.joined(separator: "\n")]),
      leftOut: LeftOutTable(markdown: page))
  }

  /// The result for one row.
  func finding(
    _ owner: String, _ declaration: String, kind: String = "", page: String = ""
  ) throws
    -> Comparison.Finding
  {
    let row = SceneAPITable.Row(owner: owner, declaration: declaration, kind: kind)
    return try findings([row], page: page).findings[0].finding
  }
}
