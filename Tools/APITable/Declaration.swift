/// The meaning of a declaration, independent of its spelling: internal names of parameters, default values, attributes, modules and sugar
/// are ignored.
struct Declaration: Equatable {
  enum Kind: String {
    case type, function, initializer, property, enumCase, alias, associatedType, conformance
  }

  /// One parameter: the label that a caller writes, or `_`, and the type.
  struct Parameter: Equatable {
    var label: String
    var type: TypeName
  }

  var kind: Kind
  /// The name with its qualifiers, if the declaration has some, as in `enum UIScene.ActivationState`.
  var path: [String]
  /// Whether it is a type member, not an instance member: `static` and `class` are the same.
  var isStatic = false
  var parameters: [Parameter] = []
  /// The result of a function, the type of a property, the target of an alias; `nil` if the declaration omits it.
  var type: TypeName?
  var isAsync = false
  var canThrow = false
  /// Whether a property can be set.
  var isSettable = false
  /// Whether an initialiser can return `nil`.
  var isFailable = false
  /// The superclass and the protocols of a type, as far as they are declared.
  var inherited: [TypeName] = []
  /// The requirements of generic parameters, such as `τ0: Hashable`, sorted.
  var requirements: [String] = []
  /// The raw value of an enumeration case, if it is declared.
  var rawValue: Int?
  /// The keyword of a type.
  var keyword = ""

  /// The name as in symbol graphs: with labels.
  var name: String {
    let base = path.last ?? ""
    switch kind {
    case .function where base.first.map { !$0.isLetter && $0 != "_" } == true:
      // The parameters of operators have no labels.
      return base + "(" + parameters.map { _ in "_:" }.joined() + ")"
    case .function, .initializer: return base + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    default: return base
    }
  }

  /// Why `found` does not match this declaration; `nil` if it does.
  func difference(from found: Declaration) -> String? {
    guard kind == found.kind else { return "is a declaration of another kind" }
    if kind == .type, keyword != found.keyword { return "is a declaration of another kind" }
    if isStatic != found.isStatic {
      return found.isStatic ? "is a type member, not an instance member" : "is an instance member, not a type member"
    }
    for (parameter, other) in zip(parameters, found.parameters) where !parameter.type.means(other.type) {
      return "takes \(other.type) where \(parameter.type) is expected"
    }
    if let type, let other = found.type, !type.means(other) { return "has the type \(other), not \(type)" }
    if isAsync != found.isAsync { return found.isAsync ? "is async" : "is not async" }
    if canThrow != found.canThrow { return found.canThrow ? "can throw" : "cannot throw" }
    if kind == .property, isSettable != found.isSettable { return found.isSettable ? "can be set" : "cannot be set" }
    if isFailable != found.isFailable { return found.isFailable ? "is failable" : "is not failable" }
    if requirements != found.requirements, kind != .type, kind != .associatedType {
      return "has the generic requirements [\(found.requirements.joined(separator: ", "))]"
    }
    if let rawValue, let other = found.rawValue, rawValue != other { return "has the raw value \(other)" }
    return nil
  }
}
