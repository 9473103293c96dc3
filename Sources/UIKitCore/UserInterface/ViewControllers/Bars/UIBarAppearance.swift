public import Foundation

/// The appearance attributes that all bars share, as a value for hosts that draw.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The background's colour, or `nil`.
  open var backgroundColor: UIColor?
  /// The blur behind the bar, or `nil`.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar, or `nil`. One of size zero shows the content's colour and no picture.
  open var backgroundImage: UIImage?
  /// How the picture behind the bar is fitted. Default: `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; `nil` for none. Differs from Apple: the line has the system's colour for any colour but
  /// `clear`.
  open var shadowColor: UIColor? = .black
  /// The picture at the bar's edge in place of the line, or `nil`. One of size zero shows nothing.
  open var shadowImage: UIImage?

  /// The default appearance.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The default appearance of a kind of device, which are the same. iOS 13.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// A copy of the attributes of `barAppearance` that all bars share.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    copyProperties(from: barAppearance)
  }

  /// Sets the default, blurred background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundImage = nil
    (shadowColor, shadowImage) = (.black, nil)
  }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    backgroundImage = nil
    (shadowColor, shadowImage) = (.black, nil)
  }

  /// Sets no background and no line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// An independent copy of the same class.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value
  }

  private func duplicate() -> UIBarAppearance {
    let copy = type(of: self).init()
    copy.copyProperties(from: self)
    return copy
  }

  func copyProperties(from other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of the line below the title. iOS 26.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of the line below a large title. iOS 26. Stored: a large title has no line below it.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons that complete a task.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of prominent buttons, the same as ``doneButtonAppearance``. iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The appearance of the back button.
  open lazy var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The picture of the back button; `nil` for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that picture in a transition. Stored: transitions take no time.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the back button; `nil` for the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    (subtitleTextAttributes, largeSubtitleTextAttributes) = (
      other.subtitleTextAttributes, other.largeSubtitleTextAttributes
    )
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The colour of the selected tab, or `nil`.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected tab, or `nil`. Stored, and not shown.
  open var selectionIndicatorImage: UIImage?
  /// The appearance of tabs whose picture is above the title: those of a bar at the bottom.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of tabs whose picture is beside the title: those of a bar at the top.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of tabs in a low bar. Stored: bars have one height.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The arrangement of the tabs of a bar at the bottom. Default: `automatic`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a tab if the tabs are centered; 0 for the usual one.
  open var stackedItemWidth: CGFloat = 0
  /// The distance of two tabs if the tabs are centered; 0 for the usual one.
  open var stackedItemSpacing: CGFloat = 0

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

extension NSAttributedString.Key {
  /// The colour of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The font of the text, a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
