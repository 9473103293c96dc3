public import Foundation
public import Selectors

/// A button in a bar.
///
/// It calls a method of ``target``, runs ``primaryAction``, or opens ``menu``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How the button is drawn.
  public enum Style: Int, Hashable, Sendable {
    /// The plain style.
    case plain = 0
    /// The plain style. Deprecated on a device.
    case bordered = 1
    /// The style of a button that completes a task.
    case done = 2
    /// The style of a button that stands out, the same as ``done``. iOS 26.
    public static var prominent: Style { .done }
  }

  /// The buttons whose title or picture the system provides.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Finished.
    case done = 0
    /// Cancel without saving changes.
    case cancel = 1
    /// Change something.
    case edit = 2
    /// Save changes.
    case save = 3
    /// Make a new one.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// Write a message.
    case compose = 7
    /// Reply.
    case reply = 8
    /// Share and similar actions.
    case action = 9
    /// Move to another place.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// Search.
    case search = 12
    /// Load again.
    case refresh = 13
    /// Stop what is running.
    case stop = 14
    /// Take a photo.
    case camera = 15
    /// Delete.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Backwards.
    case rewind = 19
    /// Forwards.
    case fastForward = 20
    /// Undo the last change.
    case undo = 21
    /// Redo the last undone change.
    case redo = 22
    /// Close.
    case close = 24
  }

  /// The action that the button runs, or `nil`.
  open var primaryAction: UIAction? {
    didSet { changed() }
  }
  /// The object whose method ``action`` names; `nil` for the first responder in the chain that has it. Not retained.
  open weak var target: AnyObject?
  /// The method that the button calls in place of ``primaryAction``: it has no argument, the item, or the item and the event.
  open var action: Selector? {
    didSet { changed() }
  }
  /// The menu that it opens, or `nil`.
  open var menu: UIMenu? {
    didSet { changed() }
  }
  /// How it is drawn.
  open var style = Style.plain {
    didSet { changed() }
  }
  /// The view that the bar shows in place of a button, or `nil`.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// Its width in points; 0 for the width of its content.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  /// The colour of title and picture, or `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// Whether the button is hidden. Default: `false`.
  open var isHidden = false {
    didSet { changed() }
  }
  /// Whether the button looks pressed. Default: `false`.
  open var isSelected = false {
    didSet { changed() }
  }

  /// The titles that the button may have. Stored: the button is as wide as its title.
  open var possibleTitles: Set<String>?
  /// The group of the button, or `nil`. iOS 9.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// Whether the menu opens in place of the action. Stored: the menu opens if there is no action. iOS 17. Default: `false`.
  open var changesSelectionAsPrimaryAction = false

  /// Whether changes of a symbol are animated. iOS 17. Stored, and without effect: effects of symbols are absent. Default: `true`.
  open var isSymbolAnimationEnabled = true
  /// The name of the button across changes of a bar's items, or `nil`. iOS 26. Stored: bars do not animate changes.
  open var identifier: String?
  /// Whether the button shares its background with those beside it. iOS 26. Stored, and without effect: buttons have no shared background.
  /// Default: `true`.
  open var sharesBackground = true
  /// Whether the button is shown without the shared background. iOS 26. Stored, and without effect. Default: `false`.
  open var hidesSharedBackground = false

  private var backBackgrounds: [UIControl.State.RawValue: BarImages] = [:]
  private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Sets the picture behind the back button in a state; `nil` for none. Stored, and not shown.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backBackgrounds[state.rawValue, default: BarImages()][.any, barMetrics] = backgroundImage }

  /// The picture behind the back button that was set for a state.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgrounds[state.rawValue]?[.any, barMetrics]
  }

  /// Sets the distance of the back button's title from its usual place, for an item that is a back button and for `appearance()`.
  ///
  /// Differs from Apple: a distance of at least 200 points to a side, or 44 up or down, hides the title; a smaller one has no effect.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[barMetrics] = adjustment
    changed()
  }

  /// The distance of the back button's title from its usual place.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }

  /// Sets the distance of a picture behind the button from its usual place. Stored, and without effect: pictures fill the button.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backgroundOffsets[barMetrics] = adjustment
  }

  /// The distance of a picture behind the button that was set.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }
  private var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]

  var systemItem: SystemItem?
  private var backgrounds: [UIControl.State.RawValue: BarImages] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Sets the picture behind the button in a state, which is stretched; `nil` for none. Without one of its own a state has that of `normal`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue, default: BarImages()][.any, barMetrics] = backgroundImage
    changed()
  }

  /// The picture behind the button that was set for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]?[.any, barMetrics]
  }

  /// Sets the picture behind the button in a state, if it has a style; has no effect for a button of another style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  }

  /// The picture behind the button that was set for a state, if it has a style; `nil` for a button of another style.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
  }

  /// Sets the distance of the title from its usual place.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    changed()
  }

  /// The distance of the title from its usual place.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }

  /// The picture behind the button in its state.
  final var shownBackground: UIImage? {
    let own = isEnabled ? nil : backgrounds[UIControl.State.disabled.rawValue]?.image(at: .any)
    return own ?? backgrounds[UIControl.State.normal.rawValue]?.image(at: .any)
  }

  /// A group of the button that cannot be moved. iOS 16.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of the button that the user may move. iOS 16. Differs from Apple: bars cannot be customized.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of the button that the user may move and remove. iOS 16. Differs from Apple: bars cannot be customized, so that the button is
  /// visible if it is in the default customization, and hidden otherwise.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// The menu of the button where it does not fit. iOS 16. Stored: bars show all their buttons.
  open var menuRepresentation: UIMenuElement?

  /// A button with `title` or `image`, which default to the action's, that runs `primaryAction` or opens `menu`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that looks like the system's `systemItem` and runs `primaryAction` or opens `menu`.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with a title that calls a method of `target`, which is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    adopt(target, action)
  }

  /// A button with a picture that calls a method of `target`, which is not retained.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// A button with a picture that calls a method of `target`, which is not retained.
  ///
  /// Differs from Apple: bars have one height, so the picture for a low bar is not used.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    adopt(target, action)
  }

  /// A button that looks like one of the system's and calls a method of `target`, which is not retained.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    adopt(target, action)
  }

  private func adopt(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The user has pressed the button.
  final func press() {
    if let action {
      ActionMessage.send(action, to: target, from: self, for: nil)
    } else {
      primaryAction?.performWithSender(self, target: nil)
    }
  }

  /// A view in the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Space of `width` points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
