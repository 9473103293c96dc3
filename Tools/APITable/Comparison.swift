/// Compares Apple's table with our symbols.
public struct Comparison: Sendable {
  /// The result of one row.
  public enum Finding: Sendable, Equatable {
    /// The symbol exists.
    case found
    /// A symbol of its name exists, and this is the difference.
    case different(String)
    /// No symbol of its name exists.
    case missing
    /// The symbol does not exist, and the documentation gives the reason.
    case leftOut
    /// The documentation lists the symbol as left out, and it exists.
    case wronglyLeftOut
  }

  /// The rows with their results, in the table's order.
  public private(set) var findings: [(row: SceneAPITable.Row, finding: Finding)] = []

  /// Rows of the documentation that the table does not have.
  public private(set) var strays: [String] = []

  /// The availability of the symbols that match rows, by the symbols' identifiers.
  public private(set) var availabilities: [String: Availability] = [:]

  private let graph: SymbolGraph
  private let sources: SourceFacts
  private var symbolsByPath: [String: [SymbolGraph.Symbol]] = [:]
  private var identifiers: [String: String] = [:]

  /// Compares the table with the symbols.
  public init(table: SceneAPITable, graph: SymbolGraph, sources: SourceFacts, leftOut: LeftOutTable) {
    self.graph = graph
    self.sources = sources
    symbolsByPath = Dictionary(grouping: graph.symbols) { $0.path.joined(separator: ".") }
    for symbol in graph.symbols { identifiers[symbol.path.joined(separator: ".")] = symbol.identifier }
    for row in table.rows {
      let isLeftOut = row.isPlistKey ? leftOut.keys[row.firstWord] != nil : leftOut.reason(for: row) != nil
      var match: SymbolGraph.Symbol?
      var finding = row.isPlistKey ? plistFinding(row) : symbolFinding(row, match: &match)
      // A member that a type inherits belongs to its ancestor, whose own row has its availability.
      if let match,
        [match.path.dropLast(), match.path[...]].contains(where: { $0.joined(separator: ".") == row.owner }),
        let availability = Availability(row)
      {
        availabilities[match.identifier] = availability
      }
      if isLeftOut {
        // A key that is listed as not read has a reason; a symbol that is left out is counted.
        finding = finding == .found ? .wronglyLeftOut : row.isPlistKey ? .found : .leftOut
      }
      findings.append((row, finding))
    }
    let known = Set(table.rows.map { SceneAPITable.Row(owner: $0.owner, declaration: $0.declaration) })
    strays = leftOut.rows.keys.filter { !known.contains($0) }.map { "\($0.owner): \($0.declaration)" }.sorted()
    let knownKeys = Set(table.rows.filter(\.isPlistKey).map(\.firstWord))
    strays += leftOut.keys.keys.filter { !knownKeys.contains($0) }.sorted()
  }

  private func plistFinding(_ row: SceneAPITable.Row) -> Finding {
    sources.hasLiteral(row.firstWord) ? .found : .missing
  }

  /// - Parameter match: Set to the symbol that matches the row.
  private func symbolFinding(_ row: SceneAPITable.Row, match: inout SymbolGraph.Symbol?) -> Finding {
    var wanted: Declaration
    do throws(DeclarationParser.Failure) {
      wanted = try DeclarationParser.declaration(in: row.declaration)
    } catch {
      // A constant that the table lists only under its Objective-C name.
      match = constant(row)
      return match != nil ? .found : row.firstWord.contains("(") ? .different(error.description) : .missing
    }
    // Apple's documentation shows type properties without their accessors.
    if row.kind == "constant" { wanted.isSettable = false }
    if wanted.kind == .conformance || wanted.kind == .type {
      return typeFinding(row, wanted, match: &match)
    }
    let owners = wanted.path.count > 1 ? [wanted.path.dropLast().joined(separator: ".")] : self.owners(of: row)
    var differences: [String] = []
    for owner in owners {
      for symbol in symbolsByPath[owner.isEmpty ? wanted.name : owner + "." + wanted.name] ?? [] {
        // The table has the requirements of an extension with the declaration.
        let found = [declaration(of: symbol), declaration(of: symbol, withConstraints: true)].compactMap(\.self)
        let reasons = found.map { difference(of: $0, from: wanted) }
        if reasons.contains(nil) {
          match = symbol
          return .found
        }
        if let reason = reasons.first ?? nil { differences.append("it \(reason): \(symbol.declaration)") }
      }
    }
    if let first = differences.first { return .different(first) }
    let alike = alike(wanted, owners: owners)
    return alike.isEmpty ? .missing : .different("found: " + alike.joined(separator: "; "))
  }

  /// The declaring type and everything it inherits from; and no type at all for symbols that may be global.
  private func owners(of row: SceneAPITable.Row) -> [String] {
    if row.owner == "(global)" { return [""] }
    let ancestors = identifiers[row.owner].map { graph.ancestors(of: $0).sorted() } ?? []
    return [row.owner] + ancestors + [""]
  }

  /// - Parameter withConstraints: Whether the requirements of the extension that declares the symbol are added.
  private func declaration(of symbol: SymbolGraph.Symbol, withConstraints: Bool = false) -> Declaration? {
    var text = symbol.declaration
    if withConstraints {
      guard !symbol.constraints.isEmpty else { return nil }
      text += (text.contains(" where ") ? ", " : " where ") + symbol.constraints.joined(separator: ", ")
    }
    guard var found = try? DeclarationParser.declaration(in: text) else { return nil }
    guard let location = symbol.location else { return found }
    if found.kind == .enumCase { found.rawValue = sources.rawValue(at: location) }
    if found.kind == .property, sources.hidesSetter(at: location) { found.isSettable = false }
    // An associated type of the protocol matches any type that an app's own method returns.
    if case .named(let path, []) = found.type, path.first == "Self", path.count == 2,
      symbolsByPath[(symbol.path.dropLast() + path.dropFirst()).joined(separator: ".")] != nil
    {
      found.type = nil
    }
    return found
  }

  private func difference(of found: Declaration, from wanted: Declaration) -> String? {
    if wanted.kind == .associatedType {
      return wanted.kind == found.kind && wanted.inherited == found.inherited ? nil : "has another constraint"
    }
    if let rawValue = wanted.rawValue, found.rawValue == nil {
      return "has no raw value, where \(rawValue) is expected"
    }
    return wanted.difference(from: found)
  }

  /// The owner's members with the same name, regardless of labels.
  private func alike(_ wanted: Declaration, owners: [String]) -> [String] {
    let base = wanted.path.last ?? ""
    let found = Set(
      graph.symbols.filter { symbol in
        guard owners.first == symbol.path.dropLast().joined(separator: ".") else { return false }
        return symbol.path.last?.prefix { $0 != "(" } == base[...]
      }.map(\.declaration))
    // Of many methods of one name these few are enough.
    return Array(found.sorted().prefix(3)) + (found.count > 3 ? ["and \(found.count - 3) more"] : [])
  }

  // MARK: Types

  private func typeFinding(
    _ row: SceneAPITable.Row, _ wanted: Declaration, match: inout SymbolGraph.Symbol?
  ) -> Finding {
    let name = wanted.path.joined(separator: ".")
    let path = [name, row.owner + "." + name].first { symbolsByPath[$0] != nil }
    guard let path, let symbol = symbolsByPath[path]?.first else { return .missing }
    if let found = declaration(of: symbol), wanted.kind == .type, let difference = wanted.difference(from: found) {
      return .different("it \(difference): \(symbol.declaration)")
    }
    let ancestors = graph.ancestors(of: symbol.identifier)
    for parent in wanted.inherited.map(\.description) {
      let isThere =
        ancestors.contains { $0 == parent || $0.hasSuffix("." + parent) || parent.hasSuffix("." + $0) }
        || hasRawType(parent, path)
      if !isThere { return .different("\(path) does not inherit \(parent)") }
    }
    // A row that only lists a type's conformances does not have the type's availability.
    if wanted.kind == .type { match = symbol }
    return .found
  }

  /// Whether the type at `path` is created from raw values of the type `name`.
  private func hasRawType(_ name: String, _ path: String) -> Bool {
    (symbolsByPath[path + ".init(rawValue:)"] ?? []).contains { symbol in
      declaration(of: symbol)?.parameters.first?.type.description == name
    }
  }

  private func constant(_ row: SceneAPITable.Row) -> SymbolGraph.Symbol? {
    graph.symbols.first { symbol in
      guard let location = symbol.location, symbol.path.dropLast().joined(separator: ".") == row.owner else {
        return false
      }
      return sources.names(row.firstWord, at: location)
    }
  }
}

extension Comparison {
  /// The report to print: one line for each row with a problem, and the sum.
  public var report: (lines: [String], isGood: Bool) {
    var lines: [String] = []
    for (row, finding) in findings {
      let place = "\(row.owner): \(row.declaration) (\(row.introduced))"
      switch finding {
      case .found, .leftOut: continue
      case .missing: lines.append("missing    \(place)")
      case .different(let what): lines.append("different  \(place)\n           \(what)")
      case .wronglyLeftOut: lines.append("present    \(place), although docs/API.md lists it as left out")
      }
    }
    lines += strays.map { "stale      docs/API.md lists a symbol that is not in the table: \($0)" }
    let isGood = lines.isEmpty
    let found = findings.count { $0.finding == .found }
    let leftOut = findings.count { $0.finding == .leftOut }
    lines.append("api: \(found) of \(findings.count) rows, \(leftOut) left out with a reason")
    return (lines, isGood)
  }
}
