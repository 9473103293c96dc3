import SwiftSyntax

/// Optional requirements of protocols, and calls of them.
///
/// The requirement `@objc optional func changed(_ list: List, at row: Int)` becomes a property with a closure,
/// `var _optional_changed__at: ((List, Int) -> Void)? { get }`. An extension of the protocol returns `nil` for it, and one of each class
/// that conforms and has the method returns the method. The call `object.changed?(list, at: 1)` becomes a call of the closure.
extension FactVisitor {
  /// Replaces an optional requirement. Returns whether the declaration is one.
  func addOptionalRequirement(_ node: FunctionDeclSyntax) -> Bool {
    guard let index = scope.typeIndex, facts.types[index].kind == .protocol,
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) })
    else { return false }
    addMethod(node)
    guard let last = facts.types[index].methods.indices.last, !node.name.isMissing else { return false }
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      text.text(parameter.type) + (parameter.ellipsis == nil ? "" : "...")
    }
    let effects = node.signature.effectSpecifiers.map { text.text($0) + " " } ?? ""
    let result = node.signature.returnClause.map { text.text($0.type) } ?? "Void"
    let actor = facts.types[index].attributes.contains("MainActor") ? "@MainActor " : ""
    let type = "(\(actor)(\(parameters.joined(separator: ", "))) \(effects)-> \(result))?"
    facts.types[index].methods[last].closureType = type.split(whereSeparator: \.isNewline).joined(separator: " ")
    let range = text.range(of: node)
    let lineEnds = String(repeating: "\n", count: text.lineEnds(in: range))
    let method = facts.types[index].methods[last]
    replace(range, by: "var \(method.optionalName): \(method.closureType) { get }\(lineEnds)")
    return true
  }

  /// Finds a call `object.method?(…)` or `object.method!(…)`.
  func addOptionalCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let expression: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      mark = chain.questionMark
      expression = chain.expression
    } else if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      mark = unwrapped.exclamationMark
      expression = unwrapped.expression
    } else {
      return
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil else { return }
    let number = facts.optionalCalls.count
    let call = OptionalCall(
      name: name(of: member.declName.baseName), labels: node.arguments.map { $0.label.map(name(of:)) ?? "" },
      hasTrailingClosures: node.trailingClosure != nil)
    facts.optionalCalls.append(call)
    add(.optionalName(number), text.range(of: member.declName.baseName))
    add(.optionalMark(number), text.range(of: mark))
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      let start = text.range(of: label).lowerBound
      add(.optionalLabel(number), start..<text.range(of: argument.expression).lowerBound)
    }
  }

  private func add(_ replacement: SourceEdit.Replacement, _ range: Range<Int>) {
    facts.edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: replacement))
  }
}
