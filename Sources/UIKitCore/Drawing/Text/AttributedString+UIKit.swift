public import Foundation

extension AttributeScopes {
  /// The attributes of text in UIKit. iOS 15.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The additional distance between letters, in points.
    public let kern: KernAttribute
    /// The additional distance between letters, in points.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The slant of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The expansion of the letters.
    public let expansion: ExpansionAttribute
    /// The width of the outline, in percent of the font.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// Whether ligatures are used.
    public let ligature: LigatureAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The layout of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// What stands in the place of a character.
    public let attachment: AttachmentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }
    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }
    /// The colour of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }
    /// The additional distance between letters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
    /// The additional distance between letters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSTracking"
    }
    /// The distance above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }
    /// The slant of the letters.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSObliqueness"
    }
    /// The expansion of the letters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSExpansion"
    }
    /// The width of the outline, in percent of the font.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSStrokeWidth"
    }
    /// The colour of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrokeColor"
    }
    /// Whether ligatures are used.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Int
      /// The name of the attribute.
      public static let name = "NSLigature"
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSShadow
      /// The name of the attribute.
      public static let name = "NSShadow"
    }
    /// The layout of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
    /// What stands in the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSTextAttachment
      /// The name of the attribute.
      public static let name = "NSAttachment"
    }
  }

  /// The attributes of text in UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit. One of SwiftUI's with the same name is preferred where SwiftUI is imported.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// An attribute of both forms of attributed text.
private struct CommonAttribute: Sendable {
  let read: @Sendable (AttributeContainer) -> (NSAttributedString.Key, Any)?
  let write: @Sendable (NSAttributedString.Key, Any, inout AttributeContainer) -> Bool

  init<Key: AttributedStringKey>(
    _: Key.Type, _ convert: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
  )
  where Key.Value: Sendable {
    let name = NSAttributedString.Key(rawValue: Key.name)
    read = { container in container[Key.self].map { (name, $0) } }
    write = { key, value, container in
      guard key == name, let value = convert(value) else { return false }
      container[Key.self] = value
      return true
    }
  }

  private typealias UIKit = AttributeScopes.UIKitAttributes

  @Sendable static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  @Sendable static func line(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  static let all: [CommonAttribute] = [
    CommonAttribute(UIKit.FontAttribute.self),
    CommonAttribute(UIKit.ForegroundColorAttribute.self),
    CommonAttribute(UIKit.BackgroundColorAttribute.self),
    CommonAttribute(UIKit.StrikethroughStyleAttribute.self, line),
    CommonAttribute(UIKit.UnderlineStyleAttribute.self, line),
    CommonAttribute(UIKit.StrikethroughColorAttribute.self),
    CommonAttribute(UIKit.UnderlineColorAttribute.self),
    CommonAttribute(UIKit.KernAttribute.self, number),
    CommonAttribute(UIKit.TrackingAttribute.self, number),
    CommonAttribute(UIKit.BaselineOffsetAttribute.self, number),
    CommonAttribute(UIKit.ObliquenessAttribute.self, number),
    CommonAttribute(UIKit.ExpansionAttribute.self, number),
    CommonAttribute(UIKit.StrokeWidthAttribute.self, number),
    CommonAttribute(UIKit.StrokeColorAttribute.self),
    CommonAttribute(UIKit.LigatureAttribute.self),
    CommonAttribute(UIKit.ShadowAttribute.self),
    CommonAttribute(UIKit.ParagraphStyleAttribute.self),
    CommonAttribute(UIKit.AttachmentAttribute.self),
    CommonAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self) {
      $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:))
    },
  ]
}

extension AttributeContainer {
  /// The attributes of this dictionary that UIKit and Foundation have.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary { _ = CommonAttribute.all.first { $0.write(key, value, &self) } }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of UIKit and Foundation in a container.
  public init(_ container: AttributeContainer) {
    self.init(CommonAttribute.all.compactMap { $0.read(container) }) { first, _ in first }
  }
}

extension AttributedString {
  /// A text with those attributes of `nsStr` that UIKit and Foundation have.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// A text with those attributes of `attrStr` that UIKit and Foundation have.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr.characters[run.range])
      text.append(NSAttributedString(string: part, attributes: Dictionary(run.attributes)))
    }
    self.init(attributedString: text)
  }
}
