import Foundation

/// A button: a title, a picture or both, that does something when it is pressed.
///
/// On the desktop it is the desktop's own button: hovering, pressing, keyboard and screen reader are as everywhere there.
///
/// Differs from Apple: ``titleLabel`` carries font, lines and alignment and is in no view; background images and
/// attributed titles are absent.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What is called when the configuration is to fit a new state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What the button looks like without ``configuration``.
  open private(set) var buttonType = ButtonType.custom

  /// What the button says and looks like, or `nil` for what ``buttonType`` and the titles for states say.
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
  /// Whether a new state asks for ``updateConfiguration()``. Default: `true`.
  open var automaticallyUpdatesConfiguration = true
  /// What the button is for. Default: `normal`.
  open var role = Role.normal {
    didSet { contentChanged() }
  }
  /// What opens: on a press, where `showsMenuAsPrimaryAction` is set, or else on a secondary click.
  open var menu: UIMenu? {
    didSet {
      contentChanged()
      isContextMenuInteractionEnabled = menu != nil
    }
  }
  /// Whether each press turns `isSelected` over, or, with a menu that a press opens, one item at a time has the tick and the
  /// title is that item's. Default: `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { contentChanged() }
  }

  /// Font, lines and alignment of the title where there is no ``configuration``.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    label.owner = self
    return label
  }()

  private var faces: [UInt: Face] = [:]
  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false
  /// The button's own action, which gives it a title where it has none.
  private var primaryAction: UIAction?

  /// A button without title, of the size and place `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of this type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// A button of this type that runs `primaryAction` and says its title.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    adopt(primaryAction)
  }

  /// A button that looks like `configuration`, runs `primaryAction` and says its title where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A button of the size and place `frame` that runs `primaryAction` and says its title.
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

  // MARK: What it says in which state

  /// What a button says and shows in one state.
  private struct Face {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
  }

  /// Says `title` in `state`; `nil` for what it says in the normal state. A ``configuration`` takes the normal title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].title = title
    if state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Says the title in `color` while in `state`; `nil` as in the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].titleColor = color
    contentChanged()
  }

  /// Shows `image` in `state`; `nil` for what it shows in the normal state. A ``configuration`` takes the normal image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].image = image
    if state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// What was set for `state`, or else for the normal state.
  open func title(for state: UIControl.State) -> String? { face(state, \.title) }
  /// What was set for `state`, or else for the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? { face(state, \.titleColor) }
  /// What was set for `state`, or else for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { face(state, \.image) }

  /// What the button says now.
  open var currentTitle: String? { configuration.map { $0.title ?? primaryAction?.title } ?? title(for: state) }
  /// The colour of the title now.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// What the button shows now.
  open var currentImage: UIImage? { configuration.map { $0.image ?? primaryAction?.image } ?? image(for: state) }

  private func face<Value>(_ state: UIControl.State, _ part: KeyPath<Face, Value?>) -> Value? {
    faces[state.rawValue]?[keyPath: part] ?? faces[State.normal.rawValue]?[keyPath: part]
  }

  // MARK: Configuration and state

  /// The button's menu, unless a press opens it or the button cannot be operated.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, !showsMenuAsPrimaryAction, let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Asks for ``updateConfiguration()`` before the button is laid out or shown.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
    setNeedsShow()
  }

  /// Called when the configuration is to fit a new state. The default calls ``configurationUpdateHandler``.
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

  /// Brings the configuration up to date; a button has no subviews of its own.
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
      // What is ticked may be another, and a pop-up button says it.
      contentChanged()
    default: super.receive(event)
    }
  }

  /// The action that gives the button a title where it has none.
  var titleAction: UIAction? { primaryAction }

  /// The size of title, picture and the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(shownContent, fitting: size) }

  /// The size of title, picture and the room around them.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }

  override var baselines: (first: CGFloat, last: CGFloat)? { TextMetrics.baselines(ofLineIn: bounds.height) }
}
