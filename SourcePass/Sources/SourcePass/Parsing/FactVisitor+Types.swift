import SwiftSyntax

/// Types and extensions.
extension FactVisitor {
  @discardableResult func enter(
    _ node: some DeclSyntaxProtocol, _ kind: TypeFacts.Kind, name: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ inheritance: InheritanceClauseSyntax?, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let isLocal = isLocal(node)
    let outer = scope
    var type = TypeFacts(kind: kind, path: outer.path + [name], line: line(of: node))
    type.inherited = inherited(inheritance)
    type.condition = condition
    type.isGeneric = isGeneric
    type.isPublic = modifiers.contains {
      $0.name.tokenKind == .keyword(.public) || $0.name.tokenKind == .keyword(.open)
    }
    type.isInGeneric = isGeneric || outer.isGeneric
    read(attributes, into: &type)
    type.reach = reach(modifiers, in: outer, isLocal: isLocal)
    facts.types.append(type)
    scopes.append(
      Scope(path: type.path, typeIndex: facts.types.count - 1, reach: type.reach, isGeneric: type.isInGeneric))
    findEntryPoint(attributes, name: type.name)
    return .visitChildren
  }

  func enterExtension(_ node: ExtensionDeclSyntax) {
    let name = text.text(node.extendedType)
    let path = name.split(separator: "<")[0].split(separator: ".").map { String($0.filter { !$0.isWhitespace }) }
    var type = TypeFacts(kind: .extension, path: path, line: line(of: node))
    type.inherited = inherited(node.inheritanceClause)
    type.condition = condition
    type.isGeneric = node.genericWhereClause != nil || name.contains("<")
    type.isInGeneric = type.isGeneric
    read(node.attributes, into: &type)
    // A member of an extension has at most the extension's access; who can name the type is decided by the type.
    type.reach = .module
    facts.types.append(type)
    scopes.append(Scope(path: path, typeIndex: facts.types.count - 1, reach: .module, extensionNode: node))
  }

  /// Ends a type. Its table can be written into its body, and an accessor after it.
  func leave(_ members: MemberBlockSyntax) {
    let ended = scopes.removeLast()
    guard let index = ended.typeIndex else { return }
    let type = facts.types[index]
    guard type.kind == .class, !members.rightBrace.isMissing else { return }
    let brace = text.range(of: members.rightBrace)
    if type.reach == .enclosing || type.reach == .local {
      facts.edits.append(SourceEdit(offset: brace.lowerBound, length: 0, replacement: .table(index)))
    }
    if type.hasDesignatedInitializer {
      facts.edits.append(SourceEdit(offset: brace.lowerBound, length: 0, replacement: .initializers(index)))
    }
    if type.reach == .local { return }
    facts.types[index].endLine = text.line(at: brace.lowerBound)
    facts.types[index].endColumn = text.column(at: brace.lowerBound)
    // It follows the table, which begins with a semicolon.
    facts.edits.append(SourceEdit(offset: brace.lowerBound, length: 0, replacement: .members(index)))
    if type.reach == .module || type.reach == .file { return }
    facts.edits.append(SourceEdit(offset: brace.upperBound, length: 0, replacement: .accessor(index)))
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { text.text($0.type) } ?? []
  }

  private func read(_ attributes: AttributeListSyntax, into type: inout TypeFacts) {
    for case .attribute(let attribute) in attributes {
      let name = text.text(attribute.attributeName)
      switch name {
      case "objc":
        type.isObjectiveC = true
        type.objectiveCName = objectiveCName(attribute)
      case "objcMembers": type.hasObjectiveCMembers = true
      case "globalActor": type.isGlobalActor = true
      case "available":
        let arguments = text.text(attribute)
        if arguments.contains("*") && arguments.contains("unavailable") { type.isUnavailable = true }
      default:
        if name.first?.isUppercase == true { type.attributes.append(name) }
      }
    }
  }

  /// The name in `@objc(name)`.
  func objectiveCName(_ attribute: AttributeSyntax) -> String? {
    guard let arguments = attribute.arguments else { return nil }
    let name = text.text(arguments).filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }

  private func reach(_ modifiers: DeclModifierListSyntax, in outer: Scope, isLocal: Bool) -> TypeFacts.Reach {
    if isLocal { return .local }
    switch outer.reach {
    case .local, .enclosing: return .local
    case .module, .file: break
    }
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return outer.path.isEmpty ? .file : .enclosing
      case .keyword(.fileprivate): return .file
      default: break
      }
    }
    return outer.reach
  }

  /// Whether a declaration is in a function or closure.
  private func isLocal(_ node: some DeclSyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      switch current.kind {
      case .codeBlock, .closureExpr, .accessorBlock: return true
      case .memberBlock, .sourceFile: return false
      default: parent = current.parent
      }
    }
    return false
  }

  private func findEntryPoint(_ attributes: AttributeListSyntax, name: String) {
    for case .attribute(let attribute) in attributes {
      switch text.text(attribute.attributeName) {
      case "main":
        facts.entryPoint = EntryPointFacts(kind: .mainAttribute, type: name, line: line(of: attribute))
      case "UIApplicationMain", "NSApplicationMain":
        facts.entryPoint = EntryPointFacts(kind: .applicationMain, type: name, line: line(of: attribute))
      default: break
      }
    }
  }

  /// A protocol of Objective-C has only classes as conforming types.
  func requireClass(_ node: ProtocolDeclSyntax) {
    if let inheritance = node.inheritanceClause, let first = inheritance.inheritedTypes.first {
      guard !inherited(inheritance).contains(where: { $0 == "AnyObject" || $0 == "NSObjectProtocol" || $0 == "class" })
      else { return }
      let start = text.range(of: first).lowerBound
      replace(start..<start, by: "AnyObject, ")
    } else {
      let end = text.range(of: node.name).upperBound
      replace(end..<end, by: ": AnyObject")
    }
  }
}

extension TokenSyntax {
  /// Whether the parser has inserted it.
  var isMissing: Bool { presence == .missing }
}
