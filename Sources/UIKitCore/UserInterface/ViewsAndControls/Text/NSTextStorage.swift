public import Foundation

/// A mutable attributed string that notifies layout managers of its changes.
///
/// Differs from Apple: it has its own characters, so that a subclass with a store of its own overrides all methods that it needs; changes by
/// `mutableString` are not reported.
open class NSTextStorage: NSMutableAttributedString {
  /// The kind of a change.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The layout managers.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// An object that is notified of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes since changes were last processed.
  open private(set) var editedMask: EditActions = []
  /// The range of the changes in the current text; the location is `NSNotFound` without a change.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference in length that the changes made.
  open private(set) var changeInLength = 0
  private var depth = 0

  /// An empty text.
  public init() { super.init(string: "") }

  /// A text without attributes.
  public override init(string str: String) { super.init(string: str) }

  /// A text with the same attributes everywhere.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// A copy of a text with its attributes.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }

  /// A text from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Attributes

  /// Whether attributes are fixed when they are needed. Always `false`: they are fixed when changes are processed.
  open var fixesAttributesLazily: Bool { false }

  /// Removes the attachments of other characters than an attachment's. Called for the range of a change before the delegate's
  /// `textStorage(_:didProcessEditing:range:changeInLength:)`.
  ///
  /// Differs from Apple: fonts and the styles of paragraphs stay, as the desktop finds the fonts of letters by itself.
  open func fixAttributes(in range: NSRange) {
    let count = string.utf16.count
    let start = min(max(0, range.location), count)
    let end = start + min(max(0, range.length), count - start)
    var location = start
    while location < end {
      var run = NSRange(location: location, length: 1)
      var attributes = attributes(at: location, effectiveRange: &run)
      let next = min(max(run.location + run.length, location + 1), end)
      if attributes.removeValue(forKey: .attachment) != nil {
        let text = string as NSString
        for place in location..<next where text.character(at: place) != unichar(NSTextAttachment.character) {
          setAttributes(attributes, range: NSRange(location: place, length: 1))
        }
      }
      location = next
    }
  }

  /// Fixes the attributes of a range. Called by the app, after changes that were not reported.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Fixes the attributes of a range if they are fixed lazily. Has no effect: they are never.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Layout managers

  /// Adds a manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidate()
  }

  /// Removes a manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    aLayoutManager.invalidate()
  }

  // MARK: Changes

  /// Begins a group of changes that are processed together.
  open override func beginEditing() { depth += 1 }

  /// Ends a group of changes, and processes them if it is the outermost group.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records a change. A subclass with its own storage calls it for each change.
  ///
  /// - Parameters:
  ///   - editedMask: What was changed.
  ///   - editedRange: The range before the change.
  ///   - delta: The difference in length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      let end = max(self.editedRange.location + self.editedRange.length + delta, now.location + now.length)
      let start = min(self.editedRange.location, now.location)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the recorded changes.
  open func processEditing() {
    let (range, change) = (editedRange, changeInLength)
    // Changes that the delegate makes are part of the same group.
    depth += 1
    delegate?.textStorage(self, willProcessEditing: editedMask, range: range, changeInLength: change)
    if editedRange.location != NSNotFound { fixAttributes(in: editedRange) }
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    depth -= 1
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers { manager.invalidate() }
    didProcessEditing()
  }

  /// Replaces characters. The new characters have the attributes of the first replaced one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    noteOwn(.editedCharacters, range, (str as NSString).length - range.length)
  }

  /// Replaces characters together with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    noteOwn([.editedCharacters, .editedAttributes], range, attrString.length - range.length)
  }

  /// Deletes characters, as a replacement by an empty string.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    noteOwn(.editedAttributes, range, 0)
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  /// Changes attributes by the methods that a subclass with its own storage has too.
  ///
  /// Foundation's own method for one attribute crashes where an object of another class than its own is replaced.
  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard range.length > 0 else { return noteOwn(.editedAttributes, range, 0) }
    beginEditing()
    var location = range.location
    while location < range.location + range.length {
      var run = NSRange(location: location, length: 1)
      var attributes = attributes(at: location, effectiveRange: &run)
      let end = min(max(run.location + run.length, location + 1), range.location + range.length)
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: location, length: end - location))
      location = end
    }
    endEditing()
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let before = length
    isChanging = true
    super.setAttributedString(attrString)
    isChanging = false
    noteOwn([.editedCharacters, .editedAttributes], NSRange(location: 0, length: before), attrString.length - before)
  }

  /// A text as it can be read by all methods. A subclass with its own storage is copied by its two primitive methods.
  static func plain(_ text: NSAttributedString) -> NSAttributedString {
    guard text is NSTextStorage, type(of: text) != NSTextStorage.self else { return text }
    let copy = NSMutableAttributedString(string: text.string)
    var location = 0
    while location < copy.length {
      var range = NSRange(location: location, length: 1)
      let attributes = text.attributes(at: location, effectiveRange: &range)
      let end = min(max(range.location + range.length, location + 1), copy.length)
      copy.setAttributes(attributes, range: NSRange(location: location, length: end - location))
      location = end
    }
    return copy
  }

  /// Called after changes were processed: the text view that has the text is shown with them.
  final var didProcessEditing: () -> Void = {}

  /// Whether a method that calls other editing methods is running.
  private var isChanging = false

  private func noteOwn(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    // A subclass with its own storage records its changes.
    guard type(of: self) == NSTextStorage.self, !isChanging else { return }
    edited(mask, range: range, changeInLength: delta)
  }
}
