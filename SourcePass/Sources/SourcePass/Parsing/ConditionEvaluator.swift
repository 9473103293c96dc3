/// Evaluates the conditions of `#if` as on a device: the system is iOS, and it runs in the simulator.
struct ConditionEvaluator {
  private let conditions: Set<String>
  private let modules: Set<String>
  private let languageVersion: [Int]

  /// The version of the compiler that this pass belongs to.
  private static let compilerVersion = [6, 3]

  init(_ plan: PassPlan) {
    conditions = Set(plan.conditions)
    modules = Set(plan.availableModules)
    languageVersion =
      switch plan.languageMode.prefix(1) {
      case "6": Self.compilerVersion
      case "4": [4, 2]
      default: [5, 10]
      }
  }

  /// Whether a condition is true; `nil` if the compiler has to decide.
  func value(of condition: String) -> Bool? {
    let tokens = Self.tokens(condition)
    guard tokens.count < 4_096 else { return nil }
    var position = 0
    let value = disjunction(tokens, &position, depth: 0)
    return position == tokens.count ? value : nil
  }

  private func disjunction(_ tokens: [Substring], _ position: inout Int, depth: Int) -> Bool? {
    var value = conjunction(tokens, &position, depth: depth)
    while position < tokens.count, tokens[position] == "||" {
      position += 1
      let other = conjunction(tokens, &position, depth: depth)
      value = value == true || other == true ? true : (value == nil || other == nil ? nil : false)
    }
    return value
  }

  private func conjunction(_ tokens: [Substring], _ position: inout Int, depth: Int) -> Bool? {
    var value = operand(tokens, &position, depth: depth)
    while position < tokens.count, tokens[position] == "&&" {
      position += 1
      let other = operand(tokens, &position, depth: depth)
      value = value == false || other == false ? false : (value == nil || other == nil ? nil : true)
    }
    return value
  }

  private func operand(_ tokens: [Substring], _ position: inout Int, depth: Int) -> Bool? {
    guard position < tokens.count, depth < 256 else { return nil }
    let token = tokens[position]
    position += 1
    switch token {
    case "!": return operand(tokens, &position, depth: depth + 1).map { !$0 }
    case "(":
      let value = disjunction(tokens, &position, depth: depth + 1)
      guard position < tokens.count, tokens[position] == ")" else { return nil }
      position += 1
      return value
    case "true": return true
    case "false": return false
    default: break
    }
    guard position < tokens.count, tokens[position] == "(" else { return conditions.contains(String(token)) }
    var arguments: [Substring] = []
    position += 1
    while position < tokens.count, tokens[position] != ")" {
      arguments.append(tokens[position])
      position += 1
    }
    position += 1
    return call(token, arguments)
  }

  private func call(_ name: Substring, _ arguments: [Substring]) -> Bool? {
    let argument = arguments.first.map(String.init) ?? ""
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "_runtime": return argument == "_Native"
    case "canImport":
      if modules.contains(argument) || KnownModules.toolchain.contains(argument) { return true }
      return KnownModules.ofDevices.contains(argument) ? false : nil
    case "swift": return compare(languageVersion, arguments, isOpen: false)
    case "compiler": return compare(Self.compilerVersion, arguments, isOpen: true)
    default: return nil
    }
  }

  /// Compares a version with the one in a condition such as `>=5.9`.
  private func compare(_ version: [Int], _ arguments: [Substring], isOpen: Bool) -> Bool? {
    guard arguments.count >= 2 else { return nil }
    var wanted = arguments[1...].joined().split(separator: ".").map { Int($0) ?? 0 }
    // A later compiler of the same toolchain may have a higher patch version.
    if isOpen, wanted.starts(with: version), wanted.count > version.count { return nil }
    var version = version
    while wanted.count < 3 { wanted.append(0) }
    while version.count < 3 { version.append(0) }
    let isLess = version.lexicographicallyPrecedes(wanted)
    switch arguments[0] {
    case ">=": return !isLess
    case "<": return isLess
    default: return nil
    }
  }

  /// The words and operators of a condition.
  private static func tokens(_ condition: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = condition[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      var length = 1
      if first.isLetter || first.isNumber || first == "_" || first == "." {
        length = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.count
      } else if ["||", "&&", ">=", "=="].contains(rest.prefix(2)) {
        length = 2
      }
      tokens.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return tokens
  }
}
