import SwiftSyntax

/// Methods and properties.
extension FactVisitor {
  /// What attributes and modifiers say about a member.
  private struct Traits {
    var isObjectiveC = false
    var isNonObjectiveC = false
    var objectiveCName: String?
    var isPrivate = false
    var isSetterPrivate = false
    var isStatic = false
    var isOptional = false
    var isUnavailable = false
    var isDeprecated = false
    var attributes: [String] = []
  }

  private func traits(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Traits {
    var traits = Traits()
    for case .attribute(let attribute) in attributes {
      let name = text.text(attribute.attributeName)
      switch name {
      case "objc":
        traits.isObjectiveC = true
        traits.objectiveCName = objectiveCName(attribute)
      case "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged":
        traits.isObjectiveC = true
      case "nonobjc": traits.isNonObjectiveC = true
      case "available":
        let arguments = text.text(attribute)
        if arguments.contains("unavailable"), arguments.contains("*") { traits.isUnavailable = true }
        if arguments.contains("deprecated") || arguments.contains("obsoleted") { traits.isDeprecated = true }
      default:
        if name.first?.isUppercase == true { traits.attributes.append(name) }
      }
    }
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate):
        if modifier.detail == nil { traits.isPrivate = true } else { traits.isSetterPrivate = true }
      case .keyword(.static), .keyword(.class): traits.isStatic = true
      case .keyword(.optional): traits.isOptional = true
      default: break
      }
    }
    return traits
  }

  /// The type of which a declaration is a member, or `nil` for one in a function or a file.
  func owner(of node: some DeclSyntaxProtocol) -> Int? {
    guard let index = scope.typeIndex else { return nil }
    var parent = node.parent
    while let current = parent {
      switch current.kind {
      case .memberBlock: return index
      case .codeBlock, .closureExpr, .accessorBlock, .sourceFile: return nil
      default: parent = current.parent
      }
    }
    return nil
  }

  private func hasObjectiveCMembers(_ type: TypeFacts) -> Bool {
    switch type.kind {
    case .class, .extension: true
    case .protocol: type.isObjectiveC
    case .actor, .struct, .enum: false
    }
  }

  // MARK: Observed properties

  /// Whether a modifier is that of a stored property of a class, which can have a property wrapper.
  func isObservable(_ modifier: DeclModifierSyntax) -> Bool {
    guard let property = modifier.parent?.parent?.as(VariableDeclSyntax.self), let index = owner(of: property),
      facts.types[index].kind == .class, property.bindingSpecifier.tokenKind == .keyword(.var),
      property.bindings.count == 1, let binding = property.bindings.first,
      binding.pattern.is(IdentifierPatternSyntax.self)
    else { return false }
    let others: Set<TokenKind> = [
      .keyword(.static), .keyword(.class), .keyword(.lazy), .keyword(.weak), .keyword(.unowned), .keyword(.override),
    ]
    guard !property.modifiers.contains(where: { others.contains($0.name.tokenKind) }) else { return false }
    // Another wrapper, and what has no value of its own.
    guard
      !property.attributes.contains(where: {
        guard case .attribute(let attribute) = $0 else { return true }
        let name = text.text(attribute.attributeName)
        return name == "NSManaged"
          || name.first?.isUppercase == true && !name.hasPrefix("IB") && !name.hasSuffix("Actor")
      })
    else { return false }
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }

  // MARK: Initializers

  func addInitializer(_ node: InitializerDeclSyntax) {
    guard let index = owner(of: node), facts.types[index].kind == .class else { return }
    let labels = node.signature.parameterClause.parameters.map { text.text($0.firstName) + ":" }.joined()
    facts.types[index].initializers.append("init(\(labels))")
    var isConvenience = false
    let isRequired = node.modifiers.contains { $0.name.tokenKind == .keyword(.required) }
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.convenience): isConvenience = true
      case .keyword(.override) where !isRequired && LayerInitializers.names.contains("init(\(labels))"):
        let range = text.range(of: modifier)
        facts.edits.append(
          SourceEdit(offset: range.lowerBound, length: range.count, replacement: .initializerModifier(index)))
      default: break
      }
    }
    if !isConvenience { facts.types[index].hasDesignatedInitializer = true }
  }

  // MARK: Observers

  /// Notes the method that is called when an observed property changes.
  func addObserver(_ node: FunctionDeclSyntax) {
    guard name(of: node.name) == ObserverMethods.name, let index = owner(of: node), facts.types[index].kind == .class,
      node.signature.parameterClause.parameters.map({ name(of: $0.firstName) }) == ObserverMethods.labels,
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let inherited = classClause(of: node)?.inheritedTypes
    else { return }
    facts.types[index].observesValues = true
    func edit(_ range: Range<Int>, _ replacement: SourceEdit.Replacement) {
      facts.edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: replacement))
    }
    let end = text.range(of: inherited).upperBound
    edit(end..<end, .observerConformance(index))
    edit(text.range(of: modifier), .observerModifier(index))
    guard let body = node.body else { return }
    for call in text.ranges(of: ObserverMethods.superCall, in: text.range(of: body)) {
      edit(call, .observerSuper(index))
    }
  }

  private func classClause(of node: FunctionDeclSyntax) -> InheritanceClauseSyntax? {
    var parent = node.parent
    while let current = parent {
      if let found = current.as(ClassDeclSyntax.self) { return found.inheritanceClause }
      parent = current.parent
    }
    return nil
  }

  // MARK: Methods

  func addMethod(_ node: FunctionDeclSyntax) {
    guard let index = owner(of: node), hasObjectiveCMembers(facts.types[index]) else { return }
    guard case .identifier = node.name.tokenKind else { return }
    let traits = traits(node.attributes, node.modifiers)
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.tokenKind == .wildcard ? "" : name(of: $0.firstName) }
    var isCallable = node.genericParameterClause == nil && node.genericWhereClause == nil && !traits.isUnavailable
    let types = parameters.map { parameter -> String in
      guard parameter.ellipsis == nil, let type = argumentType(parameter.type) else {
        isCallable = false
        return ""
      }
      return type
    }
    let effects = node.signature.effectSpecifiers
    let result = node.signature.returnClause.map { text.text($0.type) } ?? ""
    if result == "Never" || result.hasPrefix("some ") { isCallable = false }
    let baseName = name(of: node.name)
    let isThrowing = effects?.throwsClause != nil
    let isAsync = effects?.asyncSpecifier != nil
    let method = MethodFacts(
      name: baseName, labels: labels, types: types,
      selector: traits.objectiveCName
        ?? ObjectiveCName.selector(
          base: baseName, labels: labels, isThrowing: isThrowing, isAsync: isAsync,
          trailingClosures: types.reversed().prefix { $0.contains("->") }.count),
      isObjectiveC: traits.isObjectiveC, isNonObjectiveC: traits.isNonObjectiveC, isPrivate: traits.isPrivate,
      isStatic: traits.isStatic, isOptional: traits.isOptional, isThrowing: isThrowing, isAsync: isAsync,
      isDeprecated: traits.isDeprecated, returns: !["", "Void", "()"].contains(result), result: result,
      isCallable: isCallable, attributes: traits.attributes, condition: condition, line: line(of: node.name))
    facts.types[index].methods.append(method)
  }

  /// The name of an identifier without backticks.
  func name(of token: TokenSyntax) -> String {
    let name = token.text
    return name.hasPrefix("`") && name.hasSuffix("`") && name.utf8.count > 2
      ? String(name.dropFirst().dropLast()) : name
  }

  /// A parameter's type as it is written after `as`, or `nil` if no argument can be converted to it.
  private func argumentType(_ type: TypeSyntax) -> String? {
    var type = type
    if let attributed = type.as(AttributedTypeSyntax.self) {
      guard attributed.specifiers.isEmpty, attributed.lateSpecifiers.isEmpty else { return nil }
      for attribute in attributed.attributes {
        guard ["@escaping", "@Sendable", "@MainActor"].contains(text.text(attribute)) else { return nil }
      }
      type = attributed.baseType
    }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return argumentType(unwrapped.wrappedType).map { $0.contains("->") ? "(\($0))?" : $0 + "?" }
    }
    let written = text.text(type)
    guard !written.hasPrefix("some "), !written.contains("Self"), !written.contains("//"), !written.contains("/*")
    else { return nil }
    return written.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: Properties

  func addProperties(_ node: VariableDeclSyntax) {
    guard let index = owner(of: node), hasObjectiveCMembers(facts.types[index]) else { return }
    let traits = traits(node.attributes, node.modifiers)
    guard !traits.isUnavailable else { return }
    var type: String?
    // In `var a, b: Int` the type belongs to both.
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { type = text.text(annotation.type) }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let propertyName = name(of: pattern.identifier)
      var property = PropertyFacts(
        name: propertyName, key: traits.objectiveCName ?? propertyName, type: type ?? initialType(binding),
        isObjectiveC: traits.isObjectiveC, isNonObjectiveC: traits.isNonObjectiveC, isPrivate: traits.isPrivate,
        isStatic: traits.isStatic, isOptional: traits.isOptional, isDeprecated: traits.isDeprecated,
        attributes: traits.attributes, condition: condition, line: line(of: pattern))
      property.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var)
      if let block = binding.accessorBlock { read(block, into: &property) }
      facts.types[index].properties.append(property)
    }
  }

  /// The type of a property whose initial value is a call of a type's initializer.
  private func initialType(_ binding: PatternBindingSyntax) -> String? {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    let name = callee.baseName.text
    return name.first?.isUppercase == true ? name : nil
  }

  private func read(_ block: AccessorBlockSyntax, into property: inout PropertyFacts) {
    switch block.accessors {
    case .getter: property.isSettable = false
    case .accessors(let accessors):
      var hasGetter = false
      var hasSetter = false
      for accessor in accessors {
        let name = accessor.attributes.lazy.compactMap { element -> String? in
          guard case .attribute(let attribute) = element, self.text.text(attribute.attributeName) == "objc" else {
            return nil
          }
          return self.objectiveCName(attribute)
        }.first
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read):
          hasGetter = true
          property.getter = name
        case .keyword(.set), .keyword(._modify):
          hasSetter = true
          property.setter = name
        default: break
        }
      }
      if hasGetter, !hasSetter { property.isSettable = false }
    @unknown default: break
    }
  }
}
