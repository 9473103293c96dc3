import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A searched controller that records the calls.
@MainActor private final class Searched: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  var log: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
}

@MainActor @Suite("Search controllers") struct SearchControllerTests {
  private let searched = Searched()
  private let results = UIViewController()
  let search: UISearchController
  let navigation: UINavigationController
  let shown: ContainerWindow

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = searched
    search.delegate = searched
    searched.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: searched)
    shown = ContainerWindow(navigation)
  }

  private func type(_ text: String) {
    search.searchBar.searchTextField.receive(.textChanged(text, selection: nil))
    shown.turn()
  }

  @Test("The bar is below the title, and the content below the bar") func place() {
    let place = search.searchBar.placeInWindow
    #expect(search.searchBar.isDescendant(of: navigation.navigationBar) && place.width == 1000)
    #expect(place.minY >= 44 && searched.view.placeInWindow.minY == place.maxY)
    searched.navigationItem.searchController = nil
    shown.turn()
    #expect(search.searchBar.superview == nil && searched.view.placeInWindow.minY == place.minY)
  }

  @Test("Editing makes the search active, and cancelling ends it with the empty text") func life() throws {
    search.searchBar.becomeFirstResponder()
    shown.turn()
    #expect(search.isActive && searched.log == ["willPresent", "update  true", "didPresent"])
    searched.log = []
    type("ab")
    try #require(shown.button("Cancel")).receive(.pressed)
    shown.turn()
    #expect(searched.log == ["update ab true", "willDismiss", "update  false", "didDismiss"])
    #expect(!search.isActive && search.searchBar.text?.isEmpty == true && !search.searchBar.isFirstResponder)
    #expect(shown.button("Cancel") == nil && search.parent == nil)
  }

  @Test("Results are shown over the content while there is a text") func resultsShown() {
    search.searchBar.becomeFirstResponder()
    shown.turn()
    #expect(!results.isOnScreen && !search.showsSearchResultsController && search.view.isDescendant(of: searched.view))
    type("a")
    #expect(results.isOnScreen && results.view.placeInWindow == searched.view.placeInWindow)
    #expect(search.showsSearchResultsController && results.parent === search && search.parent === searched)
    type("")
    #expect(!results.isOnScreen && results.parent == nil)
    search.showsSearchResultsController = true
    shown.turn()
    #expect(results.isOnScreen)
    search.isActive = false
    shown.turn()
    #expect(!results.isOnScreen && searched.children.isEmpty)
  }

  @Test("A press on the dimmed content ends the search; nothing is dimmed on request") func dimmed() throws {
    search.isActive = true
    shown.turn()
    let cover = try #require(shown.views(SearchCoverView.self).first)
    #expect(cover.backgroundColor != nil)
    cover.receive(.recognized(0, .ended(.zero)))
    shown.turn()
    #expect(!search.isActive && shown.views(SearchCoverView.self).isEmpty)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    shown.turn()
    #expect(search.isActive && shown.views(SearchCoverView.self).isEmpty)
  }

  @Test("Scopes are shown while the search is active, and a choice updates the results") func scopes() throws {
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    #expect(shown.views(UISegmentedControl.self).isEmpty)
    search.isActive = true
    shown.turn()
    searched.log = []
    try #require(shown.views(UISegmentedControl.self).first).receive(.choseSegment(1))
    #expect(searched.log == ["update  true"] && search.searchBar.selectedScopeButtonIndex == 1)
    search.isActive = false
    shown.turn()
    #expect(shown.views(UISegmentedControl.self).isEmpty)
  }

  @Test("A bar in a table's header searches the table's controller, and results are below the bar") func header() {
    let table = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    table.tableView.tableHeaderView = search.searchBar
    navigation.viewControllers = [table]
    shown.turn()
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.receive(.textChanged("a", selection: nil))
    shown.turn()
    #expect(search.parent === table && results.isOnScreen)
    #expect(results.view.placeInWindow.minY == search.searchBar.placeInWindow.maxY)
  }

  @Test("A table's header grows with the scopes, and the first row is below them") func headerScopes() throws {
    let table = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    table.tableView.tableHeaderView = search.searchBar
    navigation.viewControllers = [table]
    shown.turn()
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.tableView.tableFooterView = footer
    shown.turn()
    let before = footer.placeInWindow.minY
    search.isActive = true
    shown.turn()
    #expect(search.searchBar.frame.height == 88 && footer.placeInWindow.minY == before + 36)
    search.isActive = false
    shown.turn()
    #expect(search.searchBar.frame.height == 52 && footer.placeInWindow.minY == before)
  }

  @Test("A screen without a search takes the bar off when it is pushed, and it is back afterwards") func push() {
    navigation.pushViewController(UIViewController(), animated: false)
    shown.turn()
    #expect(search.searchBar.window == nil)
    navigation.popViewController(animated: false)
    shown.turn()
    #expect(search.searchBar.window != nil)
  }

  @Test("A search controller and its results are freed") func freed() {
    weak var released: UISearchController?
    do {
      let search = UISearchController(searchResultsController: UIViewController())
      released = search
      let root = UIViewController()
      root.navigationItem.searchController = search
      navigation.viewControllers = [root]
      shown.turn()
      search.isActive = true
      search.searchBar.searchTextField.receive(.textChanged("a", selection: nil))
      shown.turn()
      search.isActive = false
      navigation.viewControllers = [searched]
      shown.turn()
    }
    #expect(released == nil)
  }
}
