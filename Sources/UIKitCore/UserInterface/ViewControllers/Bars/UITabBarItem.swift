import Localization
public import Foundation

/// A tab in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The tab's badge, such as a count, or `nil`.
  open var badgeValue: String? {
    didSet { changed() }
  }

  /// The picture of the selected tab; `nil` for the same one.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }

  /// A tab with `title` below `image`.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with `title` below `image`, or below `selectedImage` while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab with the title and the picture of a system item, which has no other ones.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// The tabs that many apps have.
  public enum SystemItem: Int, Hashable, Sendable {
    /// More tabs.
    case more = 0
    /// The user's favourites.
    case favorites
    /// What the app's makers recommend.
    case featured
    /// What users have rated best.
    case topRated
    /// What was used last.
    case recents
    /// People.
    case contacts
    /// What was done before.
    case history
    /// The user's bookmarks.
    case bookmarks
    /// A search.
    case search
    /// What is or was downloaded.
    case downloads
    /// What was added last.
    case mostRecent
    /// What most users look at.
    case mostViewed

    fileprivate var title: String {
      switch self {
      case .more: SystemString.more.localized
      case .favorites: SystemString.favorites.localized
      case .featured: SystemString.featured.localized
      case .topRated: SystemString.topRated.localized
      case .recents: SystemString.recents.localized
      case .contacts: SystemString.contacts.localized
      case .history: SystemString.history.localized
      case .bookmarks: SystemString.bookmarks.localized
      case .search: SystemString.search.localized
      case .downloads: SystemString.downloads.localized
      case .mostRecent: SystemString.mostRecent.localized
      case .mostViewed: SystemString.mostViewed.localized
      }
    }

    fileprivate var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// The appearance of the bar while the tab is selected, or `nil` for the bar's own. iOS 15.
  open var standardAppearance: UITabBarAppearance? {
    didSet { changed() }
  }
  /// The appearance of the bar while the tab is selected and content ends at the bar, or `nil`. iOS 15. Stored: content is beside the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour behind the badge's text; `nil` for the bar's. iOS 10.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }
  /// Whether the tab is selected while something is dragged over it. iOS 11. Stored, and without effect. Default: `false`.
  open var isSpringLoaded = false
  /// The distance of the title from its usual place. Stored: picture and title are laid out together.
  open var titlePositionAdjustment = UIOffset.zero

  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the font and colour of the badge in a state. iOS 10.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }

  /// The attributes of the badge that were set for a state. iOS 10.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The attributes of the badge in a state.
  final func shownBadgeAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue] ?? badgeAttributes[UIControl.State.normal.rawValue]
  }
}
