import SwiftSyntax

/// Collects the names in a file that probably come from modules that are absent.
///
/// If placeholders are wanted, it also collects what the file does with each name, and the members that are named without their types, as in
/// `.authorized`: the builder declares what is used.
enum SymbolCollector {
  /// The number of names that are reported for one import.
  private static let limit = 64
  /// The same for placeholders, for which all names are needed.
  private static let placeholderLimit = 4_000

  static func collect(from tree: SourceFileSyntax, text: SourceText, plan: PassPlan, into facts: inout FileFacts) {
    let available = Set(plan.availableModules).union(KnownModules.toolchain)
    let absent = facts.imports.indices.filter { index in
      let module = facts.imports[index].module
      return !available.contains(module) && KnownModules.prefixes[module] != nil
    }
    if plan.stubMissing { collectMembers(from: tree, text: text, plan: plan, into: &facts) }
    guard !absent.isEmpty else { return }
    let limit = plan.stubMissing ? placeholderLimit : limit
    var places: [String: (index: Int, symbol: Int)] = [:]
    var tests: [(index: Int, prefixes: [String])] = []
    for index in absent { tests.append((index, KnownModules.prefixes[facts.imports[index].module] ?? [])) }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, let first = name.utf8.first, first < 128 else { continue }
      if let place = places[name] {
        guard plan.stubMissing else { continue }
        add(SymbolUse.all(of: token), to: &facts.imports[place.index].symbols[place.symbol])
        continue
      }
      for test in tests where matches(name, test.prefixes) {
        guard facts.imports[test.index].symbols.count < limit else { break }
        places[name] = (test.index, facts.imports[test.index].symbols.count)
        var symbol = PassReport.Symbol(name: name, line: line(of: token, text))
        if plan.stubMissing { add(SymbolUse.all(of: token), to: &symbol) }
        facts.imports[test.index].symbols.append(symbol)
        break
      }
    }
  }

  private static func line(of token: TokenSyntax, _ text: SourceText) -> Int {
    text.line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func add(_ uses: [String], to symbol: inout PassReport.Symbol) {
    for use in uses where symbol.uses?.contains(use) != true && (symbol.uses?.count ?? 0) < limit {
      symbol.uses = (symbol.uses ?? []) + [use]
    }
  }

  /// The names in `.name` without a type before it, for a file that imports an absent module.
  private static func collectMembers(
    from tree: SourceFileSyntax, text: SourceText, plan: PassPlan, into facts: inout FileFacts
  ) {
    let available = Set(plan.availableModules).union(KnownModules.toolchain)
    guard
      let index = facts.imports.indices.last(where: { index in
        let module = facts.imports[index].module
        return !available.contains(module) && KnownModules.replacements[module] == nil
      })
    else { return }
    var seen: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind,
        let access = token.parent?.as(DeclReferenceExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self),
        access.base == nil, access.declName.baseName.id == token.id, seen.insert(name).inserted,
        seen.count < placeholderLimit
      else { continue }
      let isCall = access.parent?.is(FunctionCallExprSyntax.self) == true
      facts.imports[index].symbols.append(
        PassReport.Symbol(name: "." + name, line: line(of: token, text), uses: isCall ? ["call"] : []))
    }
  }

  /// Whether a name begins with one of the prefixes, followed by an upper-case letter and a lower-case one.
  private static func matches(_ name: String, _ prefixes: [String]) -> Bool {
    prefixes.contains { prefix in
      if prefix.hasPrefix("=") { return name == prefix.dropFirst() }
      guard name.hasPrefix(prefix) else { return false }
      guard let next = name.dropFirst(prefix.count).first else { return prefix.count > 3 }
      return prefix.count > 3 || next.isUppercase || next.isNumber
    }
  }
}
