import SwiftSyntax

/// What a file does with a name of a module that is absent, as words for the builder, which writes a placeholder:
///
/// - `type`, `value`, `attribute`
/// - `superclass` and `protocol`, in the list of a type's inheritance; `override func draw(_ rect: CGRect)` for each override below it
/// - `generic 2`, with the number of arguments
/// - `nested Name`, a type in it
/// - `call label:_ _:. _:{2}`, with a word for each argument: a label, and `_` for an expression, `.` for a member without its type, `&` for
///   a variable that is changed, and `{n}` for a closure with n parameters. `call?` is a call that may fail
enum SymbolUse {
  static func all(of token: TokenSyntax) -> [String] {
    guard let parent = token.parent else { return [] }
    if let type = parent.as(IdentifierTypeSyntax.self), type.name.id == token.id { return uses(of: type) }
    guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return [] }
    var uses: [String] = []
    var expression = ExprSyntax(reference)
    if let specialized = reference.parent?.as(GenericSpecializationExprSyntax.self) {
      uses.append("generic \(specialized.genericArgumentClause.arguments.count)")
      expression = ExprSyntax(specialized)
    }
    if let call = expression.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id {
      return uses + [self.call(call)]
    }
    if let access = expression.parent?.as(MemberAccessExprSyntax.self), access.base?.id == expression.id {
      if access.declName.baseName.text == "init", let call = access.parent?.as(FunctionCallExprSyntax.self) {
        return uses + [self.call(call)]
      }
      return uses + ["type"]
    }
    return uses + ["value"]
  }

  private static func uses(of type: IdentifierTypeSyntax) -> [String] {
    var uses = ["type"]
    if let arguments = type.genericArgumentClause?.arguments { uses.append("generic \(arguments.count)") }
    if let member = type.parent?.as(MemberTypeSyntax.self) { uses.append("nested \(member.name.text)") }
    if type.parent?.is(AttributeSyntax.self) == true { uses.append("attribute") }
    guard let inherited = type.parent?.as(InheritedTypeSyntax.self),
      let list = inherited.parent?.as(InheritedTypeListSyntax.self), let owner = list.parent?.parent
    else { return uses }
    guard let declaration = owner.as(ClassDeclSyntax.self), list.first?.id == inherited.id else {
      return uses + ["protocol"]
    }
    return uses + ["superclass"] + declaration.memberBlock.members.compactMap { override($0.decl) }
  }

  /// `override func draw(_ rect: CGRect)`, without a body and attributes.
  private static func override(_ declaration: DeclSyntax) -> String? {
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return nil }
    let modifiers = function.modifiers.map(\.name.text)
    guard modifiers.contains("override"), !modifiers.contains("static"), !modifiers.contains("class") else {
      return nil
    }
    let text = "override func \(function.name.text)\(function.signature.trimmedDescription)"
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func call(_ call: FunctionCallExprSyntax) -> String {
    var words = [isOptional(call) ? "call?" : "call"]
    for argument in call.arguments { words.append(word(argument.label?.text, argument.expression)) }
    if let closure = call.trailingClosure { words.append(word("", ExprSyntax(closure))) }
    for closure in call.additionalTrailingClosures {
      words.append(word(closure.label.text, ExprSyntax(closure.closure)))
    }
    return words.joined(separator: " ")
  }

  private static func word(_ label: String?, _ expression: ExprSyntax) -> String {
    let name = label.map { $0.isEmpty ? "*" : $0 } ?? "_"
    if let closure = expression.as(ClosureExprSyntax.self) { return "\(name):{\(parameters(of: closure))}" }
    if expression.is(InOutExprSyntax.self) { return name + ":&" }
    return name + (isImplicit(expression) ? ":." : ":_")
  }

  /// Whether an expression is `.name`, `.name(…)` or a list of those, which needs a type.
  private static func isImplicit(_ expression: ExprSyntax) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base.map { isImplicit($0) } ?? true
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return isImplicit(call.calledExpression) }
    return false
  }

  private static func parameters(of closure: ClosureExprSyntax) -> Int {
    if let clause = closure.signature?.parameterClause {
      return clause.as(ClosureShorthandParameterListSyntax.self)?.count
        ?? clause.as(ClosureParameterClauseSyntax.self)?.parameters.count ?? 0
    }
    var count = 0
    for token in closure.statements.tokens(viewMode: .sourceAccurate) {
      if case .dollarIdentifier(let name) = token.tokenKind, let number = Int(name.dropFirst()) {
        count = max(count, number + 1)
      }
    }
    return count
  }

  /// Whether the result of a call is unwrapped.
  private static func isOptional(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
    return parent.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
