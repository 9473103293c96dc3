public import Foundation

extension UIButton {
  /// The content and appearance of a button, as a value.
  ///
  /// Differs from Apple: indicators are stored and shown by the desktop's theme, and the Mac's idiom styles are absent.
  public struct Configuration: Hashable, Sendable {
    /// The style of the corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The corners of ``background``.
      case fixed = -1
      /// The corners of ``background``, larger with larger text.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Semicircles at the ends.
      case capsule = 4
    }

    /// The amount of space around the content.
    public enum Size: Int, Hashable, Sendable {
      /// The default.
      case medium = 0
      /// Less space.
      case small = 1
      /// The least space.
      case mini = 2
      /// More space.
      case large = 3
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Depends on the picture's placement.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// Centred.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The indicator of a button with a menu. iOS 16.
    public enum Indicator: Int, Hashable, Sendable {
      /// Depends on the button.
      case automatic = 0
      /// None.
      case none = 1
      /// That of a pop-up button.
      case popup = 2
    }

    /// The title; `nil` for none. Setting it removes the attributes of ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; `nil` for none.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title before it is shown; `nil` for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title. Setting it removes the attributes of ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The smaller line with attributes; `nil` for none.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the smaller line before it is shown; `nil` for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that does not fit is shortened. Default: by words. Stored: the desktop's theme decides.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that does not fit is shortened. Default: by words. Stored: the desktop's theme decides.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Changes the colour of the indicator before it is shown; `nil` for none. iOS 16. Stored: the desktop's theme decides.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the spinner before it is shown; `nil` for none. Stored: the desktop's theme decides.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the picture before it is shown; `nil` for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size of a symbol; `nil` for its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The indicator of a button with a menu. iOS 16. Stored: the desktop's theme decides. Default: `automatic`.
    public var indicator = Indicator.automatic
    /// Whether a selected button looks so. Stored: it does. Default: `true`.
    public var automaticallyUpdateForSelection = true
    /// A picture beside the title.
    public var image: UIImage?
    /// The side of the title on which the picture is. Default: `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle. Default: `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and picture; `nil` for that of the style and the tint colour.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; `nil` for that of the style and the tint colour.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners. Default: `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The amount of space around the content. Default: `medium`.
    public var buttonSize = Size.medium
    /// Whether a spinner replaces the picture. Default: `false`.
    public var showsActivityIndicator = false
    /// The background of the content; its values take precedence over ``baseBackgroundColor``.
    public var background = UIBackgroundConfiguration()

    /// The insets around the content. The default is that of ``buttonSize``, and on the desktop the theme's.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? defaultInsets }
      set { customInsets = newValue }
    }

    /// Resets the insets around the content to those of ``buttonSize``.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    /// The configuration for the button's state. The styles here are the same in all states, except for the effects of the desktop theme.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// The base style, before colours are applied.
    enum Style: Hashable, Sendable { case plain, gray, tinted, filled }
    var style: Style
    /// `nil` if not set.
    var customInsets: NSDirectionalEdgeInsets?

    init(style: Style) { self.style = style }

    private var defaultInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// A title without background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A title on a translucent tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A title on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A title without background.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// The desktop's default button.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// The desktop's default button, in a translucent tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A title on glass. iOS 26. Differs from Apple: on grey.
    public static func glass() -> Configuration { Configuration(style: .gray) }
    /// A title on clear glass. iOS 26. Differs from Apple: on grey.
    public static func clearGlass() -> Configuration { Configuration(style: .gray) }
    /// A title on glass in the tint colour. iOS 26. Differs from Apple: on the tint colour.
    public static func prominentGlass() -> Configuration { Configuration(style: .filled) }
    /// A title on clear glass in the tint colour. iOS 26. Differs from Apple: on the tint colour.
    public static func prominentClearGlass() -> Configuration { Configuration(style: .filled) }
    /// The desktop's button for the suggested action.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
  }
}
