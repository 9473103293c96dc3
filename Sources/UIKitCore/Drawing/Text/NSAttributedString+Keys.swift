import Foundation

extension NSAttributedString.Key {
  /// The line below the text, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through the text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// How the lines stand, an ``NSParagraphStyle``.
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

/// How the lines of a paragraph stand. Differs from Apple: it says to which side they go, and nothing else.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate var side = NSTextAlignment.natural
  /// To which side the lines go.
  open var alignment: NSTextAlignment { side }

  /// The same style, as one that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.side = side
    return copy
  }

  /// The same style, as one that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.side = side
    return copy
  }

  /// Styles that say the same are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.side == side }
  /// Fits ``isEqual(_:)``.
  open override var hash: Int { side.hashValue }
}

/// A paragraph's style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// To which side the lines go.
  open override var alignment: NSTextAlignment {
    get { side }
    set { side = newValue }
  }
}
