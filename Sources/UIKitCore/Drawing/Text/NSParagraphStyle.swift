public import Foundation

/// The layout of a paragraph.
///
/// Differs from Apple: labels and text views show the alignment and the height of lines, text views the indents as well. Tab stops and lists
/// are kept, and not shown.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Must be the first stored property. See ``ComparedWord``.
  private let comparedWord = ComparedWord()

  // Sendable as on a device, where a style is not changed after it has become an attribute.

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The direction of a language. Always left to right.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .leftToRight }

  /// How lines are broken. iOS 14.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The strategies as bits, with UIKit's values.
    public let rawValue: UInt
    /// Strategies as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The last line of a paragraph does not have one word alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words in Hangul are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels of the system use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values of a style.
  fileprivate struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var allowsDefaultTighteningForTruncation: Bool = false
    var defaultTabInterval: CGFloat = 0
    var tabStops: [NSTextTab]?
    var textLists: [NSTextList] = []
    var lineBreakStrategy: LineBreakStrategy = []
  }

  fileprivate var values = Values()

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The additional distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The additional distance below the paragraph, in points. Kept: paragraphs have the distance of lines.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The additional distance above the paragraph, in points. Kept: paragraphs have the distance of lines.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, in points. Only text views show it.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points. Only text views show it.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, in points from the start, or from the end if negative. Only text views show a negative one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Where text that does not fit is cut. Kept: the view decides.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The smallest height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The height of a line in parts of the natural one; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of writing. Kept: the text decides.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How readily words are hyphenated. Kept: the desktop does not.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system decides about hyphens. Kept: the desktop does not hyphenate.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters move closer together before text is cut. Kept: they do not.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The distance of tab stops after the last one of its own, in points. Kept: tab stops are those of the desktop.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The tab stops, in ascending order. The default is twelve of them, 28 points apart. Has no effect: tab stops are those of the desktop.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSParagraphStyle.defaultTabStops }
  /// The lists that contain the paragraph, the outermost first. Has no effect: the text has its markers.
  open var textLists: [NSTextList] { values.textLists }
  /// How lines are broken. iOS 14. Has no effect: the desktop breaks lines.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  private static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  /// An immutable copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Styles with the same values are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int { values.hashValue }

  /// The height of lines of a font, in parts of the natural height; `nil` for the natural one.
  func lineHeightFactor(for font: UIFont) -> Double? {
    let natural = font.lineHeight
    guard natural > 0 else { return nil }
    var height = natural * (values.lineHeightMultiple > 0 ? values.lineHeightMultiple : 1)
    if values.minimumLineHeight > 0 { height = max(height, values.minimumLineHeight) }
    if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
    height += max(0, values.lineSpacing)
    guard height.isFinite, height > 0, abs(height - natural) > 0.01 else { return nil }
    return Double(min(height / natural, 100))
  }
}

/// A paragraph's style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The additional distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The additional distance below the paragraph, in points. Kept: paragraphs have the distance of lines.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The additional distance above the paragraph, in points. Kept: paragraphs have the distance of lines.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line, in points. Only text views show it.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points. Only text views show it.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of the lines, in points from the start, or from the end if negative. Only text views show a negative one.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Where text that does not fit is cut. Kept: the view decides.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The smallest height of a line, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The height of a line in parts of the natural one; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The direction of writing. Kept: the text decides.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// How readily words are hyphenated. Kept: the desktop does not.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether the system decides about hyphens. Kept: the desktop does not hyphenate.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Whether letters move closer together before text is cut. Kept: they do not.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The distance of tab stops after the last one of its own, in points. Kept: tab stops are those of the desktop.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// The tab stops, in ascending order. `nil` sets the default ones. Has no effect: tab stops are those of the desktop.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue }
  }
  /// The lists that contain the paragraph, the outermost first. Has no effect: the text has its markers.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  /// How lines are broken. iOS 14. Has no effect: the desktop breaks lines.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Adds a tab stop before the first one that is farther away.
  open func addTabStop(_ anObject: NSTextTab) {
    var stops: [NSTextTab] = tabStops
    stops.insert(anObject, at: stops.firstIndex { $0.location > anObject.location } ?? stops.count)
    tabStops = stops
  }

  /// Removes the tab stops that are equal to this one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
