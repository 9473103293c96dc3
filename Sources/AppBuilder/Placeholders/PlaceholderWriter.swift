import Foundation

/// Declares names of absent modules by how sources use them: classes, protocols, constants and functions.
///
/// A member of a class that is not declared is a value of which every member can be read and called (`Placeholder`). Names without a type, as
/// in `.authorized`, are members of all generated classes.
struct PlaceholderWriter {
  private struct Symbol {
    var module: String
    var uses: Set<String> = []
  }

  private var symbols: [String: Symbol] = [:]
  private var members: Set<String> = []

  /// Adds a name with its uses, as the source pass reports them. A name with a point is a member without its type.
  mutating func add(_ name: String, module: String, uses: [String]) {
    if name.hasPrefix(".") {
      members.insert(String(name.dropFirst()))
      return
    }
    symbols[name, default: Symbol(module: module)].uses.formUnion(uses)
  }

  /// The names that a file declares at its top level.
  static func declarations(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.first != " ", line.first != "}" else { return nil }
      let words = line.split { " (:<={".contains($0) }
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"]
      guard let index = words.firstIndex(where: kinds.contains), words.count > index + 1 else { return nil }
      return String(words[index + 1])
    }
  }

  /// The file.
  ///
  /// - Parameter declared: Names that are declared elsewhere.
  func text(declared: Set<String>) -> String {
    var lines = [
      "// Generated: placeholders for names of modules that do not exist here.", "import Foundation", "import UIKit",
    ]
    let statics = members.subtracting(Self.reserved).filter {
      $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    .sorted()
    lines.append("extension Placeholder {")
    for name in statics { lines.append("  public static var `\(name)`: Placeholder { Placeholder(\"\(name)\") }") }
    lines.append("}")
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) where !declared.contains(name) {
      lines += declaration(name, symbol, statics: statics)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Members that NSObject or each type has.
  private static let reserved: Set<String> = [
    "class", "description", "hash", "init", "initialize", "load", "none", "self", "some", "superclass", "version",
    "Type",
    "name", "value",
  ]

  private func declaration(_ name: String, _ symbol: Symbol, statics: [String]) -> [String] {
    let calls = symbol.uses.filter { $0.hasPrefix("call") }.sorted()
    guard name.first?.isUppercase == true else {
      guard !calls.isEmpty else {
        return ["public let \(name) = Placeholder(\"\(symbol.module).\(name)\")"]
      }
      return functions(name, symbol, calls)
    }
    if isProtocol(name, symbol) {
      let isClass = ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
      return ["public protocol \(name)\(isClass ? ": AnyObject, PlaceholderMembers" : ": PlaceholderMembers") {}"]
    }
    let base = name.hasSuffix("ViewController") ? "UIViewController" : name.hasSuffix("View") ? "UIView" : "NSObject"
    let generics = symbol.uses.compactMap { $0.hasPrefix("generic ") ? Int($0.dropFirst(8)) : nil }.max() ?? 0
    let list = generics > 0 ? "<\((0..<generics).map { "T\($0)" }.joined(separator: ", "))>" : ""
    var lines = ["open class \(name)\(list): \(base), PlaceholderMembers {"]
    lines += initializers(name, symbol, calls, base: base)
    for nested in symbol.uses.filter({ $0.hasPrefix("nested ") }).sorted() {
      lines.append("  public typealias \(nested.dropFirst(7)) = Placeholder")
    }
    for text in symbol.uses.filter({ $0.hasPrefix("override ") }).sorted() {
      if let method = method(String(text.dropFirst(9)), base: base) { lines.append("  " + method) }
    }
    if base == "NSObject", generics == 0 {
      for member in statics { lines.append("  public static var `\(member)`: \(name) { \(name)() }") }
    }
    return lines + ["}"]
  }

  private func isProtocol(_ name: String, _ symbol: Symbol) -> Bool {
    let endings = [
      "Delegate", "DataSource", "Protocol", "Observer", "Annotation", "Convertible", "Representable", "Providing",
    ]
    if endings.contains(where: { name.hasSuffix($0) }) { return true }
    return symbol.uses.contains("protocol")
      && !symbol.uses.contains { $0.hasPrefix("call") || $0.hasPrefix("override") }
  }

  private func initializers(_ name: String, _ symbol: Symbol, _ calls: [String], base: String) -> [String] {
    var lines: [String] = []
    if base == "NSObject" {
      lines.append("  public override init() { super.init(); logPlaceholder(\"\(symbol.module).\(name)\") }")
    }
    var seen: Set<String> = [""]
    if base == "UIView" { seen.formUnion(["frame", "coder"]) }
    if base == "UIViewController" { seen.formUnion(["coder", "nibName bundle"]) }
    // A call that may fail comes first: its initializer serves others too, where the result is not optional, only with another signature.
    for call in calls.sorted(by: { $0.hasPrefix("call?") && !$1.hasPrefix("call?") }) {
      let words = call.split(separator: " ").dropFirst().map(String.init)
      let key = words.map { String($0.prefix { $0 != ":" }) }.joined(separator: " ")
      guard seen.insert(words.allSatisfy({ $0.hasSuffix(":_") }) ? key : words.joined(separator: " ")).inserted
      else { continue }
      let mark = call.hasPrefix("call?") ? "?" : ""
      let start = base == "NSObject" ? "public init" : "public convenience init"
      let next =
        base == "NSObject"
        ? "super.init()" : base == "UIView" ? "self.init(frame: .zero)" : "self.init(nibName: nil, bundle: nil)"
      let (generics, parameters) = Self.parameters(words)
      lines.append(
        "  \(start)\(mark)\(generics)(\(parameters)) { \(next); logPlaceholder(\"\(symbol.module).\(name)\") }")
    }
    return lines
  }

  private func functions(_ name: String, _ symbol: Symbol, _ calls: [String]) -> [String] {
    var seen: Set<String> = []
    return calls.flatMap { call -> [String] in
      let words = call.split(separator: " ").dropFirst().map(String.init)
      guard seen.insert(words.joined(separator: " ")).inserted else { return [] }
      let (generics, parameters) = Self.parameters(words)
      let list = generics.isEmpty ? "<Value>" : generics.dropLast() + ", Value>"
      let value = "Placeholder(\"\(symbol.module).\(name)\")"
      return [
        "@discardableResult public func \(name)\(generics)(\(parameters)) -> Placeholder { \(value) }",
        "@_disfavoredOverload public func \(name)\(list)(\(parameters)) -> Value { \(value).value() }",
      ]
    }
  }

  /// The generic parameters and the parameters of a call's words, such as `label:_`.
  private static func parameters(_ words: [String]) -> (generics: String, list: String) {
    var generics: [String] = []
    let list = words.enumerated().map { number, word -> String in
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      let label = parts[0] == "*" ? "_" : parts[0]
      let type: String
      switch parts.last ?? "_" {
      case ".": type = "Placeholder"
      case "&":
        generics.append("A\(number)")
        type = "inout A\(number)"
      case let closure where closure.hasPrefix("{"):
        let count = Int(closure.dropFirst().dropLast()) ?? 0
        type = "@escaping (\(Array(repeating: "Placeholder", count: count).joined(separator: ", "))) -> Void"
      default: type = "Any?"
      }
      return "\(label == "_" ? "_" : "`\(label)`") argument\(number): \(type)"
    }
    return (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>", list.joined(separator: ", "))
  }

  /// A method that a class of the app overrides, unless its signature has a type that the placeholder cannot name, or the base has it.
  private func method(_ signature: String, base: String) -> String? {
    let words = signature.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let types = words.dropFirst(2).filter { $0.first?.isUppercase == true }
    let known: Set<String> = [
      "Any", "AnyObject", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Double", "Error", "Float",
      "Int",
      "IndexPath", "Set", "String", "TimeInterval", "URL", "Void",
    ]
    let isNameable = types.allSatisfy { name in
      known.contains(name) || symbols[name] != nil || name.hasPrefix("UI") && name.count > 3
    }
    guard isNameable, base == "NSObject" || types.contains(where: { symbols[$0] != nil }) else { return nil }
    let result = signature.components(separatedBy: "->").dropFirst().last?.trimmingCharacters(in: .whitespaces)
    let name = words.dropFirst().first ?? ""
    let body = result == nil || result == "Void" ? "" : "return Placeholder(\"\(name)\").value()"
    return "open \(signature) { \(body) }"
  }
}
