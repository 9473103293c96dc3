public import Foundation

/// The appearance attributes that all bars share, as a value for hosts that draw.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The background's colour, or `nil`.
  open var backgroundColor: UIColor?
  /// The blur behind the bar, or `nil`.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar, or `nil`.
  open var backgroundImage: UIImage?
  /// The colour of the line at the bar's edge; `nil` for none.
  open var shadowColor: UIColor? = .black

  /// The default appearance.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of the attributes of `barAppearance` that all bars share.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    copyProperties(from: barAppearance)
  }

  /// Sets the default, blurred background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .black
  }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .black
  }

  /// Sets no background and no line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
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
    shadowColor = other.shadowColor
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The colour of the selected tab, or `nil`.
  open var selectionIndicatorTintColor: UIColor?

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    if let other = other as? UITabBarAppearance { selectionIndicatorTintColor = other.selectionIndicatorTintColor }
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
