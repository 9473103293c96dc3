package import Foundation

/// Reads the query language of Core Spotlight: comparisons such as `title == "note*"cd`, ranges, dates, and `&&`, `||`, `!` between them.
///
/// Source: Apple's *Searching for Information in Your App* and the *Query Expression Syntax* of the File Metadata documentation.
package struct SearchQueryParser {
  private let characters: [Character]
  private var position = 0
  private let now: Double
  private let calendar: Calendar
  private var depth = 0

  /// No query of a person is nested so deeply.
  private static let maximumDepth = 100

  private init(_ text: String, now: Double, calendar: Calendar) {
    characters = Array(text)
    self.now = now
    self.calendar = calendar
  }

  /// Reads a query.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - now: The time to which `$time` refers, in seconds since 1 January 2001.
  ///   - calendar: The calendar in which days, weeks, months and years begin.
  package static func predicate(
    in text: String, now: Double, calendar: Calendar
  ) throws(SearchQueryError) -> SearchPredicate {
    var parser = SearchQueryParser(text, now: now, calendar: calendar)
    let predicate = try parser.alternatives()
    parser.skipSpaces()
    guard parser.position == parser.characters.count else {
      throw parser.error("\u{201C}\(parser.characters[parser.position])\u{201D} is not expected here")
    }
    return predicate
  }

  private func error(_ reason: String) -> SearchQueryError { SearchQueryError(reason: reason, offset: position) }

  // MARK: Conditions

  private mutating func alternatives() throws(SearchQueryError) -> SearchPredicate {
    var predicates = [try conjunction()]
    while take("||") { predicates.append(try conjunction()) }
    return predicates.count == 1 ? predicates[0] : .or(predicates)
  }

  private mutating func conjunction() throws(SearchQueryError) -> SearchPredicate {
    var predicates = [try condition()]
    while take("&&") { predicates.append(try condition()) }
    return predicates.count == 1 ? predicates[0] : .and(predicates)
  }

  private mutating func condition() throws(SearchQueryError) -> SearchPredicate {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw error("conditions are nested more than \(Self.maximumDepth) deep")
    }
    if take("(") {
      let predicate = try alternatives()
      guard take(")") else { throw error("a closing parenthesis is missing") }
      return predicate
    }
    if !isAt("!="), take("!") { return .not(try condition()) }
    skipSpaces()
    let start = position
    let name = attributeName()
    switch name {
    case "InRange" where take("("): return try range()
    case "true": return .constant(true)
    case "false": return .constant(false)
    case "": throw error("the name of an attribute is missing")
    default: break
    }
    guard let comparison = comparisonOperator() else {
      skipSpaces()
      if position == characters.count { position = start }
      throw error("\u{201C}\(name)\u{201D} is followed by no comparison; known are ==, !=, <, <=, > and >=")
    }
    return try compare(Self.attributes(named: name), comparison)
  }

  /// `InRange(attribute, lowest, highest)`, both of which belong to the range.
  private mutating func range() throws(SearchQueryError) -> SearchPredicate {
    skipSpaces()
    let name = attributeName()
    guard !name.isEmpty, take(",") else { throw error("InRange has an attribute, a lowest and a highest value") }
    let attributes = Self.attributes(named: name)
    let lowest = try value()
    guard take(",") else { throw error("the highest value of InRange is missing") }
    let highest = try value()
    guard take(")") else { throw error("a closing parenthesis is missing") }
    return .and([
      lowest.predicate(attributes, .greaterOrEqual), highest.predicate(attributes, .lessOrEqual),
    ])
  }

  private mutating func compare(
    _ attributes: SearchPredicate.Attributes, _ comparison: SearchPredicate.Operator
  ) throws(SearchQueryError) -> SearchPredicate {
    if take("*") {
      switch comparison {
      case .equal: return .exists(attributes)
      case .notEqual: return .not(.exists(attributes))
      default: throw error("* can only be compared by == and !=")
      }
    }
    return try value().predicate(attributes, comparison)
  }

  private mutating func comparisonOperator() -> SearchPredicate.Operator? {
    for comparison in ["==", "!=", "<=", ">=", "<", ">"] where take(comparison) {
      return SearchPredicate.Operator(rawValue: comparison)
    }
    return take("=") ? .equal : nil
  }

  /// Names of the File Metadata framework are those of the attributes with a prefix.
  private static func attributes(named name: String) -> SearchPredicate.Attributes {
    if name == "*" || name == "**" { return .any }
    for prefix in ["_kMDItem", "kMDItem"] where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      return .named(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    return .named(name)
  }

  private mutating func attributeName() -> String {
    if take("**") || take("*") { return "*" }
    let start = position
    while position < characters.count {
      let character = characters[position]
      guard character.isLetter || character.isNumber || character == "_" || character == "-" || character == "." else {
        break
      }
      position += 1
    }
    return String(characters[start..<position])
  }

  // MARK: Values

  private enum Value {
    case text(TextPattern)
    case number(Double)

    func predicate(
      _ attributes: SearchPredicate.Attributes, _ comparison: SearchPredicate.Operator
    ) -> SearchPredicate {
      switch self {
      case .text(let pattern): .text(attributes, comparison, pattern)
      case .number(let number): .number(attributes, comparison, number)
      }
    }
  }

  private mutating func value() throws(SearchQueryError) -> Value {
    skipSpaces()
    guard position < characters.count else { throw error("a value is missing") }
    let first = characters[position]
    if first == "\"" || first == "'" { return .text(try quotedText(first)) }
    if take("$time.") { return .number(try time()) }
    if let number = number() { return .number(number) }
    switch attributeName().lowercased() {
    case "true", "yes": return .number(1)
    case "false", "no": return .number(0)
    case let word:
      position -= word.count
      throw error("a value is a text in quotation marks, a number, a time such as $time.today, true or false")
    }
  }

  private mutating func quotedText(_ quotation: Character) throws(SearchQueryError) -> TextPattern {
    let start = position
    position += 1
    var text = ""
    while position < characters.count, characters[position] != quotation {
      if characters[position] == "\\", position + 1 < characters.count {
        // Only what would have a meaning keeps its backslash, for the pattern.
        if characters[position + 1] == "*" || characters[position + 1] == "\\" { text.append("\\") }
        position += 1
      }
      text.append(characters[position])
      position += 1
    }
    guard position < characters.count else {
      position = start
      throw error("the closing quotation mark of a text is missing")
    }
    position += 1
    var options: TextPattern.Options = []
    while position < characters.count, characters[position].isLetter {
      switch characters[position] {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "w", "t": options.insert(.words)
      // How texts of some languages are compared is not distinguished.
      case "l", "s", "n", "p": break
      default: throw error("\u{201C}\(characters[position])\u{201D} modifies no comparison; known are c, d and w")
      }
      position += 1
    }
    return TextPattern(text, options: options)
  }

  private mutating func number() -> Double? {
    let start = position
    while position < characters.count, characters[position].isNumber || "+-.eE".contains(characters[position]) {
      position += 1
    }
    if let number = Double(String(characters[start..<position])) { return number }
    position = start
    return nil
  }

  /// What follows `$time.`: a time or the beginning of a day, a week, a month or a year, moved by a number of them.
  private mutating func time() throws(SearchQueryError) -> Double {
    let name = attributeName()
    let component: Calendar.Component
    switch name {
    case "now": return now + (try offset() ?? 0)
    case "today": component = .day
    case "yesterday": return try beginning(of: .day, moved: -1)
    case "tomorrow": return try beginning(of: .day, moved: 1)
    case "this_week": component = .weekOfYear
    case "this_month": component = .month
    case "this_year": component = .year
    case "iso": return try isoTime()
    default:
      throw error(
        "there is no time \u{201C}\(name)\u{201D}; known are now, today, yesterday, tomorrow, this_week, this_month, this_year, "
          + "iso")
    }
    return try beginning(of: component, moved: try offset() ?? 0)
  }

  private mutating func offset() throws(SearchQueryError) -> Double? {
    guard take("(") else { return nil }
    skipSpaces()
    guard let offset = number(), offset.magnitude <= 1e9, take(")") else {
      throw error("a time is moved by a number in parentheses")
    }
    return offset
  }

  private func beginning(of component: Calendar.Component, moved offset: Double) throws(SearchQueryError) -> Double {
    let date = Date(timeIntervalSinceReferenceDate: now)
    guard let moved = calendar.date(byAdding: component, value: Int(offset), to: date),
      let interval = calendar.dateInterval(of: component, for: moved)
    else { throw error("the time is outside of the calendar") }
    return interval.start.timeIntervalSinceReferenceDate
  }

  private mutating func isoTime() throws(SearchQueryError) -> Double {
    let start = position
    guard take("(") else { throw error("$time.iso is followed by a date in parentheses") }
    var text = ""
    while position < characters.count, characters[position] != ")" {
      text.append(characters[position])
      position += 1
    }
    let formatter = ISO8601DateFormatter()
    guard take(")"), let date = formatter.date(from: text.trimmingCharacters(in: .whitespaces)) else {
      position = start
      throw error("$time.iso has a date such as (2026-01-31T12:00:00Z)")
    }
    return date.timeIntervalSinceReferenceDate
  }

  // MARK: Characters

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private func isAt(_ text: String) -> Bool {
    var index = position
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return characters[index...].starts(with: text)
  }

  /// Skips spaces and the text behind them, if it is there.
  private mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    skipSpaces()
    position += text.count
    return true
  }
}
