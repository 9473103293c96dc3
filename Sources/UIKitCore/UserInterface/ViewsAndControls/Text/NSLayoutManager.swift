public import Foundation

/// Lays out text in lines, and locates its characters.
///
/// Differs from Apple: a glyph is a character in UTF-16, so that both have one index. Lines are broken after words. All of the text is laid out
/// in the first container, in lines from left to right.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// Properties of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The properties as bits, with UIKit's values.
    public let rawValue: Int
    /// Properties as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A glyph that is not shown.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A character with an effect on the layout, such as a tab or the end of a line.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A blank that may be narrower.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The text.
  open nonisolated weak var textStorage: NSTextStorage? {
    get { unsafe.storage }
    set { unsafe.storage = newValue }
  }
  /// The containers. The lines are in the first one.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the heights of lines include the fonts' leading. Stored: they always do. Default: `true`.
  open var usesFontLeading = true
  /// Whether parts may be laid out before those in front of them. Stored: the whole text is laid out. Default: `false`.
  open var allowsNonContiguousLayout = false
  /// Whether invisible characters are shown. Stored: they are not. Default: `false`.
  open var showsInvisibleCharacters = false

  private var lines: TextLines?
  private var laidOut: Input?
  private nonisolated(unsafe) let unsafe = Unsafe()

  /// The state that a text storage changes, which is not isolated to an actor.
  private final class Unsafe {
    weak var storage: NSTextStorage?
    var revision = 0
  }

  /// The inputs of the layout.
  private struct Input: Equatable {
    var revision: Int
    var size: CGSize
    var padding: CGFloat
    var maximum: Int
    var wraps: Bool
  }

  /// A layout manager without text and containers.
  public override init() { super.init() }

  /// Called by the text storage when the text has changed.
  nonisolated final func invalidate() { unsafe.revision += 1 }

  /// Notified of the layout. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  // MARK: Containers

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Called when a container has changed. Invalidates the lines.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// The lines in the first container.
  private var layout: TextLines? {
    guard let storage = textStorage, let container = textContainers.first else { return nil }
    let input = Input(
      revision: unsafe.revision, size: container.size, padding: container.lineFragmentPadding,
      maximum: container.maximumNumberOfLines,
      wraps: ![.byClipping, .byTruncatingHead, .byTruncatingMiddle].contains(container.lineBreakMode))
    if let lines, laidOut == input { return lines }
    let made = TextLines(
      storage, width: input.size.width, padding: input.padding, maximum: input.maximum, wraps: input.wraps)
    (lines, laidOut) = (made, input)
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return made
  }

  private func lines(in container: NSTextContainer?) -> TextLines? {
    container == nil || container === textContainers.first ? layout : nil
  }

  // MARK: Layout

  /// Lays out a container. Without effect: layout is computed on demand.
  open func ensureLayout(for container: NSTextContainer) { _ = lines(in: container) }

  /// Lays out a range. Without effect: layout is computed on demand.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }

  /// Lays out a range. Without effect: layout is computed on demand.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }

  /// Generates glyphs. Without effect: a glyph is a character.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Invalidates the layout of a range.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }

  /// Invalidates the glyphs of a range. Without effect: a glyph is a character.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }

  /// Invalidates the display of a range. Without effect: views display changed text by themselves.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  // MARK: Indexes

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.string.utf16.count ?? 0 }

  /// The index of a glyph's character.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The index of a character's glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let last = lines(in: container)?.lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: last.range.location + last.range.length)
  }

  /// The glyphs of the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let touched = lines(in: container)?.lines.filter { $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY } ?? []
    guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
    return NSRange(
      location: first.range.location, length: last.range.location + last.range.length - first.range.location)
  }

  // MARK: Rectangles

  /// The rectangle of all characters in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let lines = lines(in: container)?.lines, let first = lines.first else { return .zero }
    let used = lines.dropFirst().reduce(first.used) { $0.union($1.used) }
    // The lines include the padding at both ends.
    return used.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  private func line(_ glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> TextLines.Line? {
    guard let layout, let number = layout.line(of: glyphIndex) else { return nil }
    effectiveRange?.pointee = layout.lines[number].range
    return layout.lines[number]
  }

  /// The rectangle of the line with a glyph, as wide as the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(glyphIndex, effectiveRange)?.rect ?? .zero
  }

  /// The rectangle of the characters in the line with a glyph.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(glyphIndex, effectiveRange)?.used ?? .zero
  }

  /// The location of a glyph in its line: its left edge, and the bottom of the line. Differs from Apple: not the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let layout, let line = line(glyphIndex, nil) else { return .zero }
    return CGPoint(x: layout.x(of: glyphIndex, in: line) - line.rect.minX, y: line.rect.height)
  }

  /// The bounding rectangle of glyphs. If they are in several lines, it is as wide as the used parts of these lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = lines(in: container)?.rects(of: glyphRange) ?? []
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Calls a closure for each line with glyphs of a range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout, let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in layout.lines where TextLines.intersection(line.range, glyphRange) != nil {
      block(line.rect, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with the rectangles of glyphs, one for each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in lines(in: textContainer)?.rects(of: glyphRange) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// The container with a glyph.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  )
    -> NSTextContainer?
  {
    guard let container = textContainers.first else { return nil }
    let range = glyphRange(for: container)
    guard glyphIndex < range.length else { return nil }
    effectiveGlyphRange?.pointee = range
    return container
  }

  /// The rectangle of the empty line after the end of a line at the end of the text; empty if the text ends otherwise.
  open var extraLineFragmentRect: CGRect {
    guard let last = layout?.lines.last, let end = textStorage?.string.utf16.last,
      last.range.location + last.range.length == numberOfGlyphs, [10, 13, 0x2028, 0x2029].contains(end)
    else { return .zero }
    return CGRect(x: 0, y: last.rect.maxY, width: last.rect.width, height: last.rect.height)
  }

  /// The part of ``extraLineFragmentRect`` for the insertion point.
  open var extraLineFragmentUsedRect: CGRect {
    var rect = extraLineFragmentRect
    guard rect != .zero else { return rect }
    rect.size.width = 2 * (textContainers.first?.lineFragmentPadding ?? 0)
    return rect
  }

  /// The container with ``extraLineFragmentRect``; `nil` without that.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }

  /// The properties of a glyph, by its character; none outside the text.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let string = textStorage?.string as NSString?, 0..<string.length ~= glyphIndex else { return [] }
    switch string.character(at: glyphIndex) {
    case 32: return .elastic
    case 0..<32, 127, 0x2028, 0x2029: return .controlCharacter
    case 0x300..<0x370, 0x1AB0..<0x1B00, 0x20D0..<0x2100, 0xFE20..<0xFE30: return .nonBaseCharacter
    default: return []
    }
  }

  // MARK: Points

  /// The glyph nearest to a point in a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines(in: container)?.character(at: point)?.location ?? 0
  }

  /// The glyph nearest to a point, and the fraction of its width up to the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = lines(in: container)?.character(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.location ?? 0
  }

  /// The character nearest to a point, and the fraction of its width up to the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  /// The fraction of the width of the nearest glyph up to a point.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    lines(in: container)?.character(at: point)?.fraction ?? 0
  }

  // MARK: Drawing

  /// Draws the background of glyphs. Without effect: ``drawGlyphs(forGlyphRange:at:)`` draws text with its background.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs, with the origin of the container at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let layout else { return }
    for line in layout.lines {
      guard let part = TextLines.intersection(line.range, glyphsToShow) else { continue }
      layout.part(part).draw(
        at: CGPoint(x: origin.x + layout.x(of: part.location, in: line), y: origin.y + line.rect.minY))
    }
  }
}

/// Notified of the layout of a text.
///
/// Differs from Apple: it cannot change glyphs, lines and the distances between them.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called after the text was laid out in a container, when a layout manager was asked for places in it. The default does nothing.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Called after the text was laid out in a container. Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
