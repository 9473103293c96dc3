public import Foundation

/// Finds the units of a text field's or a text view's text.
///
/// Differs from Apple: a word is a run of letters and digits with the apostrophes inside; a sentence ends after a full stop, a question mark or
/// an exclamation mark and the blanks that follow; a line is a paragraph. A text of another class has no units.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// A tokenizer of the text of a view, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The unit around a position. At the end of a unit it is returned for the backward direction only, at its start for the forward one.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let offset = position.offset
    return unit(of: granularity) {
      direction.isBackward ? $0.lowerBound < offset && offset <= $0.upperBound : $0.contains(offset)
    }
    .map { UITextRange(UITextPosition($0.lowerBound), UITextPosition($0.upperBound)) }
  }

  /// Whether a unit ends at a position in the forward direction, or starts there in the backward direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let offset = position.offset
    return unit(of: granularity) { (direction.isBackward ? $0.lowerBound : $0.upperBound) == offset } != nil
  }

  /// The next end of a unit after a position, or the last start of one before it.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let offset = position.offset
    if direction.isBackward {
      var last: Int?
      _ = unit(of: granularity) {
        if $0.lowerBound < offset { last = $0.lowerBound }
        return $0.lowerBound >= offset
      }
      return last.map { UITextPosition($0) }
    }
    return unit(of: granularity) { $0.upperBound > offset }.map { UITextPosition($0.upperBound) }
  }

  /// Whether a position is in a unit, as for ``rangeEnclosingPosition(_:with:inDirection:)``.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  /// The first unit that meets a condition, in the order of the text.
  private func unit(of granularity: UITextGranularity, where meets: (Range<Int>) -> Bool) -> Range<Int>? {
    guard let content = (input as? any EditedText)?.content, !content.isEmpty else { return nil }
    guard granularity != .document else {
      let whole = 0..<content.utf16.count
      return meets(whole) ? whole : nil
    }
    var start: Int?
    var offset = 0
    var ended = false
    var index = content.startIndex
    while index < content.endIndex {
      let character = content[index]
      let next = content.index(after: index)
      let end = offset + character.utf16.count
      switch granularity {
      case .word:
        let isInside =
          Self.isWord(character)
          || start != nil && "'’".contains(character) && next < content.endIndex && Self.isWord(content[next])
        if isInside {
          start = start ?? offset
        } else if let first = start {
          if meets(first..<offset) { return first..<offset }
          start = nil
        }
      case .sentence:
        if ended, !character.isWhitespace, let first = start {
          if meets(first..<offset) { return first..<offset }
          start = nil
        }
        if start == nil { (start, ended) = (offset, false) }
        if ".!?…。！？".contains(character) || character.isNewline {
          ended = true
        } else if ended, !character.isWhitespace {
          ended = false
        }
      case .paragraph, .line:
        let first = start ?? offset
        start = first
        if character.isNewline {
          if meets(first..<end) { return first..<end }
          start = nil
        }
      case .character, .document: if meets(offset..<end) { return offset..<end }
      }
      (offset, index) = (end, next)
    }
    guard let start, meets(start..<offset) else { return nil }
    return start..<offset
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
