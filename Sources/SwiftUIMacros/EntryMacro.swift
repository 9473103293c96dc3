/// What a macro expands to.
enum Expansion {
  case source(String)
  case failure(String)
}

/// `@Entry`: a variable in an extension of `EnvironmentValues` and its like becomes a key and its accessors.
enum EntryMacro {
  /// A variable as its author wrote it.
  struct Variable {
    var name: String
    var type: String?
    var value: String?
  }

  static func expand(role: String, declaration: String, context: String) -> Expansion {
    guard let variable = variable(in: declaration) else {
      return .failure(
        "@Entry can only be attached to a variable with a default value, in an extension of EnvironmentValues.")
    }
    let key = "__Key_\(variable.name)"
    if role == "accessor" {
      return .source("get { self[\(key).self] }\nset { self[\(key).self] = newValue }")
    }
    if context.contains("FocusedValues") {
      let type = (variable.type ?? "Any?").trimmingSuffix("?")
      return .source("private struct \(key): SwiftUI.FocusedValueKey { typealias Value = \(type) }")
    }
    let proto =
      context.contains("ContainerValues")
      ? "ContainerValueKey" : context.contains("Transaction") ? "TransactionKey" : "EnvironmentKey"
    if let type = variable.type {
      let value = variable.value ?? (type.hasSuffix("?") ? "nil" : "")
      guard !value.isEmpty else { return .failure("The variable \(variable.name) of @Entry needs a default value.") }
      return .source(
        "private struct \(key): SwiftUI.\(proto) { static var defaultValue: \(type) { \(value) } }")
    }
    guard let value = variable.value else {
      return .failure("The variable \(variable.name) of @Entry needs a type or a default value.")
    }
    return .source(
      "private struct \(key): SwiftUI.\(proto) { static let defaultValue = \(value) }")
  }

  /// The name, the type and the default value in the text of a variable.
  static func variable(in text: String) -> Variable? {
    var rest = text[...]
    // What stands before it: attributes, modifiers, comments.
    guard let keyword = position(ofWord: "var", in: rest) else { return nil }
    rest = rest[keyword...].dropFirst(3).drop { $0.isWhitespace }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...].drop { $0.isWhitespace }
    var variable = Variable(name: name.filter { $0 != "`" })
    if rest.first == ":" {
      rest = rest.dropFirst()
      let end = end(ofTypeIn: rest)
      variable.type = String(rest[..<end]).trimmed
      rest = rest[end...]
    }
    if rest.first == "=" { variable.value = String(rest.dropFirst()).trimmed }
    return variable
  }

  /// The first place of a word outside of parentheses.
  private static func position(ofWord word: String, in text: Substring) -> Substring.Index? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      let isStart = index == text.startIndex || !text[text.index(before: index)].isLetter
      if depth == 0, isStart, text[index...].hasPrefix(word),
        text[index...].dropFirst(word.count).first?.isWhitespace == true
      {
        return index
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The end of a type: the equals sign of the default value, or the end of the text.
  private static func end(ofTypeIn text: Substring) -> Substring.Index {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      // An arrow ends no generic argument.
      case ">": if index == text.startIndex || text[text.index(before: index)] != "-" { depth -= 1 }
      case "=" where depth == 0: return index
      default: break
      }
    }
    return text.endIndex
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Without a text at the end.
  func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
