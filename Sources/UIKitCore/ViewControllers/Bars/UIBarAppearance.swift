import Foundation

/// The looks that all bars share, as a value for hosts that draw.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The background's colour, or `nil`.
  open var backgroundColor: UIColor?
  /// The blur behind the bar, or `nil`.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar, or `nil`.
  open var backgroundImage: UIImage?
  /// The colour of the line at the bar's edge; `nil` for none.
  open var shadowColor: UIColor? = .black

  /// The usual looks.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The same looks as `barAppearance`, as far as all bars share them.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeOver(barAppearance)
  }

  /// The background blurred, as usual.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .black
  }

  /// The background opaque.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .black
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  /// Looks of the same class that can be changed by themselves.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value
  }

  private func duplicate() -> UIBarAppearance {
    let copy = type(of: self).init()
    copy.takeOver(self)
    return copy
  }

  func takeOver(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
  }
}

/// The looks of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The colour of the chosen tab, or `nil`.
  open var selectionIndicatorTintColor: UIColor?

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
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
