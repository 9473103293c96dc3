import SwiftSyntax

/// New timers.
///
/// `Timer(timeInterval:repeats:block:)` of Foundation off Apple's platforms makes a timer that fires at once. The initializer with the label
/// `waitInterval`, which is as long, makes one that fires when its interval is over.
extension FactVisitor {
  func addTimer(_ node: FunctionCallExprSyntax) {
    guard isTimer(node.calledExpression), let label = node.arguments.first?.label,
      name(of: label) == "timeInterval", let next = node.arguments.dropFirst().first?.label,
      name(of: next) == "repeats",
      node.arguments.count == (node.trailingClosure == nil ? 3 : 2)
    else { return }
    let range = text.range(of: label)
    facts.edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: .timerLabel))
  }

  /// Whether an expression is `Timer` or `Timer.init`, with or without Foundation's name.
  private func isTimer(_ expression: ExprSyntax) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return name(of: reference.baseName) == "Timer" }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    switch name(of: access.declName.baseName) {
    case "init": return isTimer(base)
    case "Timer": return base.as(DeclReferenceExprSyntax.self).map { name(of: $0.baseName) } == "Foundation"
    default: return false
    }
  }
}
