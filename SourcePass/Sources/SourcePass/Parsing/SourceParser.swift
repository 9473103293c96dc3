import SwiftParser
import SwiftSyntax

/// Parses a file and collects its facts.
package enum SourceParser {
  /// The facts of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, valid UTF-8 without a byte order mark.
  ///   - name: The name of the file in the plan.
  ///   - plan: The plan, for its conditions.
  package static func facts(of bytes: [UInt8], name: String, plan: PassPlan) -> FileFacts {
    let text = SourceText(bytes)
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let visitor = FactVisitor(text: text, evaluator: ConditionEvaluator(plan))
    visitor.facts.isComplete = !tree.hasError
    visitor.walk(tree)
    var facts = visitor.facts
    if name == "main.swift" || name.hasSuffix("/main.swift") {
      facts.entryPoint = EntryPointFacts(kind: .mainFile, type: nil, line: 1)
    }
    facts.usableClasses = KnownModules.usableClasses.keys.filter { text.contains($0) }.sorted()
    SymbolCollector.collect(from: tree, text: text, plan: plan, into: &facts)
    facts.edits.sort { ($0.offset, $0.length) < ($1.offset, $1.length) }
    return facts
  }
}
