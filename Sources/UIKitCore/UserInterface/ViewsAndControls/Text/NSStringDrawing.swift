public import Foundation

/// How text is drawn or measured in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with UIKit's values.
  public let rawValue: Int
  /// Options as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In several lines, from the upper left corner. Without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The heights of lines include the fonts' leading. Without effect: they always do.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The size of the glyphs in place of the lines' heights. Without effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis. Without effect: text that does not fit is omitted.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text in a rectangle returns beside the drawing.
///
/// Differs from Apple: text is never scaled, so that the values stay.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text may be scaled to fit. Without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the text was scaled: always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that the text took. Differs from Apple: zero.
  open var totalBounds: CGRect { .zero }

  /// A context.
  public nonisolated override init() { super.init() }
}
