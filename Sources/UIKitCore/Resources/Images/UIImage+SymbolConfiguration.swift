public import Foundation

extension UIImage {
  /// The scale of symbols relative to text.
  public typealias SymbolScale = SymbolConfiguration.Scale
  /// The weight of symbols.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// The icon theme's.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9

    /// The weight of a font; regular if it is unspecified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to text.
  ///
  /// Differs from Apple: weights and colour schemes depend on the icon theme and are absent.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The configuration that leaves everything to the symbol.
    public static let unspecified = SymbolConfiguration(pointSize: usualPointSize)

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
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: Scale = .default) {
      self.init(pointSize: pointSize * scale.factor)
    }

    /// Symbols beside text of the default size. The weight depends on the icon theme.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: SymbolConfiguration.usualPointSize) }

    /// Symbols beside text of the default size, in a colour of their own. iOS 15. Differs from Apple: the colour is that of the view.
    public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: SymbolConfiguration.usualPointSize) }

    /// Symbols beside text of the default size, in colours of their own. iOS 15. Differs from Apple: the colour is that of the view.
    public convenience init(paletteColors: [UIColor]) { self.init(pointSize: SymbolConfiguration.usualPointSize) }

    /// Symbols in their own colours. iOS 15. Differs from Apple: the colour is that of the view.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// Symbols in one colour. iOS 15.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// This configuration with what `other` has set. iOS 15.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      other.pointSize == SymbolConfiguration.usualPointSize ? self : other
    }

    /// Symbols beside text of the default size, at another scale.
    public convenience init(scale: Scale) {
      self.init(pointSize: SymbolConfiguration.usualPointSize * scale.factor)
    }

    /// Symbols beside text of this style.
    @preconcurrency @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize * scale.factor)
    }

    /// Symbols beside text in `font`.
    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(pointSize: font.pointSize * scale.factor)
    }
  }
}
