/// Decides which members of which classes are in the tables of a module, and in which file each table is.
struct RegistrationPlan {
  /// One class's table in one file.
  struct Table: Hashable {
    /// The full name of the class.
    var className: String
    /// The name of the table's type, in the class.
    var name: String
    /// The condition of the class.
    var condition: String
    /// The members, by declaration.
    var methods: [ModuleIndex.Method] = []
    var properties: [Property] = []
    /// The tables of other files that this one includes.
    var parts: [String] = []
    /// Methods that other modules declare.
    var foreign: [SelectorResolver.ForeignMethod] = []
    /// The declaration in whose body the table is; `nil` for a table after the file's text.
    var inlined: Int?
    /// Whether the module's list has to name the table.
    var isListed = false
  }

  /// A property of a declaration.
  struct Property: Hashable {
    var declaration: ModuleIndex.Declaration
    var index: Int
  }

  /// A class that the module's list names.
  struct Listed: Hashable {
    var name: String
    var expression: String
    var table: String?
    var condition: String
    /// The accessor in the enclosing type, if only that can name the class.
    var accessor: Int?
  }

  let index: ModuleIndex
  /// The methods that selectors name.
  let demanded: Set<ModuleIndex.Method>
  private(set) var tables: [[Table]]
  private(set) var listed: [[Listed]]
  private(set) var notes: [[FileDiagnostic]]

  /// The short names of the files.
  let identifiers: [String]

  init(
    index: ModuleIndex, resolutions: [[SelectorResolver.Resolution]], identifiers: [String]
  ) {
    self.index = index
    self.identifiers = identifiers
    demanded = Set(resolutions.joined().compactMap(\.method))
    tables = Array(repeating: [], count: index.files.count)
    listed = Array(repeating: [], count: index.files.count)
    notes = Array(repeating: [], count: index.files.count)
    for name in index.declarations.keys.sorted() { addTables(of: name) }
    for (file, resolutions) in resolutions.enumerated() { addForeign(resolutions, file: file) }
    for file in index.files.indices where index.files[file].isComplete { addListed(file) }
  }

  // MARK: Tables

  private mutating func addTables(of name: String) {
    let declarations = (index.declarations[name] ?? []).filter { index.files[$0.file].isComplete }
    let definitions = declarations.filter { index.type($0).kind != .extension }
    guard definitions.allSatisfy({ index.type($0).kind == .class }) else { return }
    let hasMembers = index.hasObjectiveCMembers(name)
    let requirements = requirementNames(of: name)
    // The members of each file.
    var members: [Int: Table] = [:]
    for declaration in declarations {
      let type = index.type(declaration)
      var methods: [ModuleIndex.Method] = []
      var properties: [Property] = []
      for (number, method) in type.methods.enumerated() {
        let reference = ModuleIndex.Method(declaration: declaration, index: number)
        guard isRegistered(reference, method, type, hasMembers, requirements) else { continue }
        if let note = refusal(method) {
          notes[declaration.file].append(FileDiagnostic(severity: .note, line: method.line, message: note))
        } else {
          methods.append(reference)
        }
      }
      for (number, property) in type.properties.enumerated() where isRegistered(property, type, hasMembers) {
        properties.append(Property(declaration: declaration, index: number))
      }
      guard !methods.isEmpty || !properties.isEmpty else { continue }
      if type.reach == .local || (type.kind == .extension && type.isGeneric) {
        notes[declaration.file].append(
          FileDiagnostic(
            severity: .note, line: type.line,
            message:
              "\(name) is in a function or restricted by a condition: its methods cannot be found by their names.")
        )
        continue
      }
      members[declaration.file, default: Table(className: name, name: "", condition: "")].methods += methods
      members[declaration.file]?.properties += properties
    }
    guard !members.isEmpty else { return }
    place(members, of: name, definitions: definitions.filter { index.type($0).reach != .local })
  }

  private mutating func place(_ members: [Int: Table], of name: String, definitions: [ModuleIndex.Declaration]) {
    let homes = Set(definitions.map(\.file))
    guard !homes.isEmpty else {
      // A class of another module.
      for (file, var table) in members.sorted(by: { $0.key < $1.key }) {
        table.name = "_SelectorTable_\(identifiers[file])"
        table.isListed = true
        tables[file].append(table)
      }
      return
    }
    let others = members.keys.filter { !homes.contains($0) }.sorted()
    for file in others {
      guard var table = members[file] else { continue }
      table.name = "_SelectorTable_\(identifiers[file])"
      tables[file].append(table)
    }
    for definition in definitions {
      let type = index.type(definition)
      var table = members[definition.file] ?? Table(className: name, name: "", condition: "")
      table.name = "_SelectorTable"
      table.condition = type.condition
      table.parts = others.map { "_SelectorTable_\(identifiers[$0])" }
      if type.reach == .enclosing { table.inlined = definition.type }
      // Of several definitions under different conditions each has its own members.
      let rivals = definitions.filter { $0.file == definition.file && $0 != definition }
      table.methods.removeAll { rivals.contains($0.declaration) }
      table.properties.removeAll { rivals.contains($0.declaration) }
      tables[definition.file].append(table)
    }
  }

  private func isRegistered(
    _ reference: ModuleIndex.Method, _ method: MethodFacts, _ type: TypeFacts, _ hasMembers: Bool,
    _ requirements: Set<String>
  ) -> Bool {
    guard !method.isStatic, !method.isNonObjectiveC else { return false }
    if method.isObjectiveC || demanded.contains(reference) { return true }
    guard method.isCallable, method.labels.count <= 2 else { return false }
    if type.kind == .extension, type.isObjectiveC { return true }
    if method.isPrivate { return false }
    return hasMembers || requirements.contains(Self.key(method.name, method.labels))
  }

  /// Why a table cannot have a method.
  private func refusal(_ method: MethodFacts) -> String? {
    if !method.isCallable {
      return "\(method.name) cannot be called by its name: a parameter is inout, variadic, generic or opaque."
    }
    guard method.labels.count > 3, !method.types[3...].allSatisfy({ $0.hasSuffix("?") }) else { return nil }
    return "\(method.name) cannot be called by its name: a message has at most three arguments here."
  }

  private func isRegistered(_ property: PropertyFacts, _ type: TypeFacts, _ hasMembers: Bool) -> Bool {
    guard !property.isStatic, !property.isNonObjectiveC else { return false }
    if property.isObjectiveC { return true }
    if type.kind == .extension, type.isObjectiveC { return true }
    return hasMembers && !property.isPrivate
  }

  private static func key(_ name: String, _ labels: [String]) -> String {
    "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The methods that protocols of Objective-C in the module require of a class.
  private func requirementNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    for found in index.protocols(of: name) {
      for definition in index.definitions(of: found) where index.type(definition).isObjectiveC {
        for method in index.type(definition).methods { names.insert(Self.key(method.name, method.labels)) }
      }
    }
    return names
  }

  // MARK: Methods of other modules

  private mutating func addForeign(_ resolutions: [SelectorResolver.Resolution], file: Int) {
    guard index.files[file].isComplete else { return }
    var seen: Set<String> = []
    for foreign in resolutions.compactMap(\.foreign) where seen.insert("\(foreign.type).\(foreign.selector)").inserted {
      if let position = tables[file].firstIndex(where: { $0.className == foreign.type && $0.isListed }) {
        tables[file][position].foreign.append(foreign)
        continue
      }
      var table = Table(className: foreign.type, name: "_SelectorTable_\(identifiers[file])_", condition: "")
      table.foreign = [foreign]
      table.isListed = true
      tables[file].append(table)
    }
  }

  // MARK: The list

  private mutating func addListed(_ file: Int) {
    for (number, type) in index.files[file].types.enumerated() where type.kind == .class {
      guard type.reach == .file || type.reach == .enclosing || type.objectiveCName != nil, type.reach != .local,
        let last = type.path.last
      else { continue }
      if type.isInGeneric { continue }
      let hasTable = tables[file].contains { $0.className == type.name && $0.name == "_SelectorTable" }
      listed[file].append(
        Listed(
          name: type.objectiveCName ?? last, expression: type.name,
          table: hasTable ? type.name + "._SelectorTable" : nil, condition: type.condition,
          accessor: type.reach == .enclosing ? number : nil))
    }
  }
}
