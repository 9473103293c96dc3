import Foundation

/// A button in a bar.
///
/// Differs from Apple: there are no target and action, which need Objective-C; it does what ``primaryAction`` says.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How the button is drawn.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case plain = 0
    /// As the one that finishes what the user is doing.
    case done = 2
  }

  /// The buttons whose title or picture the system knows.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Finished.
    case done = 0
    /// Stop without keeping changes.
    case cancel = 1
    /// Change something.
    case edit = 2
    /// Keep changes.
    case save = 3
    /// Make a new one.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of one width.
    case fixedSpace = 6
    /// Write a message.
    case compose = 7
    /// Answer.
    case reply = 8
    /// Share and the like.
    case action = 9
    /// Put somewhere.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// Search.
    case search = 12
    /// Load again.
    case refresh = 13
    /// Stop what is running.
    case stop = 14
    /// Take a picture.
    case camera = 15
    /// Throw away.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Backwards.
    case rewind = 19
    /// Forwards.
    case fastForward = 20
    /// Take the last change back.
    case undo = 21
    /// Make it again.
    case redo = 22
    /// Close.
    case close = 24
  }

  /// What the button does, or `nil`.
  open var primaryAction: UIAction? {
    didSet { changed() }
  }
  /// What it opens, or `nil`.
  open var menu: UIMenu? {
    didSet { changed() }
  }
  /// How it is drawn.
  open var style = Style.plain {
    didSet { changed() }
  }
  /// The view that stands in the bar in place of a button, or `nil`.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// Its width in points; 0 as its content needs.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  /// The colour of title and picture, or `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// Whether the button is left out. Default: `false`.
  open var isHidden = false {
    didSet { changed() }
  }
  /// Whether the button looks pressed. Default: `false`.
  open var isSelected = false {
    didSet { changed() }
  }

  var systemItem: SystemItem?

  /// A button that says `title` or shows `image`, which default to the action's, and does `primaryAction` or opens `menu`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that looks as the system's `systemItem` and does `primaryAction` or opens `menu`.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A view in the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room of `width` points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
