public import Foundation

/// Insets and offsets in objects.
extension NSValue {
  /// Insets in an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(plain: insets, count: 4) }
  /// Insets that follow the direction of the language, in an object.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(plain: insets, count: 4) }
  /// An offset in an object.
  public convenience init(uiOffset insets: UIOffset) { self.init(plain: insets, count: 2) }

  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets { plain() }
  /// The insets that follow the direction of the language.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { plain() }
  /// The offset.
  public var uiOffsetValue: UIOffset { plain() }
}
