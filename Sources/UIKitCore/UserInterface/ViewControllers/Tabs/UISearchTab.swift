import Localization
import Foundation

/// The tab of an app's search, with the system's title and picture unless the app sets its own. iOS 18. It is at the trailing edge of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Whether selecting the tab begins the search. iOS 26. Stored, and without effect. Default: `false`.
  open var automaticallyActivatesSearch = false

  /// The tab of a search, whose controller is made when the tab is added to a tab bar controller.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemString.search.localized, image: nil, identifier: UUID().uuidString,
      viewControllerProvider: viewControllerProvider)
  }

  /// The tab of a search; without a picture of its own it has the system's.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image ?? UIImage(systemName: "magnifyingglass"), identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }
}
