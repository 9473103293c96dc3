/// A letter or a number in a circle or a square, such as `a.circle` or `12.square.fill`. Icon themes have none: it is drawn.
package struct EnclosedSymbol: Hashable, Sendable {
  /// The letter, or a number up to 50.
  package let text: String
  /// Whether the shape is a circle, and not a square.
  package let isCircle: Bool
  /// Whether the shape is filled.
  package let isFilled: Bool

  /// `nil` for the name of another symbol.
  package init?(_ symbol: String) {
    let parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 && parts[2] == "fill", parts[1] == "circle" || parts[1] == "square"
    else { return nil }
    let isLetter = parts[0].utf8.count == 1 && parts[0].utf8.allSatisfy { (97...122).contains($0) }
    let isNumber = parts[0].utf8.allSatisfy { (48...57).contains($0) } && Int(parts[0]).map { $0 <= 50 } ?? false
    guard isLetter || isNumber else { return nil }
    text = parts[0].uppercased()
    isCircle = parts[1] == "circle"
    isFilled = parts.count == 3
  }
}
