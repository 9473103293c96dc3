import Foundation

/// A text with variants for grammatical numbers: an entry of a `.stringsdict` file.
package struct PluralFormat: Sendable {
  /// The text with its variables, such as `%#@files@ in %#@folders@`.
  let format: String
  /// The variables by their names.
  let variables: [String: Variable]

  /// A part of the text that depends on a number.
  struct Variable: Sendable {
    /// The specifier of the number without its percent sign, such as `lld`.
    var valueType = "d"
    var variants: [PluralCategory: String] = [:]
  }

  /// Reads an entry; `nil` for one without a format or with variants for widths alone.
  package init?(_ entry: [String: Any]) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    variables = entry.compactMapValues { value in
      guard let value = value as? [String: Any] else { return nil }
      var variable = Variable()
      if let type = value["NSStringFormatValueTypeKey"] as? String, !type.isEmpty { variable.valueType = type }
      for category in PluralCategory.allCases { variable.variants[category] = value[category.rawValue] as? String }
      return variable
    }
  }

  /// The format for these values, in which each specifier of a variable has the position of its value.
  ///
  /// - Parameters:
  ///   - values: The values of the format, as text. One that is no number counts as 0.
  ///   - language: The language whose rules decide.
  package func format(for values: [String], in language: String) -> String {
    expand(format, depth: 0) { position, variable in
      let number = position < values.count ? Double(values[position]) ?? 0 : 0
      // A text for nothing at all is used in each language that has one.
      if number == 0, let text = variable.variants[.zero] { return text }
      return variable.variants[PluralCategory(of: number, in: language)] ?? variable.variants[.other] ?? ""
    }
  }

  /// The format for values that are not known: that of most numbers.
  package var generalFormat: String { expand(format, depth: 0) { $1.variants[.other] ?? "" } }

  private func expand(_ text: String, depth: Int, _ choose: (_ position: Int, Variable) -> String) -> String {
    // A variable may contain others, and a damaged file a circle of them.
    guard depth < 8 else { return "" }
    var result = ""
    var next = 0
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let match = rest.prefixMatch(of: /%(?:(\d+)\$)?#@([^@]*)@/) else {
        result += "%"
        rest = rest.dropFirst()
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
        }
        continue
      }
      let position = match.output.1.flatMap { Int($0) }.map { max(1, $0) - 1 } ?? next
      next = position < 1_000 ? position + 1 : next
      if let variable = variables[String(match.output.2)] {
        let variant = expand(choose(position, variable), depth: depth + 1, choose)
        result += Self.positioned(variant, position, variable.valueType)
      }
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  /// Gives the specifier of the number its position, which it has not by itself: the variant may stand anywhere in the text.
  private static func positioned(_ variant: String, _ position: Int, _ valueType: String) -> String {
    let text = variant.replacing("%arg", with: "%\(position + 1)$\(valueType)")
    let specifiers = text.matches(of: /%(?:(\d+)\$)?[-+0 #]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]/)
    guard specifiers.count == 1, let only = specifiers.first, only.output.1 == nil else { return text }
    return text.replacingCharacters(in: only.range, with: "%\(position + 1)$" + text[only.range].dropFirst())
  }
}
