import Localization
import Foundation

/// The view for one item of a bar: a real button, or the item's own view.
@MainActor final class BarButton: UIView {
  let item: UIBarButtonItem
  private let button: BarItemButton?
  private var background: UIImageView?

  init(_ item: UIBarButtonItem) {
    self.item = item
    button = item.customView == nil ? BarItemButton(configuration: .plain()) : nil
    super.init(frame: .zero)
    guard let shown = item.customView ?? button else { return }
    addSubview(shown)
    button?.addAction(
      UIAction { [weak item] _ in item?.press() },
      for: .primaryActionTriggered)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the view can show the current item, so that no new view is needed.
  var fits: Bool { item.customView == nil ? button != nil : item.customView?.superview === self }

  /// Updates the view from the item.
  func refresh() {
    isHidden = item.isHidden
    guard let button else { return }
    var look = UIButton.Configuration.plain()
    look.image = item.shownImage
    look.title = look.image == nil ? item.shownTitle : nil
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    look.baseForegroundColor = item.tintColor ?? UIBarButtonItem.appearanceTint(in: item.bar)
    let style = style(appearance: appearance)
    // A title with a colour or a picture of the app's is not drawn on the theme's button.
    let picture = item.shownBackground ?? state(of: appearance).backgroundImage
    if item.style == .done, look.image == nil, style.color == nil, picture == nil { look = prominent(look) }
    button.configuration = look
    button.titleStyle = style
    show(background: picture)
    button.isEnabled = item.isEnabled
    button.isSelected = item.isSelected
    button.menu = item.menu
    button.showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.accessibilityLabel =
      item.accessibilityLabel ?? (look.title == nil ? item.shownTitle : nil)
  }

  /// The appearance of the bar's buttons.
  private var appearance: UIBarButtonItemAppearance? {
    let isDone = item.style == .done
    switch item.bar {
    case let bar as UINavigationBar:
      return isDone ? bar.currentAppearance.doneButtonAppearance : bar.currentAppearance.buttonAppearance
    case let bar as UIToolbar:
      return isDone ? bar.standardAppearance.doneButtonAppearance : bar.standardAppearance.buttonAppearance
    default: return nil
    }
  }

  private func state(of appearance: UIBarButtonItemAppearance?) -> UIBarButtonItemStateAppearance {
    guard let appearance else { return UIBarButtonItemStateAppearance() }
    return item.isEnabled ? appearance.normal : appearance.disabled
  }

  private func style(appearance: UIBarButtonItemAppearance?) -> BarItemStyle {
    var style = BarItemStyle()
    let controlState: UIControl.State = item.isEnabled ? .normal : .disabled
    style.add(appearance?.normal.titleTextAttributes)
    // The colour of a button that can be pressed would hide that this one cannot.
    if !item.isEnabled { style.attributes[.foregroundColor] = nil }
    style.add(state(of: appearance).titleTextAttributes)
    style.add(UIBarButtonItem.appearanceAttributes(in: item.bar, controlState))
    style.add(item.shownAttributes(in: controlState))
    return style
  }

  private func show(background image: UIImage?) {
    guard let image, image.isVisible else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? UIImageView(image: nil)
    view.image = image
    if view.superview !== self { insertSubview(view, at: 0) }
    background = view
    setNeedsLayout()
  }

  /// The distance of the content from its usual place.
  private var offset: UIOffset {
    var offset = item.titlePositionAdjustment(for: .default)
    let own = state(of: appearance).titlePositionAdjustment
    if offset == .zero { offset = own }
    guard item.shownImage != nil else { return offset }
    let insets = item.imageInsets
    return UIOffset(horizontal: (insets.left - insets.right) / 2, vertical: (insets.top - insets.bottom) / 2)
  }

  private func prominent(_ look: UIButton.Configuration) -> UIButton.Configuration {
    var made = UIButton.Configuration.filled()
    made.title = look.title
    made.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    return made
  }

  /// The item's size, limited to a height.
  func preferredSize(height: CGFloat) -> CGSize {
    if let custom = item.customView {
      let size =
        custom.bounds.size == .zero ? custom.sizeThatFits(CGSize(width: 0, height: height)) : custom.bounds.size
      return CGSize(width: item.width > 0 ? item.width : size.width, height: min(size.height, height))
    }
    let size = button?.sizeThatFits(.zero) ?? .zero
    return CGSize(width: item.width > 0 ? item.width : max(size.width.rounded(.up), 34), height: min(34, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background?.frame = bounds
    if let custom = item.customView, custom.superview === self { custom.frame = bounds }
    button?.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The item's title, its own or the system item's.
  var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return systemItem.flatMap { UIBarButtonItem.systemTitles[$0] }
  }

  /// The item's picture, its own or the system item's.
  var shownImage: UIImage? {
    if let image { return image }
    guard title == nil else { return nil }
    return systemItem.flatMap { UIBarButtonItem.systemSymbols[$0] }.flatMap { UIImage(systemName: $0) }
  }

  private static let systemTitles: [SystemItem: String] = [
    .done: SystemString.done.localized, .cancel: SystemString.cancel.localized, .edit: SystemString.edit.localized,
    .save: SystemString.save.localized, .add: SystemString.add.localized, .compose: SystemString.compose.localized,
    .reply: SystemString.reply.localized,
    .action: SystemString.share.localized, .organize: SystemString.organize.localized,
    .bookmarks: SystemString.bookmarks.localized, .search: SystemString.search.localized,
    .refresh: SystemString.refresh.localized,
    .stop: SystemString.stop.localized, .camera: SystemString.camera.localized, .trash: SystemString.delete.localized,
    .play: SystemString.play.localized, .pause: SystemString.pause.localized, .rewind: SystemString.rewind.localized,
    .fastForward: SystemString.fastForward.localized, .undo: SystemString.undo.localized,
    .redo: SystemString.redo.localized, .close: SystemString.close.localized,
  ]

  private static let systemSymbols: [SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
    .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
    .camera: "camera", .trash: "trash", .play: "play", .pause: "pause", .rewind: "backward",
    .fastForward: "forward", .undo: "arrow.uturn.backward", .redo: "arrow.uturn.forward", .close: "xmark",
  ]
}
