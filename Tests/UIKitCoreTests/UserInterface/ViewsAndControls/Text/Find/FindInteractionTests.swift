import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class EmptySource: NSObject, UIFindInteractionDelegate {
  var log: [String] = []
  var session: UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    log.append("begin")
  }
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    log.append("end")
  }
}

@MainActor @Suite("Searches in text views") struct FindInteractionTests {
  private let root = UIViewController()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let shown: ContainerWindow
  private let find: UIFindInteraction

  init() throws {
    view.text = "One fish, two fish, red Fish; fishing"
    view.isFindInteractionEnabled = true
    root.view.addSubview(view)
    shown = ContainerWindow(root)
    find = try #require(view.findInteraction)
  }

  private var panel: FindNavigatorView? { shown.views(FindNavigatorView.self).first }

  private func type(_ text: String) {
    panel?.search.text = text
    panel?.search.sendActions(for: .editingChanged)
    shown.turn()
  }

  private func press(_ title: String) {
    shown.button(title)?.sendActions(for: .primaryActionTriggered)
    shown.turn()
  }

  @Test("The results are found without regard to case, and each is selected in turn") func results() {
    find.presentFindNavigator(showingReplace: false)
    shown.turn()
    #expect(find.isFindNavigatorVisible && panel?.search.isFirstResponder == true)
    type("fish")
    #expect(panel?.count.text == "1 of 4" && view.selectedRange == NSRange(location: 4, length: 4))
    press("Find Next")
    press("Find Next")
    #expect(panel?.count.text == "3 of 4" && view.selectedRange == NSRange(location: 24, length: 4))
    press("Find Previous")
    #expect(panel?.count.text == "2 of 4")
    find.findNext()
    find.findNext()
    find.findNext()
    #expect(panel?.count.text == "1 of 4", "the search does not begin again after the last result")
    type("none")
    #expect(panel?.count.text == "0")
    press("Done")
    #expect(panel == nil && !find.isFindNavigatorVisible && find.activeFindSession == nil)
  }

  @Test("Results are replaced one by one or together, in a text that can be edited") func replace() {
    find.presentFindNavigator(showingReplace: true)
    shown.turn()
    type("fish")
    find.replacementText = "cat"
    press("Replace")
    #expect(view.text == "One cat, two fish, red Fish; fishing" && panel?.count.text == "1 of 3")
    press("Replace All")
    #expect(view.text == "One cat, two cat, red cat; cating" && panel?.count.text == "0")
  }

  @Test("A text that cannot be edited has no buttons that replace") func readOnly() {
    view.isEditable = false
    find.presentFindNavigator(showingReplace: true)
    shown.turn()
    #expect(shown.button("Replace") == nil && panel?.showsReplace == false)
  }

  @Test("Words are matched as the options require") func words() {
    let session = TextViewFindSession(view)
    let options = UITextSearchOptions()
    for (method, count) in [
      (UITextSearchMatchMethod.contains, 4), (.startsWith, 4), (.fullWord, 3),
    ] {
      options.wordMatchMethod = method
      session.performSearch(query: "fish", options: options)
      #expect(session.resultCount == count)
    }
    options.wordMatchMethod = .startsWith
    session.performSearch(query: "ish", options: options)
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    session.performSearch(query: "", options: nil)
    #expect(session.resultCount == 0)
  }

  @Test("A view without a session is not searched; one with a session is notified") func delegate() {
    let source = EmptySource()
    let other = UIView()
    let interaction = UIFindInteraction(sessionDelegate: source)
    other.addInteraction(interaction)
    root.view.addSubview(other)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible)
    source.session = UIFindSession()
    interaction.presentFindNavigator(showingReplace: true)
    shown.turn()
    #expect(panel?.showsReplace == false)
    other.removeInteraction(interaction)
    shown.turn()
    #expect(panel == nil && source.log == ["begin", "end"])
  }

  @Test("The interaction is there only if it is enabled") func enabled() {
    view.isFindInteractionEnabled = false
    #expect(
      view.findInteraction == nil && view.interactions.allSatisfy { !($0 is UIFindInteraction) })
  }
}
