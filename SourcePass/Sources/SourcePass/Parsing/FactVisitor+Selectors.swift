import SwiftSyntax

/// `#selector` and `#keyPath`.
extension FactVisitor {
  func addSelector(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, node.arguments.count == 1, let right = node.rightParen,
      !right.isMissing
    else { return .visitChildren }
    let kind: SelectorReference.Kind
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    case nil: kind = .method
    default: return .visitChildren
    }
    guard var reference = reference(argument.expression, kind) else {
      report(.warning, node, "This selector is not one that the pass knows: \(text.text(node).prefix(80))")
      return .visitChildren
    }
    let range = text.range(of: node)
    reference.line = line(of: node)
    reference.lineEnds = text.lineEnds(in: range)
    reference.context = scope.path
    reference.condition = condition
    facts.references.append(reference)
    facts.edits.append(
      SourceEdit(
        offset: range.lowerBound, length: range.count, replacement: .selector(facts.references.count - 1)))
    return .skipChildren
  }

  func addKeyPath(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, node.arguments.count == 1, let right = node.rightParen, !right.isMissing,
      var reference = reference(argument.expression, .keyPath)
    else { return .visitChildren }
    let range = text.range(of: node)
    reference.line = line(of: node)
    reference.lineEnds = text.lineEnds(in: range)
    reference.context = scope.path
    facts.references.append(reference)
    facts.edits.append(
      SourceEdit(
        offset: range.lowerBound, length: range.count, replacement: .selector(facts.references.count - 1)))
    return .skipChildren
  }

  /// What an expression in a selector names.
  private func reference(_ expression: ExprSyntax, _ kind: SelectorReference.Kind) -> SelectorReference? {
    var expression = expression
    var castTypes: [String]?
    for _ in 0..<64 {
      if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        sequence.elements.count == 3,
        let cast = sequence.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self)
          .flatMap({ _ in sequence.elements.last?.as(TypeExprSyntax.self) })
      {
        castTypes = parameterTypes(cast.type)
        expression = first
      } else if let cast = expression.as(AsExprSyntax.self) {
        castTypes = parameterTypes(cast.type)
        expression = cast.expression
      } else {
        break
      }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return reference(name, base: [], isOpaque: false, kind, castTypes)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    var base: [String] = []
    var isOpaque = false
    var current = member.base
    var depth = 0
    while let part = current, depth < 256 {
      depth += 1
      current = nil
      if let name = part.as(DeclReferenceExprSyntax.self) {
        base.insert(self.name(of: name.baseName), at: 0)
      } else if let access = part.as(MemberAccessExprSyntax.self) {
        base.insert(self.name(of: access.declName.baseName), at: 0)
        current = access.base
      } else if let chain = part.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else if let unwrapped = part.as(ForceUnwrapExprSyntax.self) {
        current = unwrapped.expression
      } else if let generic = part.as(GenericSpecializationExprSyntax.self) {
        current = generic.expression
      } else if part.is(SuperExprSyntax.self) {
        base.insert("super", at: 0)
      } else {
        isOpaque = true
      }
    }
    if base.first == "self" || base.first == "Self" { base.removeFirst() }
    return reference(member.declName, base: base, isOpaque: isOpaque, kind, castTypes)
  }

  private func reference(
    _ node: DeclReferenceExprSyntax, base: [String], isOpaque: Bool, _ kind: SelectorReference.Kind,
    _ castTypes: [String]?
  ) -> SelectorReference {
    let labels = node.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? "" : name(of: $0.name) }
    return SelectorReference(
      kind: kind, base: base, isOpaqueBase: isOpaque, name: name(of: node.baseName), labels: labels,
      castTypes: castTypes, context: [], line: 0)
  }

  /// The types of the parameters of a function type; of a curried one, of the last function.
  private func parameterTypes(_ type: TypeSyntax) -> [String]? {
    var type = type
    var result: [String]?
    for _ in 0..<16 {
      if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
        type = only.type
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let function = type.as(FunctionTypeSyntax.self) {
        result = function.parameters.map { text.text($0.type).filter { !$0.isWhitespace } }
        type = function.returnClause.type
      } else {
        break
      }
    }
    return result
  }
}
