import SwiftSyntax

/// Members of extensions that have to be in the bodies of their classes.
extension FactVisitor {
  /// The attributes that the pass removes.
  static let objectiveCAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSCopying", "NSManaged",
  ]

  /// The attributes and modifiers of a declaration.
  private struct Prefix {
    var attributes: [(name: String, text: String)] = []
    var modifiers: [String] = []
    /// Whether a modifier has a detail, as in `private(set)`.
    var hasDetail = false

    var names: Set<String> { Set(attributes.map(\.name)) }
    var access: String? {
      modifiers.first { ["private", "fileprivate", "internal", "package", "public", "open"].contains($0) }
    }
    /// Whether the declaration says on which actor it is.
    var isIsolated: Bool {
      modifiers.contains("nonisolated")
        || attributes.contains { $0.name.first?.isUppercase == true && !objectiveCAttributes.contains($0.name) }
    }
  }

  private func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Prefix {
    var prefix = Prefix()
    for case .attribute(let attribute) in attributes {
      let inOneLine = text.text(attribute).split(whereSeparator: \.isNewline).joined(separator: " ")
      prefix.attributes.append((text.text(attribute.attributeName), inOneLine))
    }
    for modifier in modifiers {
      if modifier.detail != nil { prefix.hasDetail = true } else { prefix.modifiers.append(modifier.name.text) }
    }
    return prefix
  }

  /// Whether a member overrides another one, or can be one that is overridden.
  private func mayMove(_ modifiers: DeclModifierListSyntax) -> Bool {
    scope.extensionNode != nil || modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// The name of an extension's member if its class is in another file. Subclasses have another one for the same method.
  private func forwardedName(_ name: String) -> String { "_sourcePass_\(scope.path.joined(separator: "_"))_\(name)" }

  // MARK: Methods

  func addMember(_ node: FunctionDeclSyntax) {
    guard mayMove(node.modifiers), let index = owner(of: node), case .identifier = node.name.tokenKind else { return }
    let prefix = prefix(node.attributes, node.modifiers)
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.tokenKind == .wildcard ? "_:" : name(of: $0.firstName) + ":" }
    let key = Self.key(name(of: node.name) + "(\(labels.joined()))", prefix)
    if prefix.modifiers.contains("override") { facts.types[index].overrides.append(key) }
    guard var member = member(node, key, prefix, specifier: node.funcKeyword, in: index) else { return }
    if let (attributes, modifiers) = forwarded(prefix, member), let rest = forwardedSignature(node) {
      let newName = forwardedName(name(of: node.name))
      member.forward = ExtensionMember.Forward(
        name: newName,
        declaration: "\(attributes)\(modifiers)func \(text.text(node.name))\(rest.signature) "
          + "{ \(rest.effects)self.\(newName)(\(rest.arguments)) }")
    }
    add(member, node.modifiers, node.name)
  }

  /// A method's signature with names for all parameters, and the arguments of a call in its body.
  private func forwardedSignature(
    _ node: FunctionDeclSyntax
  ) -> (
    signature: String, effects: String, arguments: String
  )? {
    let written = text.text(node.signature) + (node.genericWhereClause.map { " " + text.text($0) } ?? "")
    let isPlain = !["#", "//", "/*", "@autoclosure", "rethrows", "isolated ", "reasync"].contains(
      where: written.contains)
    guard isPlain else { return nil }
    var declared: [String] = []
    var arguments: [String] = []
    for (number, parameter) in node.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil, parameter.attributes.isEmpty, parameter.modifiers.isEmpty else { return nil }
      let type = text.text(parameter.type)
      let isInOut = type.hasPrefix("inout ")
      let specifiers = ["borrowing ", "consuming ", "__owned ", "__shared "]
      guard !specifiers.contains(where: type.hasPrefix) else { return nil }
      let argument = "argument\(number + 1)"
      let value = parameter.defaultValue.map { " " + text.text($0) } ?? ""
      declared.append("\(text.text(parameter.firstName)) \(argument): \(type)\(value)")
      let label = parameter.firstName.tokenKind == .wildcard ? "" : text.text(parameter.firstName) + ": "
      arguments.append(label + (isInOut ? "&" : "") + argument)
    }
    let effects = node.signature.effectSpecifiers
    let result = node.signature.returnClause.map { " " + text.text($0) } ?? ""
    let generics = node.genericParameterClause.map { text.text($0) } ?? ""
    let restrictions = node.genericWhereClause.map { " " + text.text($0) } ?? ""
    let signature =
      "\(generics)(\(declared.joined(separator: ", ")))" + (effects.map { " " + text.text($0) } ?? "") + result
      + restrictions
    return (
      signature.split(whereSeparator: \.isNewline).joined(separator: " "),
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await "),
      arguments.joined(separator: ", ")
    )
  }

  // MARK: Properties

  func addMember(_ node: VariableDeclSyntax) {
    guard mayMove(node.modifiers), let index = owner(of: node), let binding = node.bindings.first,
      node.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let prefix = prefix(node.attributes, node.modifiers)
    let key = Self.key(name(of: pattern.identifier), prefix)
    if prefix.modifiers.contains("override") { facts.types[index].overrides.append(key) }
    guard let block = binding.accessorBlock, binding.initializer == nil,
      var member = member(node, key, prefix, specifier: node.bindingSpecifier, in: index)
    else { return }
    if let (attributes, modifiers) = forwarded(prefix, member), let isSettable = isSettable(block),
      let type = binding.typeAnnotation.map({ text.text($0) }), !type.contains("//"), !type.contains("/*")
    {
      let newName = forwardedName(name(of: pattern.identifier))
      let setter = isSettable ? " set { self.\(newName) = newValue }" : ""
      let oneLine = type.split(whereSeparator: \.isNewline).joined(separator: " ")
      member.forward = ExtensionMember.Forward(
        name: newName,
        declaration: "\(attributes)\(modifiers)var \(text.text(pattern.identifier))\(oneLine) "
          + "{ get { self.\(newName) }\(setter) }")
    }
    add(member, node.modifiers, pattern.identifier)
  }

  /// Whether a computed property has a setter; `nil` if it has other accessors than `get` and `set`.
  private func isSettable(_ block: AccessorBlockSyntax) -> Bool? {
    guard case .accessors(let accessors) = block.accessors else { return false }
    var isSettable = false
    for accessor in accessors {
      guard accessor.effectSpecifiers == nil, accessor.modifier == nil else { return nil }
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.get): break
      case .keyword(.set): isSettable = true
      default: return nil
      }
    }
    return isSettable
  }

  // MARK: Both

  private static func key(_ name: String, _ prefix: Prefix) -> String {
    prefix.modifiers.contains("class") || prefix.modifiers.contains("static") ? "class " + name : name
  }

  /// A member of an extension, if it overrides another one or Objective-C lets others override it.
  private func member(
    _ node: some DeclSyntaxProtocol, _ key: String, _ prefix: Prefix, specifier: TokenSyntax, in index: Int
  ) -> ExtensionMember? {
    guard let outer = scope.extensionNode, scope.typeIndex == index, !facts.types[index].isGeneric else { return nil }
    let isOverride = prefix.modifiers.contains("override")
    let isVisible =
      facts.types[index].isObjectiveC || !prefix.names.isDisjoint(with: ["objc", "IBAction", "IBSegueAction"])
    guard isOverride || (isVisible && prefix.access != "private" && !prefix.modifiers.contains("static")) else {
      return nil
    }
    let range = text.range(of: node)
    var member = ExtensionMember(
      type: index, key: key, isOverride: isOverride, start: range.lowerBound, end: range.upperBound,
      modifiers: range.lowerBound, line: text.line(at: range.lowerBound), column: text.column(at: range.lowerBound),
      condition: condition)
    if let item = node.parent?.as(MemberBlockItemSyntax.self), let semicolon = item.semicolon {
      member.end = text.range(of: semicolon).upperBound
    }
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first
    member.modifiers = text.range(of: modifiers.map { Syntax($0) } ?? Syntax(specifier)).lowerBound
    let inherited = self.prefix(outer.attributes, outer.modifiers)
    for attribute in inherited.attributes {
      guard !Self.objectiveCAttributes.contains(attribute.name), !prefix.names.contains(attribute.name),
        attribute.name.first?.isUppercase != true || !prefix.isIsolated
      else { continue }
      guard !attribute.text.contains("//"), !attribute.text.contains("/*") else { return nil }
      member.attributes += attribute.text + " "
    }
    // What is private in an extension can be named in its whole file.
    if prefix.access == nil, let access = inherited.access {
      member.access = (access == "private" ? "fileprivate" : access) + " "
    }
    if inherited.modifiers.contains("nonisolated"), !prefix.isIsolated { member.access += "nonisolated " }
    return member
  }

  /// The attributes and modifiers of the declaration that calls a member; `nil` if other files cannot call it.
  private func forwarded(_ prefix: Prefix, _ member: ExtensionMember) -> (attributes: String, modifiers: String)? {
    let known: Set<String> = [
      "override", "open", "public", "internal", "package", "final", "class", "dynamic", "nonisolated",
    ]
    guard !prefix.hasDetail, known.isSuperset(of: prefix.modifiers), !member.access.contains("private") else {
      return nil
    }
    let attributes = prefix.attributes.filter { !Self.objectiveCAttributes.contains($0.name) }.map(\.text)
    guard !attributes.contains(where: { $0.contains("//") || $0.contains("/*") }) else { return nil }
    let modifiers = prefix.modifiers.filter { $0 != "dynamic" }
    return (
      member.attributes + attributes.map { $0 + " " }.joined(), member.access + modifiers.map { $0 + " " }.joined()
    )
  }

  /// Adds a member, with edits that take effect if it is called from another file.
  private func add(_ member: ExtensionMember, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax) {
    let number = facts.members.count
    facts.members.append(member)
    guard member.forward != nil else { return }
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
      let range = text.range(of: modifier)
      facts.edits.append(
        SourceEdit(offset: range.lowerBound, length: range.count, replacement: .overrideModifier(number)))
    }
    let range = text.range(of: name)
    facts.edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: .memberName(number)))
  }
}
