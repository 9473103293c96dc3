import Foundation

extension UIButton {
  /// What a button says and looks like, as a value.
  ///
  /// Differs from Apple: transformers, indicators and the Mac's idiom styles are absent; titles are plain text.
  public struct Configuration: Hashable, Sendable {
    /// What the corners are like.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As ``background`` has them.
      case fixed = -1
      /// As ``background`` has them, larger with larger text.
      case dynamic = 0
      /// A little round.
      case small = 1
      /// Round.
      case medium = 2
      /// Very round.
      case large = 3
      /// Half circles at the ends.
      case capsule = 4
    }

    /// How much room the content has around it.
    public enum Size: Int, Hashable, Sendable {
      /// The usual.
      case medium = 0
      /// Less.
      case small = 1
      /// As little as possible.
      case mini = 2
      /// More.
      case large = 3
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// As the picture's place asks.
      case automatic = 0
      /// Where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines end.
      case trailing = 3
    }

    /// What the words say; `nil` for none.
    public var title: String?
    /// A smaller line below the title.
    public var subtitle: String?
    /// A picture beside the title.
    public var image: UIImage?
    /// On which side of the title the picture is. Default: `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand to each other. Default: `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and picture; `nil` as the style and the tint colour ask.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; `nil` as the style and the tint colour ask.
    public var baseBackgroundColor: UIColor?
    /// What the corners are like. Default: `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room the content has around it. Default: `medium`.
    public var buttonSize = Size.medium
    /// Whether a spinner stands in place of the picture. Default: `false`.
    public var showsActivityIndicator = false
    /// What lies behind the content; it says more than ``baseBackgroundColor`` where it says something.
    public var background = UIBackgroundConfiguration()

    /// The room around the content. Until it is set it is that of ``buttonSize``, and on the desktop the theme's.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? defaultInsets }
      set { customInsets = newValue }
    }

    /// The room around the content is that of ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    /// The configuration as it fits the button's state. The styles here are the same in all states but for what the
    /// desktop theme does by itself.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// What the style draws before anything is said about colours.
    enum Style: Hashable, Sendable { case plain, gray, tinted, filled }
    var style: Style
    /// `nil`: nobody has set any.
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

    /// Nothing behind the words.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Words on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Words on a wash of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Words on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Nothing behind the words.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// As the desktop's usual button.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// As the desktop's usual button, in a wash of the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// As the desktop's button for what matters most.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
  }
}
