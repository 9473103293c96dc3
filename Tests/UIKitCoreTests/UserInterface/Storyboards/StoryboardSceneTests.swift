import Foundation
import RuntimeLogging
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Records what a storyboard calls.
final class SceneController: UIViewController {
  var prepared: [String] = []
  var allows = true
  var hadView = false
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    prepared.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "") \(type(of: segue)) \(sender is UIButton)")
    segue.destination.title = "prepared"
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    prepared.append("awake \(isViewLoaded)")
  }
  override func viewDidLoad() { hadView = children.first?.isViewLoaded ?? false }
}

/// A segue of the app.
final class SceneSegue: UIStoryboardSegue {
  override func perform() { source.title = "performed" }
}

/// Looks at its own content in its initialiser.
final class SceneView: UIView {
  var countAtInit = -1
  var awakened = 0
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    countAtInit = subviews.count
  }
  override func awakeFromNib() { awakened += 1 }
}

@MainActor @Suite("Scenes of storyboards: segues, cells, nibs") struct StoryboardSceneTests {
  let board = StoryboardTests()

  private func load(_ scenes: String...) throws -> (controller: UIViewController, sentences: [String]) {
    let (made, sentences) = try board.withStoryboard(scenes.map { board.scene($0) }.joined()) {
      try #require($0.instantiateInitialViewController())
    }
    return (made, sentences)
  }

  private let second =
    "<viewController id=\"c2\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v2\"/></viewController>"

  private func controller(_ content: String, connections: String = "") -> String {
    """
    <viewController id="c1" customClass="SceneController" customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>\(content)</subviews></view>
      <connections>\(connections)</connections></viewController>
    """
  }

  @Test("A pressed button asks, prepares and presents") func pressed() throws {
    let (made, sentences) = try load(
      controller(
        """
        <button id="b"><connections><segue destination="c2" kind="show" identifier="go" id="s"/></connections></button>
        """), second)
    let navigation = UINavigationController(rootViewController: made)
    let source = try #require(made as? SceneController)
    let button = try #require(source.view.subviews.first as? UIButton)
    source.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
    source.allows = true
    button.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController?.title == "prepared")
    #expect(source.prepared == ["awake false", "should go", "should go", "go UIStoryboardSegue true"])
    #expect(sentences == [])
  }

  @Test("performSegue finds the segue without asking, and names those that exist") func performed() throws {
    let (made, _) = try load(
      controller(
        "",
        connections: """
          <segue destination="c2" kind="custom" identifier="own" customClass="SceneSegue" customModule="UIKitCoreTests" id="s"/>
          """), second)
    let source = try #require(made as? SceneController)
    source.performSegue(withIdentifier: "own", sender: nil)
    #expect(source.title == "performed")
    #expect(source.prepared == ["awake false", "own SceneSegue false"])
    let captured = RuntimeLog.capture { source.performSegue(withIdentifier: "other", sender: nil) }
    #expect(captured.sentences == ["SceneController has no segue with identifier 'other'. It has: own."])
  }

  @Test("A container's controller is prepared and loaded before viewDidLoad") func embedded() throws {
    let (made, sentences) = try load(
      controller(
        """
        <containerView id="e"><rect key="frame" x="10" y="20" width="100" height="50"/>
          <connections><segue destination="c2" kind="embed" identifier="inner" id="s"/></connections></containerView>
        """), second)
    let source = try #require(made as? SceneController)
    let container = try #require(source.view.subviews.first)
    #expect(source.children.first?.title == "prepared" && source.hadView)
    #expect(container.subviews.first === source.children.first?.view)
    #expect(container.subviews.first?.frame.size == CGSize(width: 100, height: 50))
    #expect(sentences == [])
  }

  @Test("A view has its subviews when UIKit's initialiser returns, and is awakened once") func initialiser() throws {
    let (made, sentences) = try load(
      controller(
        "<view id=\"x\" customClass=\"SceneView\" customModule=\"UIKitCoreTests\"><subviews><label id=\"l\"/></subviews></view>"
      ))
    let view = try #require(made.view.subviews.first as? SceneView)
    #expect(view.countAtInit == 1 && view.awakened == 1)
    #expect(sentences == [])
  }

  @Test("Static rows have the file's sections, titles, heights and content") func staticRows() throws {
    let (made, sentences) = try load(
      """
      <tableViewController id="c1" sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" id="t">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <sections><tableViewSection headerTitle="One" footerTitle="End" id="s1"><cells>
          <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="a" detailTextLabel="b" rowHeight="70" id="r1">
            <tableViewCellContentView key="contentView" id="k1"><subviews>
              <label text="Name" id="a"/><label text="Value" id="b"/></subviews></tableViewCellContentView></tableViewCell>
          <tableViewCell id="r2"><tableViewCellContentView key="contentView" id="k2"><subviews><switch id="w"/></subviews>
            </tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/>
        </connections></tableView></tableViewController>
      """)
    let table = try #require((made as? UITableViewController)?.tableView)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.textLabel?.text == "Name" && first.detailTextLabel?.text == "Value" && first.bounds.height == 70)
    #expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews.contains { $0 is UISwitch } == true)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "One")
    #expect(table.dataSource?.tableView(table, titleForFooterInSection: 0) == "End")
    #expect(sentences == [])
  }

  @Test("Each prototype cell has its own content") func prototypes() throws {
    let (made, sentences) = try load(
      """
      <tableViewController id="c1" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
        <tableViewCell reuseIdentifier="row" id="r1"><tableViewCellContentView key="contentView" id="k1"><subviews>
          <label text="Name" tag="4" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="k1" secondAttribute="leading" constant="30" id="q1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="k1" secondAttribute="top" constant="5" id="q2"/>
          </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """)
    let table = try #require((made as? UITableViewController)?.tableView)
    let cells = (0..<2).compactMap { _ in table.dequeueReusableCell(withIdentifier: "row") }
    let labels = cells.compactMap { $0.viewWithTag(4) as? UILabel }
    #expect(labels.count == 2 && labels.first !== labels.last)
    cells[0].layoutIfNeeded()
    #expect(labels.first?.frame.origin == CGPoint(x: 30, y: 5))
    #expect(sentences == [])
  }

  @Test("A chosen row and its accessory perform the cell's segues") func rowSegues() throws {
    let (made, sentences) = try load(
      """
      <tableViewController id="c1" sceneMemberID="viewController"><tableView key="view" dataMode="static" id="t">
        <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="s"><cells>
          <tableViewCell accessoryType="detailDisclosureButton" id="r"><connections>
            <segue destination="c2" kind="show" id="g1"/><segue destination="c3" kind="show" trigger="accessoryAction" id="g2"/>
          </connections></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
      """, second, second.replacingOccurrences(of: "c2", with: "c3").replacingOccurrences(of: "<view ", with: "<label ")
    )
    let navigation = UINavigationController(rootViewController: made)
    let table = try #require((made as? UITableViewController)?.tableView)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    table.press(cell)
    #expect(navigation.viewControllers.count == 2 && !(navigation.topViewController?.view is UILabel))
    navigation.popViewController(animated: false)
    table.pressAccessory(of: cell)
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.view is UILabel)
    #expect(sentences == [])
  }

  @Test("Gesture recognisers of a scene are on their views") func gestures() throws {
    let (made, sentences) = try load(
      controller(
        """
        <view id="x"><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/>
        </connections></view>
        """) + "<tapGestureRecognizer numberOfTapsRequired=\"2\" id=\"g\"/>")
    let gesture = made.view.subviews.first?.gestureRecognizers?.first as? UITapGestureRecognizer
    #expect(gesture?.numberOfTapsRequired == 2)
    #expect(sentences == [])
  }

  @Test("A runtime attribute of the layer is set; one that nobody has is named with its line") func runtimeAttributes()
    throws
  {
    let (made, _) = try load(
      controller(
        """
        <view id="x"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="strange" value="YES"/></userDefinedRuntimeAttributes></view>
        """))
    let captured = RuntimeLog.capture { made.view.subviews.first?.layer.cornerRadius }
    #expect(captured.result == 8)
    #expect(captured.sentences.count == 1)
    #expect(captured.sentences.first?.contains("Main.storyboard:9: the runtime attribute \"strange\"") == true)
  }

  @Test("What a variation leaves out is not installed") func variations() throws {
    let (made, sentences) = try load(
      """
      <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v">
        <subviews><label text="in" id="a"/><label text="out" id="b"/></subviews>
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="k"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
          <mask key="constraints"><exclude reference="k"/></mask></variation></view></viewController>
      """)
    #expect(made.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["in"])
    #expect(made.view.constraints.isEmpty)
    #expect(sentences == [])
  }

  @Test("A nib gives its top-level objects and sets the owner's view") func nib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="view" destination="v" id="o"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v"><rect key="frame" x="0" y="0" width="50" height="60"/></view></objects></document>
      """
    let owner = UIViewController()
    let captured = RuntimeLog.capture {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
    }
    #expect(captured.result.count == 1)
    #expect(owner.viewIfLoaded === captured.result.first as? UIView)
    #expect(captured.sentences == [])
    #expect(
      RuntimeLog.capture { UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).count }.sentences.count
        == 1)
  }

  @Test("A controller's nib is found by the name given") func controllerNib() throws {
    let folder = TemporaryFolder()
    let file = URL(
      fileURLWithPath: try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="v" id="o"/></connections></placeholder>
          <label text="from nib" id="v"/></objects></document>
        """, to: "Card.xib"))
    let previous = UIProcess.main.locateNib
    defer { UIProcess.main.locateNib = previous }
    UIProcess.main.locateNib = { $0 == "Card" ? file : nil }
    let controller = UIViewController(nibName: "Card", bundle: nil)
    #expect((controller.view as? UILabel)?.text == "from nib")
  }

  @Test("Texts are replaced by the table of the user's language") func translations() throws {
    let document = try StoryboardDocument(
      data: Data(
        """
        <document><scenes><scene><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
          <label text="Hello" id="l"/><button id="b"><state key="normal" title="Go"/></button>
          <segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        </subviews></view></viewController></objects></scene></scenes></document>
        """.utf8), file: "Main.storyboard")
    document.translate([
      "l.text": "Hallo", "b.normalTitle": "Los", "s.segmentTitles[1]": "Be", "s.segmentTitles[9]": "x", "junk": "y",
    ])
    var texts: [String] = []
    document.root.walk {
      texts += [$0["text"], $0["title"]].compactMap { $0 }
      return true
    }
    #expect(texts == ["Hallo", "Los", "A", "Be"])
  }

  @Test("A file of another system is refused in a sentence") func otherSystem() {
    #expect(throws: StoryboardDocument.Failure.self) {
      try StoryboardDocument(
        data: Data("<document targetRuntime=\"watchKit\"><scenes/></document>".utf8), file: "Interface.storyboard")
    }
  }

  @Test("Storyboard references that go round end with a sentence") func references() throws {
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        "<viewControllerPlaceholder id=\"c1\" storyboardName=\"Main\" sceneMemberID=\"viewController\"/>")
    ) { $0.instantiateInitialViewController() }
    #expect(made == nil)
    #expect(sentences.contains { $0.contains("storyboard reference") && $0.contains("Main.storyboard:") })
  }
}
