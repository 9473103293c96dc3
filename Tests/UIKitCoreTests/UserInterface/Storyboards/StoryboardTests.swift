import Foundation
import RuntimeLogging
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor final class BoardController: UIViewController {
  var cameFromCoder = false
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Every value that an app's own init(coder:) may decode needs an answer.
    cameFromCoder = coder.decodeObject(forKey: "absent") == nil && !coder.containsValue(forKey: "absent")
  }
}

@MainActor final class BoardView: UIView {}

@MainActor final class BoardCell: UITableViewCell {}

@MainActor final class RefusingController: UIViewController {
  required init?(coder: NSCoder) { nil }
}

/// Serialized, because the search path of storyboards belongs to the process.
@MainActor @Suite("Storyboards", .serialized) struct StoryboardTests {
  static let module = String(reflecting: BoardController.self).components(separatedBy: ".")[0]

  /// A storyboard file around `scenes`, as Xcode writes it.
  func withStoryboard<Result>(
    initial: String? = "c1", _ scenes: String, _ body: (UIStoryboard) throws -> Result
  ) throws -> (result: Result, sentences: [String]) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154"
        targetRuntime="iOS.CocoaTouch" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22130"/></dependencies>
          <scenes>\(scenes)</scenes>
          <resources><systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor></resources>
      </document>
      """
    return try withFile(text, body)
  }

  func withFile<Result>(
    _ text: String, _ body: (UIStoryboard) throws -> Result
  ) throws -> (result: Result, sentences: [String]) {
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write(text, to: "Main.storyboard"))
    let previous = (UIProcess.main.locateStoryboard, UIProcess.main.applicationModule)
    defer { (UIProcess.main.locateStoryboard, UIProcess.main.applicationModule) = previous }
    UIProcess.main.locateStoryboard = { name in name == "Main" ? file : nil }
    UIProcess.main.applicationModule = Self.module
    return try RuntimeLog.capture { try body(UIStoryboard(name: "Main", bundle: nil)) }
  }

  func scene(_ object: String) -> String {
    """
    <scene sceneID="s"><objects>\(object)
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
    """
  }

  @Test("Xcode's template gives the app's own controller with its view") func template() throws {
    let (made, sentences) = try withStoryboard(
      scene(
        """
        <viewController id="c1" customClass="BoardController" customModule="SomeXcodeTarget"
          customModuleProvider="target" title="Start" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v" customClass="BoardView" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <label opaque="NO" text="Hello" numberOfLines="2" tag="7" id="l">
                <rect key="frame" x="20" y="100" width="200" height="21"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <nil key="textColor"/>
              </label>
              <textField placeholder="Name" id="t"><rect key="frame" x="0" y="0" width="9" height="9"/></textField>
              <textView tag="9" id="tv"><string key="text">one
        two</string></textView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
          <navigationItem key="navigationItem" title="First" id="n"/>
          <tabBarItem key="tabBarItem" title="Tab" id="t"/>
        </viewController>
        """)
    ) { board in
      let controller = try #require(board.instantiateInitialViewController() as? BoardController)
      #expect(!controller.isViewLoaded)
      #expect(controller.storyboard === board)
      _ = controller.view
      return controller
    }
    #expect(sentences == [])
    #expect(made.cameFromCoder)
    #expect(made.title == "Start")
    #expect(made.navigationItem.title == "First")
    #expect(made.tabBarItem.title == "Tab")
    #expect(made.view is BoardView)
    #expect(made.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(made.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(made.view.backgroundColor == .systemBackground)
    let label = try #require(made.view.viewWithTag(7) as? UILabel)
    #expect(label.text == "Hello")
    #expect(label.numberOfLines == 2)
    #expect(label.frame == CGRect(x: 20, y: 100, width: 200, height: 21))
    #expect((made.view.subviews[1] as? UITextField)?.placeholder == "Name")
    #expect((made.view.viewWithTag(9) as? UITextView)?.text == "one\ntwo")
  }

  @Test("relationships set the controllers of navigation and tab bar controllers") func relationships() throws {
    let (made, sentences) = try withStoryboard(
      scene(
        """
        <tabBarController id="c1" sceneMemberID="viewController"><tabBar key="tabBar" id="b"/>
          <connections>
            <segue destination="c2" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="c3" kind="relationship" relationship="viewControllers" id="r2"/>
          </connections></tabBarController>
        """)
        + scene(
          """
          <navigationController id="c2" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>
            <connections><segue destination="c3" kind="relationship" relationship="rootViewController" id="r3"/>
            </connections></navigationController>
          """)
        + scene("<viewController id=\"c3\" title=\"Leaf\" sceneMemberID=\"viewController\"/>")
    ) { board in try #require(board.instantiateInitialViewController() as? UITabBarController) }
    #expect(sentences == [])
    #expect(made.viewControllers?.count == 2)
    let navigation = try #require(made.viewControllers?.first as? UINavigationController)
    #expect(navigation.topViewController?.title == "Leaf")
    #expect(navigation.topViewController !== made.viewControllers?.last, "Each relationship makes its own controller.")
  }

  @Test("a controller is found by its storyboard ID, and creators are called first") func byIdentifier() throws {
    let board = scene("<viewController id=\"c9\" storyboardIdentifier=\"detail\" sceneMemberID=\"viewController\"/>")
    let (_, sentences) = try withStoryboard(board) { board in
      #expect(type(of: board.instantiateViewController(withIdentifier: "detail")) == UIViewController.self)
      let made: BoardController = board.instantiateViewController(identifier: "detail") { BoardController(coder: $0) }
      #expect(made.cameFromCoder)
      #expect(made.storyboard === board)
      let other = board.instantiateViewController(withIdentifier: "nowhere")
      #expect(other.storyboard == nil)
    }
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("'nowhere'") == true)
    #expect(sentences.first?.contains("detail") == true)
  }

  @Test("unsupported elements are ignored with one line for each kind") func passedOver() throws {
    let (made, sentences) = try withStoryboard(
      scene(
        """
        <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v"><subviews>
          <webView id="b1"/><webView id="b2"/><mapView id="m"/><strange/></subviews>
          <constraints><constraint id="x"/></constraints></view>
          <connections><outlet property="button" destination="b1" id="o"/>
            <segue destination="c1" kind="show" id="s"/></connections></viewController>
        """)
    ) { board in
      let controller = try #require(board.instantiateInitialViewController())
      _ = controller.view
      return controller
    }
    #expect(made.view.subviews.count == 3, "Empty views take their place.")
    #expect(sentences.count == 5)
    for word in ["<webView>", "<mapView>", "the constraint x", "outlet \"button\"", "<strange>"] {
      #expect(sentences.contains { $0.contains(word) && $0.contains("Main") }, "No message names \(word).")
    }
  }

  @Test("controls have the file's attributes") func controls() throws {
    let (made, sentences) = try withStoryboard(
      scene(
        """
        <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v"><subviews>
          <button tag="1" buttonType="system" id="b"><state key="normal" title="Go"/>
            <state key="disabled" title="Wait"/></button>
          <button tag="2" buttonType="system" enabled="NO" id="f"><buttonConfiguration key="configuration" style="filled"
            title="Send" image="paperplane" catalog="system"/></button>
          <switch tag="3" on="YES" id="s"/>
          <slider tag="4" minValue="2" maxValue="8" value="5" id="l"/>
          <segmentedControl tag="5" selectedSegmentIndex="1" id="g"><segments><segment title="A"/><segment title="B"/>
            </segments></segmentedControl>
          <progressView tag="6" progress="0.25" id="p"/>
          <activityIndicatorView tag="7" style="large" animating="YES" id="a"/>
          <imageView tag="8" contentMode="scaleAspectFit" image="star" catalog="system" id="i"/>
          <textField tag="9" borderStyle="roundedRect" textAlignment="center" id="t"><fontDescription key="fontDescription"
            type="boldSystem" pointSize="20"/><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
          <label tag="10" textAlignment="right" id="x"><fontDescription key="fontDescription"
            style="UICTFontTextStyleHeadline"/><color key="textColor" systemColor="secondaryLabelColor"/></label>
          <stepper tag="11" value="3" maximumValue="9" stepValue="0.5" id="z"/>
          </subviews></view></viewController>
        """)
    ) { board in try #require(board.instantiateInitialViewController()?.view) }
    #expect(sentences == [])
    func view<V: UIView>(_ tag: Int, _ type: V.Type) throws -> V { try #require(made.viewWithTag(tag) as? V) }
    #expect(try view(1, UIButton.self).currentTitle == "Go" && view(1, UIButton.self).title(for: .disabled) == "Wait")
    let filled = try view(2, UIButton.self)
    #expect(filled.configuration?.title == "Send" && filled.currentImage?.symbolName == "paperplane")
    #expect(!filled.isEnabled && filled.buttonContent.style == .prominent)
    #expect(try view(3, UISwitch.self).isOn)
    #expect(try view(4, UISlider.self).value == 5 && view(4, UISlider.self).minimumValue == 2)
    #expect(try view(5, UISegmentedControl.self).titleForSegment(at: 1) == "B")
    #expect(try view(5, UISegmentedControl.self).selectedSegmentIndex == 1)
    #expect(try view(6, UIProgressView.self).progress == 0.25)
    #expect(try view(7, UIActivityIndicatorView.self).isAnimating)
    #expect(try view(8, UIImageView.self).image?.symbolName == "star")
    #expect(try view(8, UIImageView.self).contentMode == .scaleAspectFit)
    let field = try view(9, UITextField.self)
    #expect(field.borderStyle == .roundedRect && field.isSecureTextEntry && field.textAlignment == .center)
    #expect(field.font == .boldSystemFont(ofSize: 20))
    let label = try view(10, UILabel.self)
    #expect(label.font == .preferredFont(forTextStyle: .headline) && label.textColor == .secondaryLabel)
    #expect(try view(11, UIStepper.self).value == 3 && view(11, UIStepper.self).stepValue == 0.5)
  }

  @Test("an unknown class is reported and replaced by its element's class") func unknownClass() throws {
    let (made, sentences) = try withStoryboard(
      scene("<navigationController id=\"c1\" customClass=\"Gone\" sceneMemberID=\"viewController\"/>")
    ) { $0.instantiateInitialViewController() }
    #expect(made is UINavigationController)
    #expect(sentences == ["Unknown class Gone in Interface Builder file."])
  }

  @Test("a class of the wrong type is reported and replaced by its element's class") func wrongKind() throws {
    let (made, sentences) = try withStoryboard(
      scene(
        """
        <navigationController id="c1" customClass="BoardController" customModuleProvider="target"
          sceneMemberID="viewController"/>
        """)
    ) { $0.instantiateInitialViewController() }
    #expect(made is UINavigationController)
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("is not a UINavigationController") == true)
  }

  @Test("a controller whose init(coder:) returns nil is nil, with a log line") func refusing() throws {
    let (made, sentences) = try withStoryboard(
      scene(
        """
        <viewController id="c1" customClass="RefusingController" customModuleProvider="target"
          sceneMemberID="viewController"/>
        """)
    ) { $0.instantiateInitialViewController() }
    #expect(made == nil)
    #expect(sentences.count == 1)
  }

  @Test("cycles of controllers are broken") func circle() throws {
    let (made, sentences) = try withStoryboard(
      scene(
        """
        <navigationController id="c1" sceneMemberID="viewController"><connections>
          <segue destination="c1" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
        """)
    ) { $0.instantiateInitialViewController() as? UINavigationController }
    #expect(made?.viewControllers == [])
    #expect(sentences.first?.contains("would contain itself") == true)
  }

  @Test(
    "a file that is not a storyboard gives nil and one line that names it",
    arguments: ["", "not xml", "<document", "<html><scenes/></html>", "<document/>", "<document><scenes>"])
  func notAStoryboard(text: String) throws {
    let (made, sentences) = try withFile(text) { board in
      [board.instantiateInitialViewController(), board.instantiateInitialViewController()]
    }
    #expect(made == [nil, nil])
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains(".storyboard") == true)
  }

  @Test("a missing file and a missing entry point are reported in UIKit's words") func missing() throws {
    let (_, none) = try withStoryboard("") { _ in
      #expect(UIStoryboard(name: "Elsewhere", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(none.count == 1)
    #expect(none.first?.hasPrefix("Could not find a storyboard named 'Elsewhere' in bundle") == true)
    let (made, entry) = try withStoryboard(initial: nil, "") { $0.instantiateInitialViewController() }
    #expect(made == nil)
    #expect(entry.count == 1)
    #expect(entry.first?.contains("'Main'") == true)
  }

  @Test("invalid numbers are zero") func numbers() throws {
    let (made, _) = try withStoryboard(
      scene(
        """
        <viewController id="c1" sceneMemberID="viewController"><view key="view" tag="x" id="v">
          <rect key="frame" x="nan" y="inf" width="1e999" height="abc"/></view></viewController>
        """)
    ) { board -> UIView? in board.instantiateInitialViewController()?.view }
    #expect(made?.frame == .zero)
    #expect(made?.tag == 0)
  }

  @Test("A table controller gets its table's style, and the classes and styles of its prototype cells") func tables()
    throws
  {
    let (cells, sentences) = try withStoryboard(
      scene(
        """
        <tableViewController id="c1" sceneMemberID="viewController">
          <tableView key="view" style="insetGrouped" rowHeight="60" id="t">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <prototypes>
              <tableViewCell reuseIdentifier="plain" style="IBUITableViewCellStyleSubtitle"
                accessoryType="disclosureIndicator" id="a"/>
              <tableViewCell reuseIdentifier="own" customClass="BoardCell" customModuleProvider="target" id="b"/>
            </prototypes>
          </tableView>
        </tableViewController>
        """)
    ) { board in
      let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
      let table = try #require(controller.tableView)
      #expect(table.style == .insetGrouped && table.rowHeight == 60)
      #expect(table.dataSource === controller && table.delegate === controller)
      return ["plain", "own"].map { table.dequeueReusableCell(withIdentifier: $0) }
    }
    #expect(sentences == [])
    #expect(cells[0]?.style == .subtitle && cells[0]?.accessoryType == .disclosureIndicator)
    #expect(cells[1] is BoardCell)
  }
}
