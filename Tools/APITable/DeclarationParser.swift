/// Reads one Swift declaration, from Apple's table or from a symbol graph.
struct DeclarationParser {
  /// A declaration that could not be read.
  struct Failure: Error, CustomStringConvertible {
    var text: String
    var place: String
    var description: String { "\"\(text)\" cannot be read as a declaration, at \"\(place)\"." }
  }

  private let text: String
  private var rest: ArraySlice<DeclarationLexer.Token>

  /// Reads a declaration. A remark in parentheses that follows it, as in Apple's table, is ignored.
  static func declaration(in text: String) throws(Failure) -> Declaration {
    let bare = withoutRemark(text)
    var parser = DeclarationParser(text: bare, rest: DeclarationLexer.tokens(of: bare)[...])
    return try parser.declaration()
  }

  /// Reads a type.
  static func type(in text: String) throws(Failure) -> TypeName {
    var parser = DeclarationParser(text: text, rest: DeclarationLexer.tokens(of: text)[...])
    return try parser.type()
  }

  /// Removes remarks such as `(Subject = UIScene)`: the parentheses at the end, after a space, that close no part of the declaration and
  /// are not a type.
  static func withoutRemark(_ text: String) -> String {
    var result = Substring(text)
    while result.last == ")" {
      var depth = 0
      var start = result.endIndex
      for index in result.indices.reversed() {
        if result[index] == ")" { depth += 1 }
        if result[index] == "(" { depth -= 1 }
        if depth == 0 {
          start = index
          break
        }
      }
      let before = result[..<start]
      // After any of these characters parentheses are a type.
      guard before.last == " ", let sign = before.last(where: { $0 != " " }), !":=>,(".contains(sign) else { break }
      result = before
      while result.last == " " { result.removeLast() }
    }
    return String(result)
  }

  // MARK: Tokens

  private var next: String? { rest.first?.text }

  private mutating func consume() throws(Failure) -> String {
    guard let token = rest.popFirst() else { throw Failure(text: text, place: "its end") }
    return token.text
  }

  private mutating func skip(_ sign: String) -> Bool {
    guard next == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func expect(_ sign: String) throws(Failure) {
    guard skip(sign) else { throw Failure(text: text, place: next ?? "its end") }
  }

  /// Skips attributes, each with the arguments that follow it without a space.
  private mutating func skipAttributes() throws(Failure) {
    while skip("@") {
      _ = try consume()
      if next == "(", rest.first?.followsSpace == false { try skipParentheses() }
    }
  }

  private mutating func skipParentheses() throws(Failure) {
    var depth = 0
    repeat {
      switch try consume() {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
    } while depth > 0
  }

  // MARK: Declarations

  private static let modifiers: Set = [
    "nonisolated", "optional", "weak", "unowned", "final", "open", "public", "convenience", "required", "override",
    "mutating", "indirect", "dynamic", "lazy", "package", "prefix", "postfix", "infix", "distributed",
  ]

  private mutating func declaration() throws(Failure) -> Declaration {
    var isStatic = false
    var isSetter = false
    while true {
      try skipAttributes()
      guard let word = next else { throw Failure(text: text, place: "its end") }
      let following = rest.dropFirst().first?.text
      if word == "static" || word == "class" && ["let", "var", "func"].contains(following) {
        isStatic = true
        rest.removeFirst()
      } else if DeclarationParser.modifiers.contains(word) {
        rest.removeFirst()
        if next == "(", rest.first?.followsSpace == false { try skipParentheses() }
      } else if word == "setter", following == "of" {
        isSetter = true
        rest.removeFirst(2)
      } else {
        break
      }
    }
    let keyword = try consume()
    var result: Declaration
    switch keyword {
    case "class", "struct", "enum", "protocol", "actor": result = try typeDeclaration(keyword)
    case "extension":
      result = try typeDeclaration(keyword)
      result.kind = .conformance
    case "func": result = try function(path: try path())
    case "init":
      let isFailable = skip("?") || skip("!")
      result = try function(path: ["init"])
      result.kind = .initializer
      result.isFailable = isFailable
      result.type = nil
    case "subscript": result = try function(path: ["subscript"])
    case "let", "var": result = try property(isVariable: keyword == "var")
    case "case": result = try enumCase()
    case "typealias":
      result = Declaration(kind: .alias, path: try path())
      _ = try genericParameters()
      if skip("=") { result.type = try type() }
    case "associatedtype":
      result = Declaration(kind: .associatedType, path: try path())
      if skip(":") { result.inherited = [try type()] }
    default: throw Failure(text: text, place: keyword)
    }
    result.isStatic = isStatic
    if isSetter { result.isSettable = true }
    return result
  }

  private mutating func path() throws(Failure) -> [String] {
    var path = [try consume()]
    while skip(".") { path.append(try consume()) }
    return path
  }

  private mutating func typeDeclaration(_ keyword: String) throws(Failure) -> Declaration {
    var result = Declaration(kind: .type, path: try path())
    result.keyword = keyword
    _ = try genericParameters()
    if skip(":") {
      repeat { result.inherited.append(try type()) } while skip(",")
    }
    return result
  }

  private mutating func function(path: [String]) throws(Failure) -> Declaration {
    var result = Declaration(kind: .function, path: path)
    var (generics, requirements) = try genericParameters()
    result.parameters = try parameters()
    while let word = next, ["async", "throws", "rethrows"].contains(word) {
      rest.removeFirst()
      if word == "async" { result.isAsync = true } else { result.canThrow = true }
    }
    result.type = skip("->") ? try type() : .void
    if skip("where") { requirements += try self.requirements() }
    var names: [String: String] = [:]
    for (index, name) in generics.enumerated() { names[name] = "τ\(index)" }
    generics = []
    result.parameters = result.parameters.map { .init(label: $0.label, type: $0.type.renaming(names)) }
    result.type = result.type?.renaming(names)
    result.requirements = DeclarationParser.sorted(requirements, names)
    return result
  }

  private mutating func parameters() throws(Failure) -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    try expect("(")
    while !skip(")") {
      try skipAttributes()
      let label = try consume()
      if next != ":" { _ = try consume() }
      try expect(":")
      parameters.append(.init(label: label, type: try type()))
      if skip(".") { for _ in 0..<2 { try expect(".") } }
      try skipDefaultValue()
      _ = skip(",")
    }
    return parameters
  }

  private mutating func skipDefaultValue() throws(Failure) {
    guard skip("=") else { return }
    var depth = 0
    while let sign = next {
      if depth == 0, sign == "," || sign == ")" { return }
      if "([{<".contains(sign) { depth += 1 }
      if ")]}>".contains(sign) { depth -= 1 }
      rest.removeFirst()
    }
  }

  private mutating func property(isVariable: Bool) throws(Failure) -> Declaration {
    var result = Declaration(kind: .property, path: try path())
    if skip(":") { result.type = try type() }
    if skip("=") { while let sign = next, sign != "{" { rest.removeFirst() } }
    if skip("{") {
      while let word = next, word != "}" {
        if word == "set" { result.isSettable = true }
        rest.removeFirst()
      }
    } else {
      result.isSettable = isVariable
    }
    return result
  }

  private mutating func enumCase() throws(Failure) -> Declaration {
    var result = Declaration(kind: .enumCase, path: try path())
    if next == "(" { try skipParentheses() }
    if skip("=") {
      let isNegative = skip("-")
      let number = Int(try consume())
      result.rawValue = number.map { isNegative ? -$0 : $0 }
    }
    return result
  }

  // MARK: Generics

  private mutating func genericParameters() throws(Failure) -> (
    names: [String], requirements: [(TypeName, String, TypeName)]
  ) {
    var names: [String] = []
    var requirements: [(TypeName, String, TypeName)] = []
    guard skip("<") else { return ([], []) }
    while !skip(">") {
      let name = try consume()
      names.append(name)
      if skip(":") { requirements.append((.named([name], []), ":", try type())) }
      _ = skip(",")
    }
    return (names, requirements)
  }

  private mutating func requirements() throws(Failure) -> [(TypeName, String, TypeName)] {
    var requirements: [(TypeName, String, TypeName)] = []
    repeat {
      let subject = try type()
      let sign = try consume()
      requirements.append((subject, sign, try type()))
    } while skip(",")
    return requirements
  }

  private static func sorted(_ requirements: [(TypeName, String, TypeName)], _ names: [String: String]) -> [String] {
    var result: Set<String> = []
    for (subject, sign, type) in requirements {
      let parts: [TypeName] =
        switch type.renaming(names) {
        case .named(["Codable"], []): [.named(["Decodable"], []), .named(["Encodable"], [])]
        case .composition(let types): types
        case let other: [other]
        }
      for part in parts { result.insert("\(subject.renaming(names)) \(sign) \(part)") }
    }
    return result.sorted()
  }

  // MARK: Types

  /// Modules whose names before a type are ignored.
  private static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "UIKit", "UIKitCore", "UserNotifications", "CloudKit",
    "_Concurrency", "SceneSystem",
  ]

  private mutating func type() throws(Failure) -> TypeName {
    let first = try unionless()
    guard next == "&" else { return first }
    var parts = [first]
    while skip("&") { parts.append(try unionless()) }
    return .composition(parts.sorted { $0.description < $1.description })
  }

  private mutating func unionless() throws(Failure) -> TypeName {
    try skipAttributes()
    while let word = next, ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated"].contains(word) {
      rest.removeFirst()
      try skipAttributes()
    }
    var result: TypeName
    if skip("(") {
      let types = try tuple()
      var effects: [String] = []
      while let word = next, ["async", "throws"].contains(word) {
        effects.append(word)
        rest.removeFirst()
      }
      if skip("->") { return .function(types, effects: effects, result: try type()) }
      result = types.count == 1 ? types[0] : .tuple(types)
    } else if skip("[") {
      let element = try type()
      result = skip(":") ? .named(["Dictionary"], [element, try type()]) : .named(["Array"], [element])
      try expect("]")
    } else {
      result = try namedType()
    }
    while true {
      if skip("?") || skip("!") {
        result = .optional(result)
      } else if next == ".", rest.dropFirst().first?.text == "Type" {
        rest.removeFirst(2)
        result = .metatype(result)
      } else {
        return result
      }
    }
  }

  private mutating func tuple() throws(Failure) -> [TypeName] {
    var types: [TypeName] = []
    while !skip(")") {
      try skipAttributes()
      // Labels and internal names inside tuples and closures.
      if rest.count > 2, rest.first?.isWord == true, rest.dropFirst().first?.text == ":" {
        rest.removeFirst(2)
      } else if rest.count > 3, next == "_", rest.dropFirst(2).first?.text == ":" {
        rest.removeFirst(3)
      }
      types.append(try type())
      _ = skip(",")
    }
    return types
  }

  private mutating func namedType() throws(Failure) -> TypeName {
    guard rest.first?.isWord == true else { throw Failure(text: text, place: next ?? "its end") }
    var path = [try consume()]
    var arguments: [TypeName] = []
    while true {
      if next == ".", let following = rest.dropFirst().first, following.isWord, following.text != "Type" {
        rest.removeFirst()
        path.append(try consume())
      } else if skip("<") {
        repeat { arguments.append(try type()) } while skip(",")
        try expect(">")
      } else {
        break
      }
    }
    while path.count > 1, DeclarationParser.modules.contains(path[0]) { path.removeFirst() }
    return switch (path, arguments.count) {
    case (["Optional"], 1): .optional(arguments[0])
    case (["Void"], 0): .void
    case (["AnyClass"], 0): .metatype(.named(["AnyObject"], []))
    case (["NSNotification", "Name"], 0): .named(["Notification", "Name"], [])
    case (["TimeInterval"], 0): .named(["Double"], [])
    case (["NSUserActivityPersistentIdentifier"], 0): .named(["String"], [])
    default: .named(path, arguments)
    }
  }
}
