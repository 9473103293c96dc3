import SwiftSyntax

/// Collects the facts of a file in one walk over its tree.
final class FactVisitor: SyntaxVisitor {
  /// The type, or the function, in which the walk is.
  struct Scope {
    var path: [String]
    var typeIndex: Int?
    var reach: TypeFacts.Reach
    var isGeneric = false
    /// The extension that it is.
    var extensionNode: ExtensionDeclSyntax?
  }

  let text: SourceText
  let evaluator: ConditionEvaluator
  var facts = FileFacts()
  var scopes: [Scope] = [Scope(path: [], typeIndex: nil, reach: .module)]
  var condition = ""
  /// The depth in chains of calls and members, which can be longer than the stack allows.
  var chainDepth = 0

  init(text: SourceText, evaluator: ConditionEvaluator) {
    self.text = text
    self.evaluator = evaluator
    super.init(viewMode: .sourceAccurate)
  }

  var scope: Scope { scopes[scopes.count - 1] }

  // MARK: Edits

  func blank(_ range: Range<Int>) {
    facts.edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: .blank))
  }

  func replace(_ range: Range<Int>, by text: String) {
    facts.edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: .text(text)))
  }

  func line(of node: some SyntaxProtocol) -> Int { text.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset) }

  func report(_ severity: PassDiagnostic.Severity, _ node: some SyntaxProtocol, _ message: String) {
    facts.diagnostics.append(FileDiagnostic(severity: severity, line: line(of: node), message: message))
  }

  // MARK: Bodies

  /// A body without attributes, conditions, selectors and optional calls has nothing to find.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    let isPlain =
      !text.contains(UInt8(ascii: "#"), in: range) && !text.contains(UInt8(ascii: "@"), in: range)
      && !text.containsOptionalCall(in: range)
    return isPlain ? .skipChildren : .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = condition
    var earlier: [String] = []
    var isDecided = false
    for clause in node.clauses {
      var own = ""
      var value: Bool? = true
      if let expression = clause.condition {
        rewriteCondition(expression)
        own = text.text(expression)
        value = evaluator.value(of: own)
      }
      guard !isDecided, value != false else { continue }
      var parts = outer.isEmpty ? [] : [outer]
      parts += earlier
      if value == nil { parts.append("(\(ConditionRewriter.rewritten(own)))") }
      condition = parts.joined(separator: " && ")
      if let elements = clause.elements { walkElements(elements) }
      if value == true { isDecided = true } else { earlier.append("!(\(ConditionRewriter.rewritten(own)))") }
    }
    condition = outer
    return .skipChildren
  }

  private func walkElements(_ elements: IfConfigClauseSyntax.Elements) { walk(Syntax(elements)) }

  private func rewriteCondition(_ condition: ExprSyntax) {
    let range = text.range(of: condition)
    for change in ConditionRewriter.changes(text.text(range)) {
      replace(range.lowerBound + change.range.lowerBound..<range.lowerBound + change.range.upperBound, by: change.text)
    }
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = text.text(node.attributeName)
    switch name {
    case _ where Self.objectiveCAttributes.contains(name):
      blank(text.range(of: node))
    case "UIApplicationMain", "NSApplicationMain":
      replace(text.range(of: node), by: "@main" + String(repeating: " ", count: text.range(of: node).count - 5))
    case "convention" where text.text(node).contains("block"): blank(text.range(of: node))
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) {
      if isObservable(node) {
        replace(text.range(of: node), by: "@KeyValueObservable")
      } else {
        blank(text.range(of: node))
      }
    }
    return .skipChildren
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name else { return .skipChildren }
    let facts = ImportFacts(
      module: text.text(module), line: line(of: node), isCertain: condition.isEmpty,
      isTestable: node.attributes.contains { text.text($0).hasPrefix("@testable") })
    self.facts.imports.append(facts)
    // The module's name is an edit of its own, because another module may have its declarations here. What is
    // imported of a module is not restricted, because it can be in another one.
    let path = text.range(of: node.path)
    if let kind = node.importKindSpecifier { blank(text.range(of: kind)) }
    self.facts.edits.append(
      SourceEdit(offset: path.lowerBound, length: path.count, replacement: .module(self.facts.imports.count - 1)))
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch text.text(node.macroName) {
    case "selector": return addSelector(node)
    case "keyPath": return addKeyPath(node)
    case "imageLiteral":
      return replaceLiteral(node, by: "UIImage(named: ", first: "resourceName", suffix: ")!")
    case "colorLiteral": return replaceLiteral(node, by: "UIColor(", first: nil, suffix: ")")
    case "Preview": return removePreview(node)
    default: return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    text.text(node.macroName) == "Preview" ? removePreview(node) : .visitChildren
  }

  /// Removes a preview of a file without SwiftUI. The macro is SwiftUI's here: UIKit has none, so that its apps need no compiler plugin.
  private func removePreview(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard !facts.imports.contains(where: { $0.module == "SwiftUI" }) else { return .visitChildren }
    blank(text.range(of: node))
    return .skipChildren
  }

  /// Replaces the beginning and the end of a literal; its arguments stay.
  private func replaceLiteral(
    _ node: MacroExpansionExprSyntax, by prefix: String, first label: String?, suffix: String
  ) -> SyntaxVisitorContinueKind {
    guard let left = node.leftParen, let right = node.rightParen, let argument = node.arguments.first else {
      return .visitChildren
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = left.endPosition.utf8Offset
    if let label {
      guard argument.label?.text == label else { return .visitChildren }
      end = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    replace(start..<end, by: prefix)
    replace(text.range(of: right), by: suffix)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    chainDepth += 1
    addOptionalCall(node)
    addTimer(node)
    return chainDepth < 4_096 ? .visitChildren : .skipChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) { chainDepth -= 1 }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    chainDepth += 1
    return chainDepth < 4_096 ? .visitChildren : .skipChildren
  }

  override func visitPost(_ node: MemberAccessExprSyntax) { chainDepth -= 1 }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, .class, name: node.name.text, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, .actor, name: node.name.text, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, .struct, name: node.name.text, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, .enum, name: node.name.text, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(
      node, .protocol, name: node.name.text, node.attributes, node.modifiers, node.inheritanceClause, isGeneric: false)
    if let index = scope.typeIndex, facts.types[index].isObjectiveC { requireClass(node) }
    return result
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterExtension(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock) }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if addOptionalRequirement(node) { return .skipChildren }
    addMethod(node)
    addObserver(node)
    addMember(node)
    addManagedBody(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    addProperties(node)
    addMember(node)
    addManagedAccessors(node)
    return .visitChildren
  }
}
