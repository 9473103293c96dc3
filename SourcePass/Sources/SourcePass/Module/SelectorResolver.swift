/// Finds out what the selectors of a module name.
struct SelectorResolver {
  /// What a reference means.
  struct Resolution: Hashable {
    /// The selector or key path.
    var text: String
    /// The method of the module that has to be in a table.
    var method: ModuleIndex.Method?
    /// The method of a class of another module that has to be in a table.
    var foreign: ForeignMethod?
    /// A remark for the user.
    var note: String?
  }

  /// A method of a class that is not in the module, or inherited from one.
  struct ForeignMethod: Hashable {
    var type: String
    var name: String
    var labels: [String]
    var selector: String
  }

  let index: ModuleIndex

  func resolve(_ reference: SelectorReference) -> Resolution {
    switch reference.kind {
    case .method: resolveMethod(reference)
    case .getter, .setter: resolveAccessor(reference)
    case .keyPath: resolveKeyPath(reference)
    }
  }

  // MARK: Methods

  private func resolveMethod(_ reference: SelectorReference) -> Resolution {
    let type = baseType(of: reference)
    if let type {
      if let method = findMethod(reference, in: type) {
        return Resolution(text: index.method(method).selector, method: method)
      }
    } else if let method = findAnywhere(reference) {
      return Resolution(text: index.method(method).selector, method: method)
    }
    if let type, index.isDeclared(type), reference.base.isEmpty || reference.base == ["super"],
      let method = findInEnclosing(reference)
    {
      return Resolution(text: index.method(method).selector, method: method)
    }
    return resolveForeign(reference, type: type)
  }

  /// A type that encloses the context has the method, as in a nested type that names a method of its owner.
  private func findInEnclosing(_ reference: SelectorReference) -> ModuleIndex.Method? {
    for length in stride(from: reference.context.count - 1, to: 0, by: -1) {
      let name = reference.context.prefix(length).joined(separator: ".")
      if let found = findMethod(reference, in: name) { return found }
    }
    return nil
  }

  private func resolveForeign(_ reference: SelectorReference, type: String?) -> Resolution {
    let known = SystemSelectors.method(named: reference.name, labels: reference.labels)
    let labels = reference.labels ?? known?.labels ?? reference.castTypes?.map { _ in "" } ?? []
    let selector = known?.selector ?? ObjectiveCName.selector(base: reference.name, labels: labels)
    var resolution = Resolution(text: selector)
    if let type, !reference.isOpaqueBase, labels.count <= 2, !Self.isProtocolName(type),
      index.definitions(of: type).allSatisfy({ index.type($0).kind == .class && index.type($0).reach == .module })
    {
      resolution.foreign = ForeignMethod(type: type, name: reference.name, labels: labels, selector: selector)
    }
    return resolution
  }

  /// Whether a name of another module is probably that of a protocol, which has no table.
  private static func isProtocolName(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Actions", "Protocol", "ing", "able", "Source"].contains { name.hasSuffix($0) }
  }

  /// The full name of the type in which a reference's method is; `nil` if only the compiler can know it.
  private func baseType(of reference: SelectorReference) -> String? {
    let context = reference.context.joined(separator: ".")
    guard !reference.isOpaqueBase else { return nil }
    guard let first = reference.base.first else { return context.isEmpty ? nil : context }
    if first == "super" {
      switch index.superclass(of: context) {
      case .module(let name): return name
      case .foreign(let name): return name
      case nil: return nil
      }
    }
    let joined = reference.base.joined(separator: ".")
    if let name = index.fullName(of: joined, in: reference.context) { return name }
    if let owner = propertyType(reference.base, in: context) { return owner }
    return first.first?.isUppercase == true ? joined : nil
  }

  /// The type of a property, or of a property of a property.
  private func propertyType(_ path: [String], in context: String) -> String? {
    var type = context
    for name in path {
      guard let property = findProperty(name, in: type), let written = property.type else { return nil }
      let bare = written.trimmingSuffixes("?", "!")
      guard bare.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
      type = index.fullName(of: bare, in: type.split(separator: ".").map(String.init)) ?? bare
    }
    return type
  }

  /// The method that a reference names in a type, its superclasses or its protocols.
  private func findMethod(_ reference: SelectorReference, in type: String) -> ModuleIndex.Method? {
    for name in index.chain(from: type) + index.protocols(of: type) {
      var found: [ModuleIndex.Method] = []
      for declaration in index.declarations[name] ?? [] {
        for (number, method) in index.type(declaration).methods.enumerated() where matches(method, reference) {
          found.append(ModuleIndex.Method(declaration: declaration, index: number))
        }
      }
      if let best = best(found, for: reference) { return best }
    }
    return nil
  }

  /// The method that a reference names in any class.
  private func findAnywhere(_ reference: SelectorReference) -> ModuleIndex.Method? {
    best((index.methods[reference.name] ?? []).filter { matches(index.method($0), reference) }, for: reference)
  }

  private func matches(_ method: MethodFacts, _ reference: SelectorReference) -> Bool {
    method.name == reference.name && (reference.labels == nil || reference.labels == method.labels)
  }

  /// The best of several overloads: that with the types of a cast, then one that Objective-C knows.
  private func best(_ methods: [ModuleIndex.Method], for reference: SelectorReference) -> ModuleIndex.Method? {
    guard methods.count > 1 else { return methods.first }
    var candidates = methods
    if let types = reference.castTypes {
      let equal = candidates.filter { index.method($0).types.map { $0.filter { !$0.isWhitespace } } == types }
      let equallyMany = candidates.filter { index.method($0).labels.count == types.count }
      if !equal.isEmpty { candidates = equal } else if !equallyMany.isEmpty { candidates = equallyMany }
    }
    return candidates.first { index.method($0).isObjectiveC } ?? candidates.first
  }

  // MARK: Properties

  private func findProperty(_ name: String, in type: String) -> PropertyFacts? {
    for owner in index.chain(from: type) + index.protocols(of: type) {
      for declaration in index.declarations[owner] ?? [] {
        if let property = index.type(declaration).properties.first(where: { $0.name == name }) { return property }
      }
    }
    return nil
  }

  private func resolveAccessor(_ reference: SelectorReference) -> Resolution {
    var property: PropertyFacts?
    if let type = baseType(of: reference) {
      property = findProperty(reference.name, in: type)
    } else {
      property =
        index.properties[reference.name]?.lazy
        .compactMap { index.type($0).properties.first { $0.name == reference.name } }.first
    }
    let known =
      property
      ?? PropertyFacts(
        name: reference.name, key: reference.name, getter: SystemSelectors.getters[reference.name],
        isObjectiveC: true, line: 0)
    if reference.kind == .getter { return Resolution(text: known.getter ?? known.key) }
    // `isHidden` of the system is `hidden` with the getter `isHidden`.
    if property == nil, reference.name.hasPrefix("is"), reference.name.dropFirst(2).first?.isUppercase == true {
      return Resolution(text: "set" + reference.name.dropFirst(2) + ":")
    }
    return Resolution(text: known.setterSelector)
  }

  private func resolveKeyPath(_ reference: SelectorReference) -> Resolution {
    var names = reference.base + [reference.name]
    var type: String? = reference.context.joined(separator: ".")
    // The beginning can name a type.
    for length in stride(from: names.count - 1, to: 0, by: -1) {
      let joined = names.prefix(length).joined(separator: ".")
      let declared = index.fullName(of: joined, in: reference.context)
      guard declared != nil || names[..<length].allSatisfy({ $0.first?.isUppercase == true }) else { continue }
      names.removeFirst(length)
      type = declared
      break
    }
    var keys: [String] = []
    for name in names {
      let property = type.flatMap { findProperty(name, in: $0) }
      keys.append(property?.key ?? name)
      let bare = property?.type?.trimmingSuffixes("?", "!")
      type = bare.flatMap { index.fullName(of: $0, in: (type ?? "").split(separator: ".").map(String.init)) }
    }
    return Resolution(text: keys.joined(separator: "."))
  }
}

extension String {
  /// The text without some characters at its end.
  func trimmingSuffixes(_ suffixes: Character...) -> String {
    var result = self[...]
    while let last = result.last, suffixes.contains(last) { result.removeLast() }
    return String(result)
  }
}
