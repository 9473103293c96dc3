/// Writes the code of tables.
struct TableWriter {
  let plan: RegistrationPlan

  private var index: ModuleIndex { plan.index }

  /// A table as a type: an extension after the file's text, or a declaration in the class.
  func code(_ table: RegistrationPlan.Table) -> [String] {
    var lines = [
      "nonisolated final class \(table.name): SelectorRegistrations {",
      "  nonisolated override class func register(in table: SelectorTable) {",
    ]
    for part in table.parts { lines.append("    \(part).register(in: table)") }
    for method in table.methods {
      lines += conditional(index.method(method).condition, table.condition, code(method, table).map { "    " + $0 })
    }
    for property in table.properties {
      let facts = index.type(property.declaration).properties[property.index]
      lines += conditional(
        facts.condition, table.condition,
        code(facts, index.type(property.declaration), table).map { "    " + $0 })
    }
    for foreign in table.foreign { lines += code(foreign).map { "    " + $0 } }
    lines += ["  }", "}"]
    return lines
  }

  /// A table after the file's text.
  func extensionCode(_ table: RegistrationPlan.Table) -> [String] {
    conditional(
      table.condition, "", ["extension \(table.className) {"] + code(table).map { "  " + $0 } + ["}"])
  }

  /// Lines in a condition, unless what contains them has the same one.
  func conditional(_ condition: String, _ outer: String, _ lines: [String]) -> [String] {
    condition.isEmpty || condition == outer ? lines : ["#if \(condition)"] + lines + ["#endif"]
  }

  // MARK: Members

  private func receiver(_ className: String) -> String { "unsafeDowncast(object, to: \(className).self)" }

  /// The global actor of a member, if it is not the main actor.
  private func actor(_ attributes: [String], of type: TypeFacts?) -> String? {
    let own = attributes.first { index.globalActors.contains($0) }
    if own != nil || attributes.contains("MainActor") { return own }
    guard let type, let name = type.path.last else { return nil }
    _ = name
    let definitions = index.definitions(of: type.name).map { index.type($0) } + [type]
    return definitions.lazy.flatMap(\.attributes).first { index.globalActors.contains($0) }
  }

  private func code(_ reference: ModuleIndex.Method, _ table: RegistrationPlan.Table) -> [String] {
    let method = index.method(reference)
    let name = Self.quoted(method.selector)
    let actor = actor(method.attributes, of: index.type(reference.declaration))
    let opening =
      actor.map { "table.method(\(name), unsafeBitCast({ @\($0) object, arguments in" }
      ?? "table.method(\(name)) { object, \(method.labels.isEmpty ? "_" : "arguments") in"
    let closing =
      actor.map {
        "} as @\($0) (AnyObject, SelectorArguments) throws -> Any?, to: SelectorTable.Method.self))"
      } ?? "}"
    if method.isAsync { return [opening] + asynchronousCall(method, table).map { "  " + $0 } + [closing] }
    let isTrying = method.isThrowing || !method.labels.isEmpty
    let call =
      "\(isTrying ? "try " : "")\(receiver(table.className)).\(Self.escaped(method.name))"
      + "(\(arguments(method)))"
    let body = method.returns ? ["  let result: Any? = \(call)", "  return result"] : ["  \(call)", "  return nil"]
    return [opening] + body + [closing]
  }

  /// A structure with an argument that another task receives: Objective-C leaves it to the app which thread may use an object.
  static let box = "fileprivate struct \(boxName)<Value>: @unchecked Sendable { let value: Value }"
  static let boxName = "_SourcePassBox"

  private func asynchronousCall(_ method: MethodFacts, _ table: RegistrationPlan.Table) -> [String] {
    var lines = ["nonisolated(unsafe) let object = object"]
    var captures: [String] = []
    var arguments: [String] = []
    for (number, (label, type)) in zip(method.labels, method.types).enumerated() {
      let name = "argument\(number + 1)"
      let value = Self.argument(number).map { "try \($0)" } ?? "nil"
      lines.append("let \(name): \(type) = \(value)")
      captures.append("\(name) = \(Self.boxName)(value: \(name))")
      arguments.append((label.isEmpty ? "" : "\(label): ") + name + ".value")
    }
    let list = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] in "
    let call = "\(receiver(table.className)).\(Self.escaped(method.name))(\(arguments.joined(separator: ", ")))"
    return lines + [
      "Task.detached { \(list)_ = \(method.isThrowing ? "try? " : "")await \(call) }", "return nil",
    ]
  }

  /// The arguments of a call, converted to the parameters' types.
  private func arguments(_ method: MethodFacts) -> String {
    zip(method.labels, method.types).enumerated().map { number, parameter in
      let value = Self.argument(number).map { "\($0) as \(parameter.1)" } ?? "nil"
      return (parameter.0.isEmpty ? "" : "\(parameter.0): ") + value
    }.joined(separator: ", ")
  }

  /// An argument of a message, by its number; `nil` for one that messages do not have.
  private static func argument(_ number: Int) -> String? {
    ["first", "second", "third"].dropFirst(number).first.map { "arguments.\($0)()" }
  }

  private func code(_ property: PropertyFacts, _ type: TypeFacts, _ table: RegistrationPlan.Table) -> [String] {
    let value = "unsafeDowncast($0, to: \(table.className).self).\(Self.escaped(property.name))"
    let actor = actor(property.attributes, of: type)
    func isolated(_ closure: String, _ type: String, _ name: String) -> String {
      actor.map { "unsafeBitCast(\(closure) as @\($0) \(type), to: SelectorTable.\(name).self)" } ?? closure
    }
    var lines = ["table.property("]
    var parts = ["  " + Self.quoted(property.key)]
    if let getter = property.getter, getter != property.key { parts.append("  getter: " + Self.quoted(getter)) }
    parts.append("  get: " + isolated("{ \(value) as Any? }", "(AnyObject) -> Any?", "Getter"))
    if property.isSettable {
      parts.append(
        "  set: "
          + isolated(
            "{ try $1.store(in: &\(value)) }", "(AnyObject, SelectorArguments) throws -> Void", "Setter"))
    }
    lines += parts.dropLast().map { $0 + "," } + [parts[parts.count - 1] + ")"]
    if property.isSettable, let setter = property.setter {
      lines += [
        "table.method(\(Self.quoted(setter))) { object, arguments in",
        "  try arguments.store(in: &\(receiver(table.className)).\(Self.escaped(property.name)))", "  return nil", "}",
      ]
    }
    return lines
  }

  private func code(_ method: SelectorResolver.ForeignMethod) -> [String] {
    let values = ["try arguments.first()", "try arguments.second()"]
    let arguments = zip(method.labels, values).map { $0.isEmpty ? $1 : "\($0): \($1)" }
    return [
      "table.method(\(Self.quoted(method.selector))) { object, \(arguments.isEmpty ? "_" : "arguments") in",
      "  let result: Any? = \(receiver(method.type)).\(Self.escaped(method.name))(\(arguments.joined(separator: ", ")))",
      "  return result is Void ? nil : result",
      "}",
    ]
  }

  // MARK: Text

  /// A name as a string literal.
  static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "protocol", "public", "rethrows", "static", "struct", "subscript",
    "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "self", "super",
    "throw", "throws", "true", "try",
  ]

  /// A name with backticks if it is a keyword or has other characters than letters.
  static func escaped(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || !$0.isASCII }
    return keywords.contains(name) || !isPlain ? "`\(name)`" : name
  }
}
