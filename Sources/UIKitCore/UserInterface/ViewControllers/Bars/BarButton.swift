import Foundation

/// The view for one item of a bar: a real button, or the item's own view.
@MainActor final class BarButton: UIView {
  let item: UIBarButtonItem
  private let button: UIButton?

  init(_ item: UIBarButtonItem) {
    self.item = item
    button = item.customView == nil ? UIButton(configuration: .plain()) : nil
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
    look.baseForegroundColor = item.tintColor
    if item.style == .done, look.image == nil { look = prominent(look) }
    button.configuration = look
    button.isEnabled = item.isEnabled
    button.isSelected = item.isSelected
    button.menu = item.menu
    button.showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.accessibilityLabel =
      item.accessibilityLabel ?? (look.title == nil ? item.shownTitle : nil)
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
    subviews.first?.frame = bounds
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
    .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .add: "Add", .compose: "Compose", .reply: "Reply",
    .action: "Share", .organize: "Organize", .bookmarks: "Bookmarks", .search: "Search", .refresh: "Refresh",
    .stop: "Stop", .camera: "Camera", .trash: "Delete", .play: "Play", .pause: "Pause", .rewind: "Rewind",
    .fastForward: "Fast Forward", .undo: "Undo", .redo: "Redo", .close: "Close",
  ]

  private static let systemSymbols: [SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
    .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
    .camera: "camera", .trash: "trash", .play: "play", .pause: "pause", .rewind: "backward",
    .fastForward: "forward", .undo: "arrow.uturn.backward", .redo: "arrow.uturn.forward", .close: "xmark",
  ]
}
