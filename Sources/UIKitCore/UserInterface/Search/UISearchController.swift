public import Foundation

/// Manages a search: its bar, and the controller that shows the results.
///
/// The search becomes active when the user begins to edit the bar, which is shown by `navigationItem.searchController` or by the app, for
/// instance as a table's header. Then the updater is called for each change of the text or the scope.
///
/// Differs from Apple: while it is active the controller is a child of the one it searches, not presented by it, and the navigation bar stays
/// visible.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// While the search is active.
    case automatic = 0
    /// Only by the app.
    case manual = 1
    /// When a text is entered.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  /// Called for each change of the search. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Notified when the search becomes active and inactive. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results, or `nil` if the searched one does.
  open private(set) var searchResultsController: UIViewController?
  /// The bar.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
  /// Whether the searched content is dimmed until there are results. Default: `true`.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { arrange() }
  }
  /// The former name of ``obscuresBackgroundDuringPresentation``. Deprecated on a device.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during the search. Stored, and without effect. Default: `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown during the search. Default: `true`.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown during the search, if there are any. Default: `true`.
  open var automaticallyShowsScopeBar = true
  /// When the scopes are shown. Default: `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results are shown when a text was entered. Default: `true`.
  open var automaticallyShowsSearchResultsController = true {
    didSet { arrange() }
  }
  /// Whether the results are shown.
  open var showsSearchResultsController: Bool {
    get { isShowingResults }
    set {
      forcedResults = newValue
      arrange()
    }
  }

  private var active = false
  private var forcedResults: Bool?
  private var isShowingResults = false

  /// A controller of a search whose results another controller shows; `nil` for the searched one.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// A controller of a search whose results the searched controller shows. Differs from Apple: the file of `nibName` is not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// A controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Makes the view over the searched content.
  open override func loadView() {
    let cover = SearchCoverView(frame: .zero)
    cover.pressed = { [weak self] in self?.cancel() }
    view = cover
  }

  /// Whether the search is active. Setting it begins or ends the search.
  open var isActive: Bool {
    get { active }
    set { if newValue != active { if newValue { begin() } else { end() } } }
  }

  /// The controller whose content is searched.
  private var searched: UIViewController? {
    if let navigation = searchBar.navigationBar?.navigation { return navigation.topViewController }
    return sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first {
      $0 !== self
    }
  }

  private func begin() {
    active = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = scopeBarActivation != .onTextEntry || searchBar.text?.isEmpty == false
    }
    arrange()
    searchBar.becomeFirstResponder()
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    active = false
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar, scopeBarActivation != .manual { searchBar.showsScopeBar = false }
    searchBar.searchTextField.text = nil
    searchBar.resignFirstResponder()
    forcedResults = nil
    arrange()
    update()
    delegate?.didDismissSearchController(self)
  }

  /// Handles the cancel button, and a press on the dimmed content.
  func cancel() { isActive = false }

  /// The text has changed.
  func textChanged() {
    if active, scopeBarActivation == .onTextEntry, automaticallyShowsScopeBar {
      searchBar.showsScopeBar = searchBar.text?.isEmpty == false
    }
    arrange()
    update()
    owner?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// The controller whose navigation item has the search.
  private var owner: UIViewController? {
    searchBar.navigationBar?.navigation?.viewControllers.last { $0.navigationItem.searchController === self }
  }

  /// Calls the updater.
  func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  // MARK: The view over the content

  private func arrange() {
    let hasText = searchBar.text?.isEmpty == false
    isShowingResults =
      active && searchResultsController != nil
      && (forcedResults ?? (automaticallyShowsSearchResultsController && hasText))
    let isDimmed = active && obscuresBackgroundDuringPresentation && !isShowingResults
    guard isShowingResults || isDimmed, let searched, let content = searched.viewIfLoaded else { return uncover() }
    loadViewIfNeeded()
    if parent !== searched || view.superview !== content {
      uncover()
      searched.addChild(self)
      place(in: content)
      content.addSubview(view)
      didMove(toParent: searched)
    }
    place(in: content)
    (view as? SearchCoverView)?.isDimmed = isDimmed
    guard let results = searchResultsController else { return }
    if isShowingResults, results.parent !== self {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !isShowingResults {
      hideResults()
    }
  }

  /// Covers the visible part of the content, below the bar if that is inside it.
  private func place(in content: UIView) {
    var place = content.bounds
    if searchBar.isDescendant(of: content) {
      let bottom = searchBar.convert(searchBar.bounds, to: content).maxY
      if bottom > place.minY, bottom < place.maxY {
        place.size.height = place.maxY - bottom
        place.origin.y = bottom
      }
    }
    view.frame = place
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func hideResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  private func uncover() {
    hideResults()
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// The view over the searched content: it dims the content, and a press on it ends the search.
@MainActor final class SearchCoverView: UIView {
  var pressed: () -> Void = {}
  var isDimmed = false {
    didSet {
      backgroundColor = isDimmed ? UIColor.black.withAlphaComponent(0.2) : nil
      tap.isEnabled = isDimmed
    }
  }
  private lazy var tap = UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.pressed() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope has changed, or the search has become active or inactive.
  func updateSearchResults(for searchController: UISearchController)
}

/// Notified when a search becomes active and inactive. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to become active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has become active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to become inactive.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has become inactive.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search becomes active.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
