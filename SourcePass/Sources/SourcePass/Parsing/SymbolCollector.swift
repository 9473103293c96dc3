import SwiftSyntax

/// Collects the names in a file that probably come from modules that are absent.
enum SymbolCollector {
  /// The number of names that are reported for one import.
  private static let limit = 64

  static func collect(from tree: SourceFileSyntax, text: SourceText, plan: PassPlan, into facts: inout FileFacts) {
    let available = Set(plan.availableModules).union(KnownModules.toolchain)
    let absent = facts.imports.indices.filter { index in
      let module = facts.imports[index].module
      return !available.contains(module) && KnownModules.prefixes[module] != nil
    }
    guard !absent.isEmpty else { return }
    var seen: Set<String> = []
    var tests: [(index: Int, prefixes: [String])] = []
    for index in absent { tests.append((index, KnownModules.prefixes[facts.imports[index].module] ?? [])) }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, let first = name.utf8.first, first < 128 else { continue }
      guard !seen.contains(name) else { continue }
      for test in tests where matches(name, test.prefixes) {
        seen.insert(name)
        guard facts.imports[test.index].symbols.count < limit else { break }
        let line = text.line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        facts.imports[test.index].symbols.append(PassReport.Symbol(name: name, line: line))
        break
      }
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
