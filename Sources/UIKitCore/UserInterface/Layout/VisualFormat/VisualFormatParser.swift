import Foundation

/// Parses a visual format, character by character.
@MainActor struct VisualFormatParser {
  private typealias Rule = VisualFormat.Rule

  private let text: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  static func parse(
    _ format: String, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatProblem) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(format), metrics: metrics, views: views)
    return try parser.format()
  }

  private init(text: [Character], metrics: [String: Any], views: [String: Any]) {
    (self.text, self.metrics, self.views) = (text, metrics, views)
  }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatProblem) -> VisualFormat {
    var format = VisualFormat()
    if consume("V:") { format.isVertical = true } else { _ = consume("H:") }
    if consume("|") { format.leading = try connection(standard: 20) }
    format.items.append(try view())
    while position < text.count {
      let isJoined = peek != "["
      let gap = isJoined ? try connection(standard: nil) : VisualFormat.standard(0)
      if consume("|") {
        format.trailing = gap.isEmpty ? VisualFormat.standard(20) : gap
        break
      }
      format.gaps.append(gap.isEmpty ? VisualFormat.standard(systemSpacing) : gap)
      format.items.append(try view())
    }
    if position < text.count { throw problem("there is unexpected text after the end") }
    for end in [format.leading == nil ? nil : format.items.first, format.trailing == nil ? nil : format.items.last] {
      if let end, VisualFormat.superview(of: end.element) == nil { throw problem("a view at an edge has no superview") }
    }
    return format
  }

  /// The connection of two elements; without `standard`, an empty list means the standard distance.
  private mutating func connection(standard: CGFloat?) throws(VisualFormatProblem) -> [Rule] {
    guard consume("-") else { return VisualFormat.standard(0) }
    let usual = standard.map { VisualFormat.standard($0) } ?? []
    if peek == "[" || peek == "|" { return usual }
    let rules = peek == "(" ? try ruleList(isLength: false) : [try simpleRule()]
    guard consume("-") else { throw problem("a '-' is missing after a distance") }
    return rules
  }

  private mutating func view() throws(VisualFormatProblem) -> VisualFormat.Item {
    guard consume("[") else { throw problem("a view in brackets is missing") }
    let element = try namedView()
    let rules = peek == "(" ? try ruleList(isLength: true) : []
    guard consume("]") else { throw problem("a ']' is missing") }
    return VisualFormat.Item(element: element, rules: rules)
  }

  private mutating func ruleList(isLength: Bool) throws(VisualFormatProblem) -> [Rule] {
    _ = consume("(")
    var rules: [Rule] = []
    repeat {
      rules.append(try rule(isLength: isLength))
    } while consume(",")
    guard consume(")") else { throw problem("a ')' is missing") }
    return rules
  }

  private mutating func rule(isLength: Bool) throws(VisualFormatProblem) -> Rule {
    var rule = Rule(relation: .equal, constant: 0, element: nil, priority: .required)
    if consume("<=") {
      rule.relation = .lessThanOrEqual
    } else if consume(">=") {
      rule.relation = .greaterThanOrEqual
    } else {
      _ = consume("==")
    }
    if isLength, let name = peekName, metrics[name] == nil, views[name] != nil {
      rule.element = try namedView()
    } else {
      rule.constant = try number()
    }
    if consume("@") { rule.priority = UILayoutPriority(Float(try number())) }
    return rule
  }

  private mutating func simpleRule() throws(VisualFormatProblem) -> Rule {
    Rule(relation: .equal, constant: try number(), element: nil, priority: .required)
  }

  private mutating func namedView() throws(VisualFormatProblem) -> any LayoutElement {
    guard let name = peekName else { throw problem("the name of a view is missing") }
    guard let element = views[name] as? any LayoutElement else { throw problem("there is no view named '\(name)'") }
    position += name.count
    return element
  }

  private mutating func number() throws(VisualFormatProblem) -> CGFloat {
    if let name = peekName {
      let value = (metrics[name] as? NSNumber)?.doubleValue ?? (metrics[name] as? CGFloat).map { Double($0) }
      guard let value = value ?? (metrics[name] as? Double) ?? (metrics[name] as? Int).map({ Double($0) }) else {
        throw problem("there is no metric named '\(name)'")
      }
      position += name.count
      return CGFloat(value)
    }
    var digits = peek == "-" || peek == "+" ? String(text[position]) : ""
    while position + digits.count < text.count, let next = text[position + digits.count] as Character?,
      next.isNumber || next == "."
    {
      digits.append(next)
    }
    guard let value = Double(digits), value.isFinite else { throw problem("a number is missing") }
    position += digits.count
    return CGFloat(value)
  }

  // MARK: Characters

  private var peek: Character? { position < text.count ? text[position] : nil }

  /// The name that begins here, if there is one.
  private var peekName: String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    return String(text[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private mutating func consume(_ token: String) -> Bool {
    guard text[position...].starts(with: token) else { return false }
    position += token.count
    return true
  }

  private func problem(_ reason: String) -> VisualFormatProblem {
    VisualFormatProblem(reason: reason, position: position)
  }
}
