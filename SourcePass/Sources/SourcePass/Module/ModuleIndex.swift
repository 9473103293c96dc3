/// The types of all files of a module, by their names.
struct ModuleIndex {
  /// A declaration of a type, or an extension.
  struct Declaration: Hashable {
    var file: Int
    var type: Int
  }

  /// A method of a declaration.
  struct Method: Hashable {
    var declaration: Declaration
    var index: Int
  }

  /// The superclass of a class.
  enum Superclass: Hashable {
    case module(String)
    case foreign(String)
  }

  let files: [FileFacts]
  /// The declarations and extensions of each type, by its full name.
  private(set) var declarations: [String: [Declaration]] = [:]
  /// The full names of the types with a simple name.
  private var fullNames: [String: [String]] = [:]
  private(set) var globalActors: Set<String> = []
  /// The methods with a name.
  private(set) var methods: [String: [Method]] = [:]
  private(set) var properties: [String: [Declaration]] = [:]

  init(_ files: [FileFacts]) {
    self.files = files
    for (fileIndex, file) in files.enumerated() {
      for (typeIndex, type) in file.types.enumerated() {
        let declaration = Declaration(file: fileIndex, type: typeIndex)
        let name = type.name
        if type.kind != .extension, let last = type.path.last, fullNames[last]?.contains(name) != true {
          fullNames[last, default: []].append(name)
        }
        declarations[name, default: []].append(declaration)
        if type.isGlobalActor, let last = type.path.last { globalActors.insert(last) }
        for (index, method) in type.methods.enumerated() {
          methods[method.name, default: []].append(Method(declaration: declaration, index: index))
        }
        for property in type.properties { properties[property.name, default: []].append(declaration) }
      }
    }
  }

  /// Whether the module has a type of its own with a simple name.
  func declaresType(named name: String) -> Bool { fullNames[name] != nil }

  func type(_ declaration: Declaration) -> TypeFacts { files[declaration.file].types[declaration.type] }

  func method(_ method: Method) -> MethodFacts { type(method.declaration).methods[method.index] }

  /// The declarations of a type that are no extensions.
  func definitions(of name: String) -> [Declaration] {
    (declarations[name] ?? []).filter { type($0).kind != .extension }
  }

  /// Whether the module declares a type.
  func isDeclared(_ name: String) -> Bool { !definitions(of: name).isEmpty }

  /// The full name of a type that is named in a context; `nil` if the module does not declare it.
  func fullName(of name: String, in context: [String]) -> String? {
    for length in stride(from: context.count, through: 0, by: -1) {
      let candidate = (context.prefix(length) + [name]).joined(separator: ".")
      if isDeclared(candidate) { return candidate }
    }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    if let names = fullNames[simple], names.count == 1, simple == name { return names[0] }
    return nil
  }

  /// The superclass of a class.
  func superclass(of name: String) -> Superclass? {
    for declaration in definitions(of: name) {
      let type = type(declaration)
      guard type.kind == .class, let first = type.inherited.first else { continue }
      let base = String(first.split(separator: "<")[0])
      guard let found = fullName(of: base, in: type.path.dropLast()) else { return .foreign(base) }
      return definitions(of: found).contains { self.type($0).kind == .class } ? .module(found) : nil
    }
    return nil
  }

  /// A class and its superclasses in the module.
  func chain(from name: String) -> [String] {
    var chain = [name]
    var seen: Set<String> = [name]
    while case .module(let next) = superclass(of: chain[chain.count - 1]), seen.insert(next).inserted {
      chain.append(next)
    }
    return chain
  }

  /// Whether `@objcMembers` applies to a class, its own or that of a superclass.
  func hasObjectiveCMembers(_ name: String) -> Bool {
    chain(from: name).contains { definitions(of: $0).contains { type($0).hasObjectiveCMembers } }
  }

  /// The protocols of the module to which a type or one of its superclasses conforms.
  func protocols(of name: String) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var open = chain(from: name)
    while let current = open.popLast() {
      for declaration in declarations[current] ?? [] {
        let type = type(declaration)
        for inherited in type.inherited {
          guard let found = fullName(of: inherited, in: type.path), seen.insert(found).inserted,
            definitions(of: found).contains(where: { self.type($0).kind == .protocol })
          else { continue }
          result.append(found)
          open.append(found)
        }
      }
    }
    return result
  }
}
