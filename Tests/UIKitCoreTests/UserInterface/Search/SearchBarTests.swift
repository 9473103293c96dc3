import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A delegate that records the calls.
@MainActor private final class SearchListener: NSObject, UISearchBarDelegate {
  var log: [String] = []
  var allows = true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}

@MainActor @Suite("Search bars") struct SearchBarTests {
  let root = UIViewController()
  let shown: ContainerWindow
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 52))
  private let listener = SearchListener()

  init() {
    shown = ContainerWindow(root)
    root.view.addSubview(bar)
    bar.delegate = listener
    shown.turn()
  }

  @Test("Editing calls the delegate from its beginning to its end") func editing() {
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isEditing)
    bar.searchTextField.receive(.textChanged("ab", selection: nil))
    bar.searchTextField.receive(.returned)
    bar.resignFirstResponder()
    #expect(listener.log == ["begin", "text ab", "search", "end"] && bar.text == "ab" && !bar.isFirstResponder)
  }

  @Test("The clear button is a change to the empty text; setting the text notifies nobody") func text() {
    bar.text = "abc"
    #expect(listener.log.isEmpty && bar.searchTextField.text == "abc")
    bar.searchTextField.receive(.cleared)
    #expect(listener.log == ["text "] && bar.text?.isEmpty == true)
  }

  @Test("The delegate can refuse editing") func refusal() {
    listener.allows = false
    #expect(!bar.becomeFirstResponder() && listener.log.isEmpty && !bar.isFirstResponder)
  }

  @Test("The cancel button is shown on request, beside the field") func cancel() throws {
    #expect(shown.button("Cancel") == nil)
    let width = bar.searchTextField.frame.width
    bar.setShowsCancelButton(true, animated: true)
    shown.turn()
    let button = try #require(shown.button("Cancel"))
    #expect(bar.searchTextField.frame.width < width && button.frame.minX >= bar.searchTextField.frame.maxX)
    button.receive(.pressed)
    #expect(listener.log == ["cancel"])
  }

  @Test("Scopes are below the field, and the bar is higher with them") func scopes() throws {
    let height = bar.intrinsicContentSize.height
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == height && shown.views(UISegmentedControl.self).isEmpty)
    bar.showsScopeBar = true
    bar.sizeToFit()
    shown.turn()
    let row = try #require(shown.views(UISegmentedControl.self).first)
    #expect(bar.frame.height > height && row.frame.minY >= bar.searchTextField.frame.maxY)
    #expect(bar.selectedScopeButtonIndex == 0)
    row.receive(.choseSegment(1))
    #expect(listener.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 7
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("The field's traits are those of the bar") func traits() {
    bar.placeholder = "Find"
    bar.keyboardType = .URL
    bar.autocorrectionType = .no
    bar.autocapitalizationType = .none
    #expect(bar.searchTextField.placeholder == "Find" && bar.searchTextField.keyboardType == .URL)
    #expect(bar.searchTextField.autocorrectionType == .no && bar.returnKeyType == .search)
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled && !bar.canBecomeFirstResponder)
  }

  @Test("A prompt is above the field") func prompt() {
    let height = bar.intrinsicContentSize.height
    bar.prompt = "Where to?"
    shown.turn()
    #expect(bar.intrinsicContentSize.height > height && bar.searchTextField.frame.minY > 20)
  }

  @Test("Tokens are stored, and an index out of range is harmless") func tokens() {
    let field = bar.searchTextField
    field.insertToken(UISearchToken(icon: nil, text: "b"), at: 9)
    field.insertToken(UISearchToken(icon: nil, text: "a"), at: -1)
    field.removeToken(at: 5)
    #expect(field.tokens.map(\.text) == ["a", "b"])
    field.removeToken(at: 0)
    #expect(field.tokens.map(\.text) == ["b"])
  }
}
