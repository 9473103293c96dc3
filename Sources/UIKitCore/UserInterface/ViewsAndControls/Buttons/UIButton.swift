public import Foundation
package import ViewBacking

/// A button: a title, a picture or both, that runs an action when it is pressed.
///
/// On the desktop it is the desktop's own button: hovering, pressing, keyboard and screen reader work as in other apps.
///
/// Differs from Apple: ``titleLabel`` only stores font, lines and alignment, and ``imageView`` how the picture is fitted and coloured; both
/// are in no view. The shadow of a title and highlights of a touch are not shown.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// A closure that updates the configuration for a new state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The appearance of the button without ``configuration``.
  open private(set) var buttonType = ButtonType.custom

  /// The content and appearance of the button, or `nil` to use ``buttonType`` and the titles for states.
  open var configuration: Configuration? {
    didSet {
      guard oldValue != configuration else { return }
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
      contentChanged()
    }
  }
  /// Called before the button is laid out or shown after its state has changed, to change ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a new state requests ``updateConfiguration()``. Default: `true`.
  open var automaticallyUpdatesConfiguration = true
  /// The role of the button. Default: `normal`.
  open var role = Role.normal {
    didSet { contentChanged() }
  }
  /// The menu that opens on a press if `showsMenuAsPrimaryAction` is set, otherwise on a secondary click.
  open var menu: UIMenu? {
    didSet {
      contentChanged()
      isContextMenuInteractionEnabled = menu != nil
    }
  }
  /// Whether each press toggles `isSelected`, or, with a menu that a press opens, one item at a time has the checkmark and provides the
  /// title. Default: `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { contentChanged() }
  }

  /// Font, lines and alignment of the title if there is no ``configuration``.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    label.owner = self
    return label
  }()

  /// Shows a smaller line of the ``configuration``: stores its text and font, and is in no view.
  open private(set) lazy var subtitleLabel: UILabel? = UILabel()

  /// How the picture is fitted and coloured: its content mode and tint colour are used, and its picture is the current one.
  open var imageView: UIImageView? {
    let view = pictureSettings ?? UIImageView(frame: .zero)
    if pictureSettings == nil {
      view.owner = self
      pictureSettings = view
    }
    view.adopt(currentImage)
    return view
  }
  private var pictureSettings: UIImageView?
  /// The tint colour and the content mode that the app has set for the picture.
  var imageSettings: UIImageView? { pictureSettings }

  // MARK: Insets of buttons without a configuration

  /// The space around title and picture, in points. Ignored with a ``configuration``. Default: none.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// The space around the title, in points. Ignored with a ``configuration``. Default: none.
  ///
  /// Differs from Apple: the horizontal difference to ``imageEdgeInsets`` is the distance between title and picture; both move together
  /// only by ``contentEdgeInsets``.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { contentChanged() } }
  }
  /// The space around the picture, in points. Ignored with a ``configuration``. Default: none. See ``titleEdgeInsets``.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { contentChanged() } }
  }
  /// Whether the picture is lighter while the button is pressed. Stored: the desktop's theme decides. Default: `true`.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is darker while the button is disabled. Stored: the desktop's theme decides. Default: `true`.
  open var adjustsImageWhenDisabled = true
  /// Whether a press shows a glow. Stored, and not shown. Default: `false`.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title moves while the button is pressed. Stored, and not shown. Default: `false`.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the pointer is over the button. iOS 15. Always `false`, because the desktop's theme shows it.
  open var isHovered: Bool { false }
  /// Whether the button is held, so that its menu is open. iOS 15. Always `false`, because the desktop shows the menu.
  open var isHeld: Bool { false }

  private var faces: [UInt: Face] = [:]
  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false
  /// The button's own action, which provides the title if the button has none.
  private var primaryAction: UIAction?

  /// A button without title, with the frame `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UIButton.self)
  }

  /// A button of this type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// A button of this type that runs `primaryAction` and shows its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    adopt(primaryAction)
  }

  /// A button that looks like `configuration`, runs `primaryAction` and shows its title if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A system button with a picture that calls a method.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// A button with the frame `frame` that runs `primaryAction` and shows its title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  func adopt(_ type: ButtonType) {
    buttonType = type
    if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    contentChanged()
  }

  // MARK: Titles and images by state

  /// The title and image of a button in one state.
  private struct Face {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var attributedTitle: NSAttributedString?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var titleShadowColor: UIColor?
  }

  /// Sets the title for `state`; `nil` for that of the normal state. A ``configuration`` uses the normal title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].title = title
    if state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Sets the colour of the title for `state`; `nil` for that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].titleColor = color
    contentChanged()
  }

  /// Sets the image for `state`; `nil` for that of the normal state. A ``configuration`` uses the normal image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].image = image
    if state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// Sets the title with attributes for `state`; `nil` for that of the normal state. It takes precedence over a plain one. A
  /// ``configuration`` uses the normal title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].attributedTitle = title?.copy() as? NSAttributedString
    contentChanged()
  }

  /// Sets the picture behind title and picture for `state`; `nil` for that of the normal state. It fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].backgroundImage = image
    contentChanged()
  }

  /// Sets the size of symbols for `state`; `nil` for that of the normal state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    faces[state.rawValue, default: Face()].symbolConfiguration = configuration
    contentChanged()
  }

  /// Sets the colour of the title's shadow for `state`. Stored, and not shown.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].titleShadowColor = color
  }

  /// The title with attributes for `state`, or otherwise for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { face(state, \.attributedTitle) }
  /// The picture behind the content for `state`, or otherwise for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { face(state, \.backgroundImage) }
  /// The size of symbols for `state`, or otherwise for the normal state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    face(state, \.symbolConfiguration)
  }
  /// The colour of the title's shadow for `state`, or otherwise for the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { face(state, \.titleShadowColor) }
  /// The current title with attributes, or `nil`.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The current picture behind the content, or `nil`.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The current size of symbols, or `nil`.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The current colour of the title's shadow, or `nil`.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The title for `state`, or otherwise for the normal state.
  open func title(for state: UIControl.State) -> String? { face(state, \.title) }
  /// The title colour for `state`, or otherwise for the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? { face(state, \.titleColor) }
  /// The image for `state`, or otherwise for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { face(state, \.image) }

  /// The current title.
  open var currentTitle: String? { configuration.map { $0.title ?? primaryAction?.title } ?? title(for: state) }
  /// The current colour of the title.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The current image.
  open var currentImage: UIImage? { configuration.map { $0.image ?? primaryAction?.image } ?? image(for: state) }

  private func face<Value>(_ state: UIControl.State, _ part: KeyPath<Face, Value?>) -> Value? {
    faces[state.rawValue]?[keyPath: part] ?? faces[State.normal.rawValue]?[keyPath: part]
  }

  // MARK: Rectangles

  /// The rectangle of the background. The default is the whole of `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of title and picture. The default is `bounds` without ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title in the rectangle of title and picture. The default is beside the picture.
  ///
  /// Differs from Apple: an override has no effect, because the desktop's button places its title itself.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let picture = imageRect(forContentRect: contentRect)
    let rest = CGRect(
      x: contentRect.minX + picture.width, y: contentRect.minY, width: max(0, contentRect.width - picture.width),
      height: contentRect.height)
    return rest.inset(by: titleEdgeInsets)
  }

  /// The rectangle of the picture in the rectangle of title and picture. The default is at the left, in the picture's size.
  ///
  /// Differs from Apple: an override has no effect, because the desktop's button places its picture itself.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let size = currentImage?.size else { return CGRect(origin: contentRect.origin, size: .zero) }
    let rect = CGRect(
      x: contentRect.minX, y: contentRect.midY - size.height / 2, width: size.width, height: size.height)
    return rect.inset(by: imageEdgeInsets)
  }

  // MARK: Configuration and state

  /// The button's menu, unless a press opens it or the button cannot be operated.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, !showsMenuAsPrimaryAction, let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Requests ``updateConfiguration()`` before the button is laid out or shown.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
    setNeedsShow()
  }

  /// Called to update the configuration for a new state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration()
  }

  override func stateChanged() {
    super.stateChanged()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// The size of the ``configuration``'s font, in points, that is never exceeded.
  var maximumFontSize: CGFloat { .infinity }

  override func contentSizeCategoryDidChange(to category: UIContentSizeCategory) {
    // The label is no subview.
    if configuration == nil { titleLabel?.adjustFont(to: category) }
    contentChanged()
  }

  /// Updates the configuration; a button has no subviews of its own.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  // MARK: The host

  package override var shownContent: ViewContent {
    updateConfigurationIfNeeded()
    return .button(buttonContent)
  }

  package override func receive(_ event: ViewEvent) {
    guard isEnabled else { return super.receive(event) }
    switch event {
    case .pressed:
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      sendActions(for: .touchDown)
      operate(.touchUpInside)
    case .choseMenuItem(let path):
      sendActions(for: .menuActionTriggered)
      menu?.choose(at: path, sender: self, among: changesSelectionAsPrimaryAction ? menu : nil)
      // Another item may have the checkmark, and a pop-up button shows its title.
      contentChanged()
    default: super.receive(event)
    }
  }

  /// The action that provides the title if the button has none.
  var titleAction: UIAction? { primaryAction }

  /// The size of title, picture and the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(shownContent, fitting: size) }

  /// The size of title, picture and the insets around them.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }

  override var baselines: (first: CGFloat, last: CGFloat)? { TextMetrics.baselines(ofLineIn: bounds.height) }
}
