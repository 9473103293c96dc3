public import Foundation

extension NSAttributedString.Key {
  /// The line below the text, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through the text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The additional distance between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The paragraph's layout, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// A line below or through text. Differs from Apple: every line is drawn as a single one.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The combination as bits, with UIKit's values.
  public let rawValue: Int
  /// A combination given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The layout of a paragraph. Differs from Apple: it has an alignment and nothing else.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate var side = NSTextAlignment.natural
  /// The alignment of the lines.
  open var alignment: NSTextAlignment { side }

  /// An immutable copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.side = side
    return copy
  }

  /// A mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.side = side
    return copy
  }

  /// Styles with the same alignment are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.side == side }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int { side.hashValue }
}

/// A paragraph's style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { side }
    set { side = newValue }
  }
}
