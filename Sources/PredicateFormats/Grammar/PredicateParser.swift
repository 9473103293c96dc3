import SceneSystem

/// Parses formats of `NSPredicate` and `NSExpression`.
///
/// condition = conjunction { OR conjunction }; conjunction = negation { AND negation };
/// negation = NOT negation | ( condition ) | TRUEPREDICATE | FALSEPREDICATE | [ ANY | ALL | NONE ] sum operator sum;
/// sum = product { (+ | -) product }; product = power { (* | /) power }; power = operand [ ** power ].
package struct PredicateParser {
  /// The limit for the nesting of conditions and expressions, so that no format can exhaust the stack.
  package static let maximumDepth = 100

  /// The limit for arithmetic operators, indexes and key paths behind operands in one format. Each makes the expression one level deeper, and
  /// evaluating and releasing a value that is a hundred thousand levels deep would exhaust the stack.
  package static let maximumLinkCount = 1000

  private let tokens: [PredicateLexer.Token]
  /// For the position of each `(` whether it contains a comparison, and so surrounds a condition and not an expression.
  private let conditionGroups: Set<Int>
  private var position = 0
  private var linkCount = 0
  private var arguments: ArraySlice<Any>

  /// The condition of `format`, with `arguments` in place of `%@` and the other placeholders.
  package static func condition(
    _ format: String, arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateCondition {
    var parser = try PredicateParser(format, arguments: arguments)
    let condition = try parser.disjunction(depth: 0)
    try parser.expectEnd()
    return condition
  }

  /// The expression of `format`, with `arguments` in place of the placeholders.
  package static func expression(
    _ format: String, arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateExpression {
    var parser = try PredicateParser(format, arguments: arguments)
    let expression = try parser.sum(depth: 0)
    try parser.expectEnd()
    return expression
  }

  private init(_ format: String, arguments: [Any]) throws(PredicateFormatError) {
    tokens = try PredicateLexer.tokens(of: format)
    conditionGroups = Self.conditionGroups(of: tokens)
    self.arguments = arguments[...]
  }

  private func expectEnd() throws(PredicateFormatError) {
    if position < tokens.count { throw PredicateFormatError("The format ends before \(found).") }
  }

  /// Finds out by one pass which parentheses surround conditions: an attempt for each would double with each level.
  private static func conditionGroups(of tokens: [PredicateLexer.Token]) -> Set<Int> {
    var groups: Set<Int> = []
    var open: [(position: Int, isCall: Bool, hasComparison: Bool)] = []
    for (position, token) in tokens.enumerated() {
      switch token {
      case .symbol("("):
        var isCall = false
        if position > 0, case .word(let word) = tokens[position - 1] { isCall = !isKeyword(word) }
        open.append((position, isCall, false))
      case .symbol(")"):
        guard let closed = open.popLast() else { continue }
        if closed.hasComparison { groups.insert(closed.position) }
        // The condition inside a SUBQUERY says nothing of what is around it.
        if closed.hasComparison, !closed.isCall, !open.isEmpty { open[open.count - 1].hasComparison = true }
      case .symbol(let symbol) where operators[symbol] != nil || ["!", "&&", "||"].contains(symbol):
        if !open.isEmpty { open[open.count - 1].hasComparison = true }
      case .word(let word) where isKeyword(word):
        if !open.isEmpty { open[open.count - 1].hasComparison = true }
      default: break
      }
    }
    // One that is not closed is reported where its condition ends.
    for group in open where group.hasComparison { groups.insert(group.position) }
    return groups
  }

  private static func isKeyword(_ word: String) -> Bool {
    let word = word.uppercased()
    return operators[word] != nil || modifiers[word] != nil
      || ["AND", "OR", "NOT", "TRUEPREDICATE", "FALSEPREDICATE"].contains(word)
  }

  // MARK: Conditions

  private mutating func disjunction(depth: Int) throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try conjunction(depth: depth)]
    while accept(word: "OR") || accept(symbol: "||") { parts.append(try conjunction(depth: depth)) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction(depth: Int) throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try negation(depth: depth)]
    while accept(word: "AND") || accept(symbol: "&&") { parts.append(try negation(depth: depth)) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation(depth: Int) throws(PredicateFormatError) -> PredicateCondition {
    try check(depth)
    if accept(word: "NOT") || accept(symbol: "!") { return .not(try negation(depth: depth + 1)) }
    if accept(word: "TRUEPREDICATE") { return .value(true) }
    if accept(word: "FALSEPREDICATE") { return .value(false) }
    if conditionGroups.contains(position), accept(symbol: "(") {
      let condition = try disjunction(depth: depth + 1)
      try expect(symbol: ")", toClose: "(")
      return condition
    }
    return .comparison(try comparison(depth: depth))
  }

  private static let modifiers: [String: PredicateComparison.Modifier] = [
    "ANY": .any, "SOME": .any, "ALL": .all, "NONE": .none, "NO": .none,
  ]

  private mutating func comparison(depth: Int) throws(PredicateFormatError) -> PredicateComparison {
    var modifier = PredicateComparison.Modifier.direct
    if case .word(let word)? = current, let found = Self.modifiers[word.uppercased()], isModifier {
      modifier = found
      position += 1
    }
    let left = try sum(depth: depth)
    let comparison = try comparisonOperator()
    let options = try options(of: comparison)
    let right = try sum(depth: depth)
    return PredicateComparison(
      left: left, comparison: comparison, right: right, modifier: modifier, options: options)
  }

  /// NO is also a value: before an operator or an end it is one.
  private var isModifier: Bool {
    guard tokens.indices.contains(position + 1) else { return false }
    switch tokens[position + 1] {
    case .symbol(let symbol): return symbol == "(" || symbol == "{"
    case .word(let word): return Self.operators[word.uppercased()] == nil && !["AND", "OR"].contains(word.uppercased())
    default: return true
    }
  }

  private static let operators: [String: PredicateComparison.Operator] = [
    "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .lessThan, "<=": .lessThanOrEqual,
    "=<": .lessThanOrEqual, ">": .greaterThan, ">=": .greaterThanOrEqual, "=>": .greaterThanOrEqual,
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches,
    "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func comparisonOperator() throws(PredicateFormatError) -> PredicateComparison.Operator {
    var name = ""
    if case .symbol(let symbol)? = current { name = symbol }
    if case .word(let word)? = current { name = word.uppercased() }
    guard let comparison = Self.operators[name] else {
      throw PredicateFormatError("An operator was expected and \(found) was found.")
    }
    position += 1
    return comparison
  }

  private mutating func options(
    of comparison: PredicateComparison.Operator
  ) throws(PredicateFormatError) -> PredicateComparison.Options {
    guard case .options(let letters)? = current else { return [] }
    position += 1
    var options: PredicateComparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      case "l": options.insert(.localeSensitive)
      default:
        throw PredicateFormatError("[\(letters)] is invalid after \(comparison.rawValue); c, d, n and l are allowed.")
      }
    }
    return options
  }

  // MARK: Expressions

  private mutating func sum(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    var left = try product(depth: depth)
    while let function = accept(["+": PredicateFunction.add, "-": .subtract]) {
      try link()
      left = .call(function, [left, try product(depth: depth)])
    }
    return left
  }

  private mutating func product(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    var left = try power(depth: depth)
    while let function = accept(["*": PredicateFunction.multiply, "/": .divide]) {
      try link()
      left = .call(function, [left, try power(depth: depth)])
    }
    return left
  }

  private mutating func power(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    try check(depth)
    if accept(symbol: "-") { return .call(.negate, [try power(depth: depth + 1)]) }
    if accept(symbol: "+") { return try power(depth: depth + 1) }
    let base = try operandWithSuffixes(depth: depth)
    guard accept(symbol: "**") else { return base }
    return .call(.power, [base, try power(depth: depth + 1)])
  }

  private mutating func operandWithSuffixes(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    var operand = try operand(depth: depth)
    while true {
      if accept(symbol: "[") {
        try link()
        operand = .element(operand, try index(depth: depth + 1))
        try expect(symbol: "]", toClose: "[")
      } else if current == .symbol("."), tokens.indices.contains(position + 1),
        case .word(let path) = tokens[position + 1]
      {
        try link()
        position += 2
        operand = .keyPath(operand, Self.keys(of: path))
      } else {
        return operand
      }
    }
  }

  private mutating func index(depth: Int) throws(PredicateFormatError) -> PredicateIndex {
    if accept(word: "FIRST") { return .first }
    if accept(word: "LAST") { return .last }
    if accept(word: "SIZE") { return .size }
    return .value(try sum(depth: depth))
  }

  private mutating func operand(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    try check(depth)
    guard let token = current else { throw PredicateFormatError("The format ends where an expression was expected.") }
    switch token {
    case .text(let text):
      position += 1
      return .constant(PredicateConstant(value: text))
    case .number(let digits):
      position += 1
      return .constant(PredicateConstant(value: try Self.number(digits)))
    case .variable(let name):
      position += 1
      return .variable(name)
    case .argument(let specifier):
      position += 1
      return try argument(specifier)
    case .symbol("("):
      position += 1
      let inner = try sum(depth: depth + 1)
      try expect(symbol: ")", toClose: "(")
      return inner
    case .symbol("{"):
      position += 1
      return .list(try operands(until: "}", opened: "{", depth: depth))
    case .word(let word):
      position += 1
      return try operand(word, depth: depth)
    default: throw PredicateFormatError("An expression was expected and \(found) was found.")
    }
  }

  private mutating func operand(_ word: String, depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    if current == .symbol("(") {
      position += 1
      return try call(word, depth: depth)
    }
    switch word.uppercased() {
    case "SELF": return .subject
    case "NIL", "NULL": return .constant(PredicateConstant(value: nil))
    case "TRUE", "YES": return .constant(PredicateConstant(value: true))
    case "FALSE", "NO": return .constant(PredicateConstant(value: false))
    default: break
    }
    var keys = Self.keys(of: word)
    if keys[0].uppercased() == "SELF" { keys.removeFirst() }
    return keys.isEmpty ? .subject : .keyPath(.subject, keys)
  }

  /// The keys of a path. `#` marks a key that is also a word of the language.
  private static func keys(of path: String) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
  }

  private static func number(_ digits: String) throws(PredicateFormatError) -> any Sendable {
    if digits.lowercased().hasPrefix("0x"), let value = Int64(digits.dropFirst(2), radix: 16) { return value }
    if let value = Int64(digits) { return value }
    if let value = Double(digits), value.isFinite { return value }
    throw PredicateFormatError("\(digits.oneLine) is not a number.")
  }

  private mutating func operands(
    until end: String, opened: String, depth: Int
  ) throws(PredicateFormatError) -> [PredicateExpression] {
    var operands: [PredicateExpression] = []
    if accept(symbol: end) { return operands }
    repeat { operands.append(try sum(depth: depth + 1)) } while accept(symbol: ",")
    try expect(symbol: end, toClose: opened)
    return operands
  }

  // MARK: Functions

  private mutating func call(_ name: String, depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    switch name.uppercased() {
    case "SUBQUERY": return try subquery(depth: depth)
    case "TERNARY":
      let condition = try disjunction(depth: depth + 1)
      try expect(symbol: ",", toClose: "the condition of TERNARY")
      let operands = try operands(until: ")", opened: "TERNARY(", depth: depth)
      guard operands.count == 2 else { throw PredicateFormatError("TERNARY takes a condition and two values.") }
      return .conditional(condition, operands[0], operands[1])
    case "FUNCTION": throw PredicateFormatError("FUNCTION, a call of a method by its name, is not available.")
    // A cast changes nothing here: each value has its type.
    case "CAST":
      let operands = try operands(until: ")", opened: "CAST(", depth: depth)
      guard operands.count == 2 else { throw PredicateFormatError("CAST takes a value and the name of a type.") }
      return operands[0]
    default: break
    }
    guard let function = PredicateFunction.allCases.first(where: { $0.hasName(name) }) else {
      throw PredicateFormatError("There is no function \(name.oneLine).")
    }
    let operands = try operands(until: ")", opened: "\(name)(", depth: depth)
    guard function.operandCount.map({ $0 == operands.count }) ?? !operands.isEmpty else {
      throw PredicateFormatError("\(name) does not take \(operands.count) operands.")
    }
    return .call(function, operands)
  }

  private mutating func subquery(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    let collection = try sum(depth: depth + 1)
    try expect(symbol: ",", toClose: "the collection of SUBQUERY")
    guard case .variable(let name)? = current else {
      throw PredicateFormatError("SUBQUERY needs a variable, as in SUBQUERY(items, $item, $item.count > 1).")
    }
    position += 1
    try expect(symbol: ",", toClose: "the variable of SUBQUERY")
    let condition = try disjunction(depth: depth + 1)
    try expect(symbol: ")", toClose: "SUBQUERY(")
    return .subquery(collection, variable: name, condition)
  }

  private mutating func argument(_ specifier: String) throws(PredicateFormatError) -> PredicateExpression {
    guard let argument = arguments.popFirst() else {
      throw PredicateFormatError("The format has more placeholders than arguments.")
    }
    if let expression = argument as? any ExpressionArgument { return expression.expression }
    guard specifier == "K" else { return .constant(PredicateConstant(value: flattened(argument))) }
    guard let path = argument as? String else {
      throw PredicateFormatError("%K stands for a key path, a String, and not for a \(type(of: argument)).")
    }
    return path.uppercased() == "SELF" ? .subject : .keyPath(.subject, Self.keys(of: path))
  }

  // MARK: Tokens

  private var current: PredicateLexer.Token? { position < tokens.count ? tokens[position] : nil }

  private var found: String { current?.description ?? "the end" }

  private func check(_ depth: Int) throws(PredicateFormatError) {
    guard depth < Self.maximumDepth else {
      throw PredicateFormatError("Its parts are nested more than \(Self.maximumDepth) levels deep.")
    }
  }

  /// Counts an operand that the expression before it becomes a part of.
  private mutating func link() throws(PredicateFormatError) {
    linkCount += 1
    guard linkCount <= Self.maximumLinkCount else {
      throw PredicateFormatError(
        "It has more than \(Self.maximumLinkCount) arithmetic operators, indexes and key paths of values.")
    }
  }

  private mutating func expect(symbol: String, toClose opened: String) throws(PredicateFormatError) {
    guard accept(symbol: symbol) else {
      throw PredicateFormatError("A \(symbol) was expected after \(opened) and \(found) was found.")
    }
  }

  private mutating func accept(word: String) -> Bool {
    guard case .word(let found)? = current, found.uppercased() == word else { return false }
    position += 1
    return true
  }

  private mutating func accept(symbol: String) -> Bool {
    guard current == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func accept(_ functions: [String: PredicateFunction]) -> PredicateFunction? {
    guard case .symbol(let symbol)? = current, let function = functions[symbol] else { return nil }
    position += 1
    return function
  }
}

/// An argument of a format that is an expression itself.
protocol ExpressionArgument { var expression: PredicateExpression { get } }

extension PredicateFunction {
  /// Whether this is the function's name in formats, as `sum` or `modulus:by:`.
  func hasName(_ name: String) -> Bool {
    let name = name.lowercased()
    return rawValue.lowercased() == name || (operandCount != 2 && rawValue == name + ":")
  }
}
