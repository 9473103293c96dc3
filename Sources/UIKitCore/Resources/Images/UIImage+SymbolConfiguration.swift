public import Foundation

extension UIImage {
  /// The size of a symbol relative to text.
  ///
  /// Differs from Apple: weights and colour schemes depend on the icon theme and are absent.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The scale of symbols relative to text.
    public enum Scale: Int, Hashable, Sendable {
      /// The default, which is medium.
      case `default` = -1
      /// Unspecified, which is medium.
      case unspecified = 0
      /// Smaller.
      case small = 1
      /// Slightly higher than capital letters.
      case medium = 2
      /// Larger.
      case large = 3

      fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .large: 1.3
        case .default, .unspecified, .medium: 1
        }
      }
    }

    static let usualPointSize: CGFloat = 14
    let pointSize: CGFloat

    /// Symbols beside text of `pointSize` points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize.isFinite ? min(max(pointSize, 1), 1024) : SymbolConfiguration.usualPointSize
      super.init()
    }

    /// Symbols beside text of `pointSize` points. The weight depends on the icon theme.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale = .default) {
      self.init(pointSize: pointSize * scale.factor)
    }

    /// Symbols beside text of the default size, at another scale.
    public convenience init(scale: Scale) {
      self.init(pointSize: SymbolConfiguration.usualPointSize * scale.factor)
    }

    /// Symbols beside text of this style.
    @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize * scale.factor)
    }

    /// Symbols beside text in `font`.
    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(pointSize: font.pointSize * scale.factor)
    }
  }
}
