/// Replaces variables in the values of build settings.
///
/// A setting that refers to itself has the value below it, as with `$(inherited)`, so that each step goes down and every evaluation ends.
/// The number of steps and the length of the result are limited, because nested variables can double the text with each step.
struct SettingResolver {
  /// A reference that does not end at a value.
  enum Problem: Hashable, CustomStringConvertible {
    /// Settings that refer to each other.
    case cycle([String])
    /// A value that becomes too long.
    case tooLong(String)
    /// A modifier that does not exist.
    case unknownModifier(String)

    /// The setting in which it was found.
    var setting: String? {
      switch self {
      case .cycle(let names): names.first
      case .tooLong(let name): name
      case .unknownModifier: nil
      }
    }

    /// The sentence for a diagnostic.
    var description: String {
      switch self {
      case .cycle(let names):
        let list = names.prefix(8).map { "‘\($0)’" }.joined(separator: ", ")
        return "The build settings \(list) refer to each other. The one that closes the circle has no value there."
      case .tooLong(let name):
        return
          "The build setting ‘\(name)’ becomes too long or too deep when its variables are replaced; it is cut off."
      case .unknownModifier(let name): return "The modifier ‘\(name)’ of a build setting is unknown and has no effect."
      }
    }
  }

  /// The assignments.
  let table: SettingsTable
  /// What has been found on the way.
  private(set) var problems: Set<Problem> = []
  private var cache: [String: String] = [:]
  private var open: [(name: String, position: Int)] = []
  private var budget = ReaderLimits.settingSize
  private var searches = 4 * ReaderLimits.settingSize
  /// Whether `$NAME` without brackets is a variable, as in build settings; in an Info.plist it is a text.
  private var acceptsBareNames = true

  init(_ table: SettingsTable) { self.table = table }

  /// The value of a setting; `nil` if nothing has set it.
  mutating func value(_ name: String) -> String? {
    if let value = cache[name] { return value }
    guard table.assignment(of: name) != nil else { return nil }
    begin()
    let value = evaluate(name)
    cache[name] = value
    return value
  }

  /// The value of a setting, or the empty text.
  mutating func text(_ name: String) -> String { value(name) ?? "" }

  /// Whether a setting stands for true.
  mutating func isTrue(_ name: String) -> Bool { BooleanText.isTrue(text(name)) }

  /// The words of a setting.
  mutating func words(_ name: String) -> [String] { SettingWords.split(text(name)) }

  /// A text, such as one of an Info.plist, with its variables replaced.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - acceptsBareNames: Whether `$NAME` without brackets is a variable too.
  mutating func expand(_ text: String, acceptsBareNames: Bool = false) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    begin()
    self.acceptsBareNames = acceptsBareNames
    defer { self.acceptsBareNames = true }
    return expanded(text[...], depth: 0)
  }

  private mutating func begin() {
    open = []
    budget = ReaderLimits.settingSize
    searches = 4 * ReaderLimits.settingSize
  }

  private mutating func evaluate(_ name: String) -> String {
    let limit = open.last { $0.name == name }?.position ?? .max
    if limit != .max, open.last?.name != name {
      let start = open.lastIndex { $0.name == name } ?? 0
      problems.insert(.cycle(open[start...].map(\.name)))
    }
    guard let (assignment, position) = table.assignment(of: name, below: limit) else { return "" }
    guard assignment.value.utf8.contains(UInt8(ascii: "$")) else {
      budget -= assignment.value.utf8.count + 1
      return assignment.value
    }
    guard open.count < 64 else {
      problems.insert(.tooLong(open.first?.name ?? name))
      return ""
    }
    open.append((name, position))
    defer { open.removeLast() }
    return expanded(assignment.value[...], depth: 0)
  }

  private mutating func expanded(_ text: Substring, depth: Int) -> String {
    var result = ""
    var remainder = text
    while let dollar = remainder.firstIndex(of: "$") {
      result += remainder[..<dollar]
      budget -= remainder.distance(from: remainder.startIndex, to: dollar) + 1
      guard budget > 0, depth < 16 else {
        problems.insert(.tooLong(open.first?.name ?? String(text.prefix(40))))
        return result
      }
      let next = remainder.index(after: dollar)
      guard next < remainder.endIndex else {
        result.append("$")
        return result
      }
      remainder = remainder[next...]
      if remainder.first == "(" || remainder.first == "{", let close = closing(remainder) {
        let inner = remainder[remainder.index(after: remainder.startIndex)..<close]
        result += reference(inner, depth: depth)
        remainder = remainder[remainder.index(after: close)...]
      } else if !acceptsBareNames && open.isEmpty {
        result.append("$")
      } else if remainder.first == "$" {
        result.append("$")
        remainder = remainder.dropFirst()
      } else {
        let name = remainder.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        if let first = name.first, !first.isNumber, table.assignment(of: String(name)) != nil {
          result += evaluate(String(name))
          remainder = remainder[name.endIndex...]
        } else {
          result.append("$")
        }
      }
    }
    return result + remainder
  }

  /// The end of a variable in brackets. All searches together have a limit, so that many open brackets cost no more than their number.
  private mutating func closing(_ text: Substring) -> Substring.Index? {
    let bytes = text.utf8
    guard let opening = bytes.first else { return nil }
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    for index in bytes.indices {
      guard searches > 0 else { return nil }
      searches -= 1
      if bytes[index] == opening { depth += 1 }
      if bytes[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func reference(_ inner: Substring, depth: Int) -> String {
    let text = inner.contains("$") ? expanded(inner, depth: depth + 1) : String(inner)
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    let name = String(parts.popFirst() ?? "")
    var value: String
    if name == "inherited" || name == "value" {
      value = open.last.map { evaluate($0.name) } ?? ""
    } else {
      value = evaluate(name)
    }
    while let part = parts.popFirst() {
      // The argument of `default=` may hold colons.
      if part.hasPrefix("default=") {
        let argument = ([part.dropFirst(8)] + parts).joined(separator: ":")
        return value.isEmpty ? argument : value
      }
      guard let changed = SettingModifier.apply(part, to: value) else {
        problems.insert(.unknownModifier(String(part)))
        continue
      }
      value = changed
    }
    budget -= value.utf8.count
    return value
  }
}
