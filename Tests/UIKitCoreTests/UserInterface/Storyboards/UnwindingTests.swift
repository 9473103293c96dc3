import Foundation
import Selectors
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A controller that an unwind segue can return to.
class UnwoundController: UIViewController {
  var received: [String] = []
  var isWilling = true

  func comeBack(_ segue: UIStoryboardSegue) { received.append(segue.source.title ?? "") }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    received.append("asked for \(action) by \(sender ?? "nobody")")
    return isWilling && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("comeBack:") { ($0 as? UnwoundController)?.comeBack(try $1.first()) }
    }
  }
}

@MainActor @Suite("Unwind segues: the search for the destination, and the way to it") struct UnwindingTests {
  private let board = StoryboardTests()

  /// A controller with an unwind segue `back`.
  private func makeSource() throws -> UIViewController {
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        """
        <viewController id="c1" title="Source" sceneMemberID="viewController"><view key="view" id="v"/>
          <connections><segue destination="x" kind="unwind" identifier="back" unwindAction="comeBack:" id="s"/></connections>
        </viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/>
        """)
    ) { try #require($0.instantiateInitialViewController()) }
    #expect(sentences == [])
    return made
  }

  @Test("A controller that refuses is skipped, and the stack is popped to the next one below") func refusal() throws {
    let (root, middle, source) = (UnwoundController(), UnwoundController(), try makeSource())
    middle.isWilling = false
    let navigation = UINavigationController()
    navigation.viewControllers = [root, middle, source]
    source.performSegue(withIdentifier: "back", sender: "me")
    #expect(middle.received == ["asked for comeBack: by me"])
    #expect(root.received == ["asked for comeBack: by me", "Source"])
    #expect(navigation.viewControllers == [root])
  }

  @Test("A sibling tab that is the destination is selected") func tabs() throws {
    let (other, source) = (UnwoundController(), try makeSource())
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: source), other]
    source.performSegue(withIdentifier: "back", sender: nil)
    #expect(tabs.selectedViewController === other && other.received == ["asked for comeBack: by nobody", "Source"])
  }

  /// A container that records what it is asked for.
  private final class Container: UIViewController {
    var log: [String] = []
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
      log.append("children for \(source.unwindAction), without \(childContaining(source)?.title ?? "none")")
      return super.allowedChildrenForUnwinding(from: source)
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
      log.append("\(unwindSegue.identifier ?? "") to \(subsequentVC.title ?? "")")
    }
  }

  @Test("A container of the app chooses among its children, and shows the chosen one") func container() throws {
    let (container, destination, source) = (Container(), UnwoundController(), try makeSource())
    destination.title = "Destination"
    for child in [destination, source] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    source.performSegue(withIdentifier: "back", sender: nil)
    #expect(container.log == ["children for comeBack:, without Source", "back to Destination"])
    #expect(destination.received.last == "Source")
  }
}
