import Foundation
import RuntimeLogging
import Selectors
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A controller with outlets and actions, and the table that the source pass writes for it.
final class ConnectedController: UIViewController {
  var button: UIButton!
  var labels: [UILabel]!
  var height: NSLayoutConstraint!
  var count = 0
  var received: [String] = []
  var valuesAtLoad: [Bool] = []

  override func viewDidLoad() { valuesAtLoad = [button != nil, labels?.count == 2, height != nil] }
  func press(_ sender: UIButton) { received.append("press \(sender === button)") }
  func add(_ sender: UIBarButtonItem) { received.append("add") }
  func tapped(_ sender: UITapGestureRecognizer) { received.append("tapped") }
  func comeBack(_ segue: UIStoryboardSegue) { received.append("back from \(type(of: segue.source))") }
  func makeSecond(_ coder: NSCoder) -> UIViewController? {
    let made = UIViewController(coder: coder)
    received.append("made")
    return made
  }

  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.method("press:") { ($0 as? ConnectedController)?.press(try $1.first()) }
      table.method("add:") { ($0 as? ConnectedController)?.add(try $1.first()) }
      table.method("tapped:") { ($0 as? ConnectedController)?.tapped(try $1.first()) }
      table.method("comeBack:") { ($0 as? ConnectedController)?.comeBack(try $1.first()) }
      table.method("makeSecond:") { ($0 as? ConnectedController)?.makeSecond(try $1.first()) }
      table.property("button", get: { ($0 as? ConnectedController)?.button }) { object, arguments in
        if let object = object as? ConnectedController { try arguments.store(in: &object.button) }
      }
      table.property("labels", get: { ($0 as? ConnectedController)?.labels }) { object, arguments in
        if let object = object as? ConnectedController { try arguments.store(in: &object.labels) }
      }
      table.property("height", get: { ($0 as? ConnectedController)?.height }) { object, arguments in
        if let object = object as? ConnectedController { try arguments.store(in: &object.height) }
      }
      table.property("count", get: { ($0 as? ConnectedController)?.count }) { object, arguments in
        if let object = object as? ConnectedController { try arguments.store(in: &object.count) }
      }
    }
  }
}

/// A controller that listens to scrolling, and is no delegate of tables or collections.
final class ScrollingController: UIViewController, UIScrollViewDelegate {
  weak var scrolled: UIScrollView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled = scrollView }
}

@MainActor @Suite("Connections of storyboards") struct StoryboardConnectionTests {
  let board = StoryboardTests()

  private func load(
    _ views: String, connections: String = "", parts: String = "", others: String...
  ) throws -> (controller: ConnectedController, sentences: [String]) {
    let first = """
      <viewController id="c1" customClass="ConnectedController" customModule="UIKitCoreTests" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>\(views)</subviews></view>\(parts)
        <connections>\(connections)</connections></viewController>
      """
    let loaded = try board.withStoryboard(([first] + others).map { board.scene($0) }.joined()) {
      let made = try #require($0.instantiateInitialViewController() as? ConnectedController)
      made.loadViewIfNeeded()
      return made
    }
    return (loaded.result, loaded.sentences)
  }

  @Test("Outlets, collections and constraints are set before viewDidLoad, and actions arrive") func connections() throws
  {
    let (made, sentences) = try load(
      """
      <button id="b"><connections><action selector="press:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
        <constraints><constraint firstAttribute="height" constant="40" id="k"/></constraints></button>
      <label id="l1"/><label id="l2"/>
      """,
      connections: """
        <outlet property="button" destination="b" id="o1"/><outlet property="height" destination="k" id="o2"/>
        <outletCollection property="labels" destination="l1" id="o3"/>
        <outletCollection property="labels" destination="l2" id="o4"/>
        """,
      parts: """
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i"><connections>
          <action selector="add:" destination="c1" id="a2"/></connections></barButtonItem></navigationItem>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """)
    #expect(sentences == [])
    #expect(made.valuesAtLoad == [true, true, true])
    #expect(made.count == 7 && made.height.constant == 40)
    made.button.sendActions(for: .touchUpInside)
    made.navigationItem.rightBarButtonItem?.press()
    #expect(made.received == ["press true", "add"])
  }

  @Test("An outlet to a property that is gone and an action nobody has are named with file and line") func missing()
    throws
  {
    let (made, sentences) = try load(
      """
      <button id="b"><connections><action selector="gone:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
      """, connections: "<outlet property=\"lost\" destination=\"b\" id=\"o1\"/>")
    #expect(sentences.count == 2)
    #expect(
      sentences.contains {
        $0.hasPrefix("Main.storyboard:") && $0.contains("the outlet \"lost\"") && $0.contains("button")
      })
    #expect(sentences.contains { $0.hasPrefix("Main.storyboard:") && $0.contains("the action \"gone:\"") })
    (made.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(made.received == [])
  }

  @Test("A delegate that does not declare the protocol is named with its class") func foreignDelegate() throws {
    let (made, sentences) = try load(
      """
      <tableView id="t"><connections><outlet property="delegate" destination="c1" id="o1"/></connections></tableView>
      """, connections: "")
    #expect((made.view.subviews.first as? UITableView)?.delegate == nil)
    #expect(
      sentences.contains {
        $0.contains("ConnectedController does not declare the protocol of the delegate of UITableView")
      }, "\(sentences)")
  }

  @Test(
    "A delegate that declares UIScrollViewDelegate alone gets the scroll methods of a table, a collection and a text view",
    arguments: [
      "<tableView id=\"t\">%</tableView>",
      "<collectionView id=\"t\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\"/>%</collectionView>",
      "<textView id=\"t\">%</textView>", "<scrollView id=\"t\">%</scrollView>",
    ]) func scrollDelegate(element: String) throws
  {
    let connections = "<connections><outlet property=\"delegate\" destination=\"c1\" id=\"o1\"/></connections>"
    let controller = """
      <viewController id="c1" customClass="ScrollingController" customModule="UIKitCoreTests" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>\(element.replacing("%", with: connections))</subviews></view></viewController>
      """
    let (made, sentences) = try board.withStoryboard(board.scene(controller)) {
      try #require($0.instantiateInitialViewController() as? ScrollingController)
    }
    made.loadViewIfNeeded()
    let scroll = try #require(made.view.subviews.first as? UIScrollView)
    scroll.contentSize = CGSize(width: 10, height: 5000)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(sentences == [])
    #expect(made.scrolled === scroll)
  }

  @Test("A segue's destination can be made by the source, and an unwind segue returns to it") func unwinding() throws {
    let (made, sentences) = try load(
      "",
      connections: """
        <segue destination="c2" kind="show" identifier="go" destinationCreationSelector="makeSecond:" id="s1"/>
        """,
      others: """
        <viewController id="c2" sceneMemberID="viewController"><view key="view" id="v2"><subviews>
          <button id="u"><connections><segue destination="x" kind="unwind" unwindAction="comeBack:" id="s2"/></connections></button>
        </subviews></view></viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/>
        """)
    let navigation = UINavigationController(rootViewController: made)
    made.performSegue(withIdentifier: "go", sender: nil)
    let second = try #require(navigation.topViewController)
    #expect(second !== made)
    (second.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === made)
    #expect(made.received == ["made", "back from UIViewController"])
    #expect(sentences == [])
  }
}
