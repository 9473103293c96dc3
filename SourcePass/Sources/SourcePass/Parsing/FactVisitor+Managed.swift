import SwiftSyntax

/// Properties and methods of managed objects (`@NSManaged`), which Core Data has at run time.
extension FactVisitor {
  /// Writes the accessors of properties, each directly after its type. Computed properties cannot share a declaration.
  func addManagedAccessors(_ node: VariableDeclSyntax) {
    guard isManaged(node.attributes) else { return }
    let keyOfObjectiveC = node.attributes.lazy.compactMap { element -> String? in
      guard case .attribute(let attribute) = element, self.text.text(attribute.attributeName) == "objc" else {
        return nil
      }
      return self.objectiveCName(attribute)
    }.first
    var type: TypeAnnotationSyntax?
    // In `var a, b: Int` the type belongs to both.
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { type = annotation }
      guard let type, binding.accessorBlock == nil, binding.initializer == nil,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      if let comma = binding.trailingComma { replace(text.range(of: comma), by: ";" + beginning(of: node)) }
      let key = TableWriter.quoted(keyOfObjectiveC ?? name(of: pattern.identifier))
      var accessors = " { get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }"
      guard binding.typeAnnotation == nil else {
        append(accessors, to: type)
        continue
      }
      accessors = ": " + text.text(type.type).split(whereSeparator: \.isNewline).joined(separator: " ") + accessors
      append(accessors, to: pattern)
    }
  }

  /// What a further declaration with the attributes and modifiers of another one begins with.
  private func beginning(of node: VariableDeclSyntax) -> String {
    var words = [""]
    for case .attribute(let attribute) in node.attributes
    where !Self.objectiveCAttributes.contains(text.text(attribute.attributeName)) {
      words.append(text.text(attribute))
    }
    words += node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map { text.text($0) } + ["var"]
    return words.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Writes the body of a method, which sends a message to the object.
  func addManagedBody(_ node: FunctionDeclSyntax) {
    guard isManaged(node.attributes), node.body == nil else { return }
    if let result = node.signature.returnClause, !["Void", "()"].contains(text.text(result.type)) {
      return report(.error, node.name, "A method with a result cannot be @NSManaged here: write its body.")
    }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { ($0.firstName.tokenKind == .wildcard ? "_" : name(of: $0.firstName)) + ":" }
    let fullName = name(of: node.name) + "(\(labels.joined()))"
    let values = parameters.map { ", " + value($0.secondName ?? $0.firstName) }.joined()
    append(" { sendManagedMessage(\(TableWriter.quoted(fullName))\(values)) }", to: node.signature)
  }

  /// A parameter as an expression. A keyword, which is no name of a value without backticks, can be a label with them.
  private func value(_ parameter: TokenSyntax) -> String { TableWriter.escaped(name(of: parameter)) }

  private func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return text.text(attribute.attributeName) == "NSManaged"
    }
  }

  /// Adds code to the last word of a node. It is part of the word's edit, so that it moves with the node.
  private func append(_ code: String, to node: some SyntaxProtocol) {
    guard let last = node.lastToken(viewMode: .sourceAccurate) else { return }
    replace(text.range(of: last), by: text.text(last) + code)
  }
}
