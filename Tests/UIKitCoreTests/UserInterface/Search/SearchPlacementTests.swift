import Foundation
import SceneSystem
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Search bars in navigation bars") struct SearchPlacementTests {
  let root = UIViewController()
  let search = UISearchController(searchResultsController: nil)
  let navigation: UINavigationController
  let shown: ContainerWindow

  init() {
    root.title = "Root"
    root.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: root)
    shown = ContainerWindow(navigation)
  }

  @Test("A large title is above the search bar, and the content below both") func largeTitle() throws {
    let before = search.searchBar.placeInWindow
    navigation.navigationBar.prefersLargeTitles = true
    shown.turn()
    let place = search.searchBar.placeInWindow
    let title = try #require(shown.views(UILabel.self).first { $0.text == "Root" })
    #expect(place.minY == before.minY + 52 && title.placeInWindow.maxY <= place.minY)
    #expect(root.view.placeInWindow.minY == place.maxY)
  }

  @Test("The bar becomes higher with a prompt and with scopes, and the content follows") func height() {
    let before = root.view.placeInWindow.minY
    search.searchBar.prompt = "Where?"
    shown.turn()
    #expect(root.view.placeInWindow.minY == before + 20)
    search.searchBar.scopeButtonTitles = ["A", "B"]
    search.searchBar.showsScopeBar = true
    shown.turn()
    #expect(root.view.placeInWindow.minY == before + 56 && search.searchBar.placeInWindow.height == 108)
    search.searchBar.prompt = nil
    search.searchBar.showsScopeBar = false
    shown.turn()
    #expect(root.view.placeInWindow.minY == before)
  }

  @Test("Another search of the same screen takes the first one's place") func exchange() {
    let other = UISearchController(searchResultsController: nil)
    let place = search.searchBar.placeInWindow
    root.navigationItem.searchController = other
    shown.turn()
    #expect(search.searchBar.window == nil && other.searchBar.placeInWindow == place)
    other.isActive = true
    shown.turn()
    #expect(other.parent === root)
  }

  @Test("Each screen has its own search, and only that of the top one is shown") func stack() {
    let (second, other) = (UIViewController(), UISearchController(searchResultsController: nil))
    second.navigationItem.searchController = other
    navigation.pushViewController(second, animated: true)
    shown.turn()
    #expect(search.searchBar.window == nil && other.searchBar.window === shown.window)
    other.isActive = true
    shown.turn()
    #expect(other.parent === second && !search.isActive)
    navigation.popToRootViewController(animated: true)
    shown.turn()
    #expect(search.searchBar.window === shown.window && other.searchBar.window == nil)
  }

  @Test("A screen that is pushed during a search covers it, and the search is still active afterwards") func push() {
    search.isActive = true
    search.searchBar.text = "a"
    shown.turn()
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    shown.turn()
    #expect(detail.isOnScreen && search.searchBar.window == nil && search.isActive)
    navigation.popViewController(animated: true)
    shown.turn()
    #expect(search.isActive && search.searchBar.text == "a" && search.searchBar.window === shown.window)
  }

  @Test("A bar that is hidden hides the search") func hidden() {
    navigation.setNavigationBarHidden(true, animated: false)
    shown.turn()
    #expect(shown.views(UISearchBar.self).isEmpty && root.view.placeInWindow.minY == 0)
  }

  @Test("The placement is stacked, and preferences are kept") func placement() {
    #expect(root.navigationItem.searchBarPlacement == .stacked && root.navigationItem.hidesSearchBarWhenScrolling)
    root.navigationItem.preferredSearchBarPlacement = .inline
    #expect(root.navigationItem.preferredSearchBarPlacement == .inline)
    #expect(UINavigationItem.SearchBarPlacement.stacked.rawValue == 2)
  }

  @Test("A narrow bar keeps field and cancel button inside", arguments: [320, 120, 40] as [CGFloat])
  func narrow(width: CGFloat) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: 52))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let parts = bar.visible(UIView.self).dropFirst().filter { $0.superview === bar }
    #expect(parts.allSatisfy { $0.frame.width >= 0 && $0.frame.maxX <= width + 33 })
    #expect(bar.sizeThatFits(CGSize(width: width, height: 0)) == CGSize(width: width, height: 52))
  }
}

@MainActor @Suite("When the scopes of a search are shown") struct ScopeActivationTests {
  /// A way to show scopes, and whether they are shown inactive, active without and with a text.
  nonisolated static let cases: [(UISearchController.ScopeBarActivation, automatic: Bool, shown: [Bool])] = [
    (.automatic, true, [false, true, true]), (.onSearchActivation, true, [false, true, true]),
    (.onTextEntry, true, [false, false, true]), (.manual, true, [false, false, false]),
    (.automatic, false, [false, false, false]),
  ]

  @Test("Scopes are shown as the controller says", arguments: cases)
  func activation(
    activation: UISearchController.ScopeBarActivation, automatic: Bool, expected: [Bool]
  ) {
    let search = UISearchController(searchResultsController: nil)
    search.scopeBarActivation = activation
    search.automaticallyShowsScopeBar = automatic
    search.searchBar.scopeButtonTitles = ["A", "B"]
    let root = UIViewController()
    root.navigationItem.searchController = search
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    var seen = [search.searchBar.showsScopeBar]
    search.isActive = true
    seen.append(search.searchBar.showsScopeBar)
    search.searchBar.searchTextField.receive(.textChanged("a", selection: nil))
    seen.append(search.searchBar.showsScopeBar)
    #expect(seen == expected)
    search.isActive = false
    shown.turn()
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test("The app's own cancel button stays where it is not automatic", arguments: [true, false])
  func cancelButton(automatic: Bool) {
    let search = UISearchController(searchResultsController: nil)
    search.automaticallyShowsCancelButton = automatic
    search.searchBar.showsCancelButton = !automatic
    search.isActive = true
    #expect(search.searchBar.showsCancelButton)
    search.isActive = false
    #expect(search.searchBar.showsCancelButton == !automatic)
  }

  @Test("After any sequence of calls the search covers the content if and only if it is active", arguments: 0..<25)
  func sequences(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let results = random.below(2) == 0 ? UIViewController() : nil
    let search = UISearchController(searchResultsController: results)
    let root = UIViewController()
    root.navigationItem.searchController = search
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    for _ in 0..<40 {
      switch random.below(7) {
      case 0: search.isActive = true
      case 1: search.isActive = false
      case 2: search.searchBar.searchTextField.receive(.textChanged(random.below(2) == 0 ? "" : "a", selection: nil))
      case 3: search.obscuresBackgroundDuringPresentation.toggle()
      case 4: search.automaticallyShowsSearchResultsController.toggle()
      case 5: search.showsSearchResultsController = random.below(2) == 0
      default: search.searchBar.searchTextField.becomeFirstResponder()
      }
      shown.turn()
      let covers =
        search.isActive && (search.obscuresBackgroundDuringPresentation || search.showsSearchResultsController)
      #expect((search.parent === root) == covers && (search.viewIfLoaded?.window != nil) == covers)
      #expect((results?.isOnScreen ?? false) == search.showsSearchResultsController)
      if search.showsSearchResultsController { #expect(search.isActive) }
    }
  }
}
