public import Foundation

/// How words are matched by a search. iOS 16.
public enum UITextSearchMatchMethod: Int, Hashable, Sendable {
  /// Anywhere.
  case contains = 0
  /// At the beginning of a word.
  case startsWith = 1
  /// A whole word.
  case fullWord = 2
}

/// The options of a search. iOS 16.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// How words are matched. Default: anywhere.
  open internal(set) var wordMatchMethod = UITextSearchMatchMethod.contains
  /// How characters are compared. Default: without regard to case.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

  override init() { super.init() }
}

/// A search in the content of a view. iOS 16. Override its methods for content of your own; text views have a session.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// How the number of results is shown.
  public enum SearchResultDisplayStyle: UInt, Hashable, Sendable {
    /// The present result and the number of them.
    case currentAndTotal = 0
    /// The number of results.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// The number of results. The default is 0.
  open var resultCount: Int { 0 }
  /// The index of the present result; `NSNotFound`, the default, for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How the number of results is shown. Default: both numbers.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced. The default is `false`.
  open var supportsReplacement: Bool { false }
  /// Whether the present result can be replaced. The default is ``supportsReplacement``.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// A session without results.
  public override init() { super.init() }

  /// Searches for a text. The default does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the present result. The default does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. The default does nothing.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Moves to the next or the previous result. The default does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results. The default does nothing.
  open func invalidateFoundResults() {}
}

/// A search in a text view: the present result is its selection.
final class TextViewFindSession: UIFindSession {
  private weak var view: UITextView?
  private var results: [NSRange] = []
  private var current: Int?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int { results.count }
  override var highlightedResultIndex: Int { current ?? NSNotFound }
  override var supportsReplacement: Bool { view?.isEditable ?? false }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    results = Self.ranges(
      of: query, in: (view?.text ?? "") as NSString, options ?? UITextSearchOptions())
    let start = view?.selectedRange.location ?? 0
    current = results.firstIndex { $0.location >= start } ?? (results.isEmpty ? nil : 0)
    show()
  }

  private static func ranges(
    of query: String, in text: NSString, _ options: UITextSearchOptions
  )
    -> [NSRange]
  {
    guard !query.isEmpty else { return [] }
    var ranges: [NSRange] = []
    var start = 0
    while start < text.length {
      let found = text.range(
        of: query, options: options.stringCompareOptions,
        range: NSRange(location: start, length: text.length - start))
      guard found.length > 0 else { break }
      if matches(found, in: text, options.wordMatchMethod) { ranges.append(found) }
      start = found.location + found.length
    }
    return ranges
  }

  private static func matches(
    _ range: NSRange, in text: NSString, _ method: UITextSearchMatchMethod
  ) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      guard index >= 0, index < text.length, let scalar = Unicode.Scalar(text.character(at: index))
      else { return false }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    let isStart = !isLetter(range.location - 1)
    return switch method {
    case .contains: true
    case .startsWith: isStart
    case .fullWord: isStart && !isLetter(range.location + range.length)
    }
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !results.isEmpty else { return }
    let step = direction == .forward ? 1 : -1
    current = ((current ?? (direction == .forward ? -1 : 0)) + step + results.count) % results.count
    show()
  }

  private func show() {
    guard let current, results.indices.contains(current) else { return }
    view?.selectedRange = results[current]
    view?.scrollRangeToVisible(results[current])
  }

  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let current, results.indices.contains(current) else { return }
    replace([results[current]], replacementString)
    performSearch(query: searchQuery, options: options)
  }

  override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    replace(results, replacementString)
    performSearch(query: searchQuery, options: options)
  }

  private func replace(_ ranges: [NSRange], _ replacement: String) {
    guard let view else { return }
    let text = (view.text ?? "") as NSString
    var result = text as String
    for range in ranges.reversed() where range.location + range.length <= text.length {
      result = (result as NSString).replacingCharacters(in: range, with: replacement)
    }
    view.text = result
    if let first = ranges.first {
      view.selectedRange = NSRange(
        location: first.location + (replacement as NSString).length, length: 0)
    }
    view.delegate?.textViewDidChange(view)
  }

  override func invalidateFoundResults() {
    results = []
    current = nil
  }
}
