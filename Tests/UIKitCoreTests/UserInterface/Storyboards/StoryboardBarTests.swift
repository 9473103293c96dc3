import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the search path of storyboards belongs to the process.
@MainActor @Suite("Storyboards: bars, tabs and attributes of every kind of view", .serialized)
struct StoryboardBarTests {
  private let boards = StoryboardTests()

  /// The initial controller of a file with these scenes, and the log lines about it.
  private func make(_ objects: String...) throws -> (controller: UIViewController, sentences: [String]) {
    let made = try boards.withStoryboard(objects.map(boards.scene).joined()) { board in
      let controller = try #require(board.instantiateInitialViewController())
      controller.loadViewIfNeeded()
      return controller
    }
    return (made.result, made.sentences)
  }

  @Test("A controller's bar items are those of the file: system items, images, titles, views, on both sides")
  func items()
    throws
  {
    let (made, sentences) = try make(
      """
      <viewController id="c1" hidesBottomBarWhenPushed="YES" modalPresentationStyle="formSheet"
        sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Inbox" backButtonTitle="In" largeTitleDisplayMode="never"
          leftItemsSupplementBackButton="YES" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i1"/>
          <rightBarButtonItems>
            <barButtonItem systemItem="add" tag="7" id="i2"/>
            <barButtonItem title="Send" style="done" enabled="NO" width="90" id="i3">
              <color key="tintColor" systemColor="systemRedColor"/></barButtonItem>
            <barButtonItem image="star" catalog="system" id="i4"/>
            <barButtonItem id="i5"><switch key="customView" on="YES" id="s"/></barButtonItem>
          </rightBarButtonItems>
          <label key="titleView" text="Title" id="l"/>
        </navigationItem>
        <toolbarItems><barButtonItem title="A" id="t1"/><barButtonItem systemItem="flexibleSpace" id="t2"/></toolbarItems>
      </viewController>
      """)
    #expect(sentences == [])
    let item = made.navigationItem
    #expect(item.title == "Inbox" && item.backButtonTitle == "In" && item.largeTitleDisplayMode == .never)
    #expect(item.leftItemsSupplementBackButton && (item.titleView as? UILabel)?.text == "Title")
    #expect(item.leftBarButtonItem?.shownTitle == "Cancel")
    let right = try #require(item.rightBarButtonItems)
    #expect(right.map(\.systemItem) == [.add, nil, nil, nil] && right[0].tag == 7)
    #expect(right[1].title == "Send" && right[1].style == .done && !right[1].isEnabled && right[1].width == 90)
    #expect(right[1].tintColor == .systemRed && right[2].image?.symbolName == "star")
    #expect((right[3].customView as? UISwitch)?.isOn == true)
    #expect(made.toolbarItems?.map(\.isSpace) == [false, true] && made.toolbarItems?.first?.title == "A")
    #expect(made.hidesBottomBarWhenPushed && made.modalPresentationStyle == .formSheet)
  }

  @Test("A navigation controller's bars have the file's attributes, and defaults without any") func stacks() throws {
    let root = "<viewController id=\"c2\" sceneMemberID=\"viewController\"/>"
    func stack(_ attributes: String, _ bar: String) -> String {
      """
      <navigationController id="c1" \(attributes) sceneMemberID="viewController"><navigationBar key="navigationBar" \(bar)
        id="b"/><connections><segue destination="c2" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
      """
    }
    let plain = try #require(try make(stack("", ""), root).controller as? UINavigationController)
    #expect(!plain.navigationBar.prefersLargeTitles && !plain.isNavigationBarHidden && plain.isToolbarHidden)
    let (made, sentences) = try make(
      stack("navigationBarHidden=\"YES\" toolbarHidden=\"NO\"", "largeTitles=\"YES\""), root)
    let rich = try #require(made as? UINavigationController)
    #expect(rich.navigationBar.prefersLargeTitles && rich.isNavigationBarHidden && !rich.isToolbarHidden)
    #expect(sentences == [])
  }

  @Test("The toolbar of a navigation controller has the file's colors") func toolbar() throws {
    let (made, sentences) = try make(
      """
      <navigationController id="c1" toolbarHidden="NO" sceneMemberID="viewController">
        <toolbar key="toolbar" id="b"><color key="tintColor" systemColor="systemRedColor"/>
          <color key="barTintColor" systemColor="systemBlueColor"/></toolbar>
        <connections><segue destination="c2" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """, "<viewController id=\"c2\" sceneMemberID=\"viewController\"/>")
    let toolbar = try #require(made as? UINavigationController).toolbar
    #expect(toolbar?.tintColor == .systemRed && toolbar?.barTintColor == .systemBlue)
    #expect(sentences == [])
  }

  @Test("Tabs have the file's titles, images and badges, also those of a navigation controller") func tabs()
    throws
  {
    let (made, sentences) = try make(
      """
      <tabBarController id="c1" sceneMemberID="viewController"><tabBar key="tabBar" id="b"/><connections>
        <segue destination="c2" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="c3" kind="relationship" relationship="viewControllers" id="r2"/></connections>
      </tabBarController>
      """,
      """
      <navigationController id="c2" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Mail" image="tray" catalog="system" tag="2" badgeValue="5" id="t"/>
        <connections><segue destination="c4" kind="relationship" relationship="rootViewController" id="r3"/></connections>
      </navigationController>
      """,
      """
      <viewController id="c3" sceneMemberID="viewController"><tabBarItem key="tabBarItem" systemItem="strange" id="u"/>
      </viewController>
      """, "<viewController id=\"c4\" title=\"Inbox\" sceneMemberID=\"viewController\"/>")
    let items = try #require((made as? UITabBarController)?.tabBar.items)
    #expect(items.map(\.title) == ["Mail", nil] && items[0].image?.symbolName == "tray")
    #expect(items[0].tag == 2 && items[0].badgeValue == "5")
    #expect(sentences.count == 1 && sentences[0].contains("strange"))
  }

  @Test("Unsupported parts of a bar item are reported: its action, a search controller, a missing image")
  func logged()
    throws
  {
    let (made, sentences) = try make(
      """
      <viewController id="c1" sceneMemberID="viewController"><navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" title="Go" image="no.such.picture" id="i"><connections>
          <action selector="go:" destination="c1" id="a"/></connections></barButtonItem>
        <searchController key="searchController" id="s"/>
      </navigationItem></viewController>
      """)
    #expect(made.navigationItem.rightBarButtonItem?.title == "Go")
    #expect(sentences.count == 3)
    for word in ["go:", "<searchController>", "no.such.picture"] {
      #expect(sentences.contains { $0.contains(word) }, "No message names \(word).")
    }
  }

  /// One attribute of a view in the file, and its effect on a new view.
  struct Attribute: Sendable, CustomTestStringConvertible {
    var xml: String
    var check: @MainActor @Sendable (UIView) -> Bool
    var testDescription: String { xml }
    init(_ xml: String, _ check: @escaping @MainActor @Sendable (UIView) -> Bool) {
      self.xml = xml
      self.check = check
    }
  }

  @Test(
    "Every supported attribute is applied to the view",
    arguments: [
      Attribute("<view hidden=\"YES\" alpha=\"0.5\" id=\"x\"/>") { $0.isHidden && $0.alpha == 0.5 },
      Attribute("<view clipsSubviews=\"YES\" userInteractionEnabled=\"NO\" id=\"x\"/>") {
        $0.clipsToBounds && !$0.isUserInteractionEnabled
      },
      Attribute("<view contentMode=\"bottomRight\" id=\"x\"/>") { $0.contentMode == .bottomRight },
      Attribute("<view id=\"x\"><autoresizingMask key=\"m\" widthSizable=\"YES\" flexibleMinY=\"YES\"/></view>") {
        $0.autoresizingMask == [.flexibleWidth, .flexibleTopMargin]
      },
      Attribute("<view id=\"x\"><rect key=\"frame\" x=\"1\" y=\"2.5\" width=\"30\" height=\"40\"/></view>") {
        $0.frame == rect(1, 2.5, 30, 40)
      },
      Attribute(
        "<view id=\"x\"><color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\"/></view>"
      ) {
        $0.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      },
      Attribute("<view id=\"x\"><accessibility key=\"a\" identifier=\"box\"/></view>") {
        $0.accessibilityIdentifier == "box"
      },
      Attribute("<label id=\"x\"><string key=\"text\">two\nlines</string></label>") {
        ($0 as? UILabel)?.text == "two\nlines"
      },
      Attribute("<label text=\"a\" numberOfLines=\"0\" id=\"x\"/>") { ($0 as? UILabel)?.numberOfLines == 0 },
      Attribute("<label id=\"x\"><fontDescription key=\"f\" type=\"system\" weight=\"heavy\" pointSize=\"9\"/></label>")
      {
        ($0 as? UILabel)?.font == .systemFont(ofSize: 9, weight: .heavy)
      },
      Attribute("<label enabled=\"NO\" textAlignment=\"justified\" id=\"x\"/>") {
        ($0 as? UILabel)?.textAlignment == .justified
      },
      Attribute("<textField placeholder=\"p\" clearButtonMode=\"whileEditing\" id=\"x\"/>") {
        ($0 as? UITextField)?.placeholder == "p" && ($0 as? UITextField)?.clearButtonMode == .whileEditing
      },
      Attribute(
        "<textField id=\"x\"><textInputTraits key=\"t\" keyboardType=\"emailAddress\" returnKeyType=\"send\"/></textField>"
      ) { ($0 as? UITextField)?.keyboardType == .emailAddress && ($0 as? UITextField)?.returnKeyType == .send },
      Attribute("<textView text=\"t\" editable=\"NO\" scrollEnabled=\"NO\" id=\"x\"/>") {
        ($0 as? UITextView)?.text == "t" && ($0 as? UITextView)?.isEditable == false
          && ($0 as? UITextView)?.isScrollEnabled == false
      },
      Attribute("<button buttonType=\"close\" selected=\"YES\" id=\"x\"/>") {
        ($0 as? UIButton)?.buttonType == .close && ($0 as? UIButton)?.isSelected == true
      },
      Attribute(
        "<button id=\"x\"><buttonConfiguration key=\"c\" style=\"tinted\" title=\"T\" subtitle=\"S\"/></button>"
      ) {
        ($0 as? UIButton)?.configuration?.subtitle == "S" && ($0 as? UIButton)?.configuration?.title == "T"
      },
      Attribute("<button id=\"x\"><state key=\"normal\"><color key=\"titleColor\" white=\"0.5\"/></state></button>") {
        ($0 as? UIButton)?.titleColor(for: .normal) == UIColor(white: 0.5, alpha: 1)
      },
      Attribute("<switch id=\"x\"><color key=\"onTintColor\" systemColor=\"systemGreenColor\"/></switch>") {
        ($0 as? UISwitch)?.onTintColor == .systemGreen && ($0 as? UISwitch)?.isOn == false
      },
      Attribute("<slider minValue=\"-5\" maxValue=\"-1\" value=\"-9\" id=\"x\"/>") {
        ($0 as? UISlider)?.value == -5 && ($0 as? UISlider)?.maximumValue == -1
      },
      Attribute("<activityIndicatorView hidesWhenStopped=\"YES\" style=\"medium\" id=\"x\"/>") {
        ($0 as? UIActivityIndicatorView)?.hidesWhenStopped == true
      },
      Attribute("<tableView style=\"grouped\" allowsMultipleSelection=\"YES\" separatorStyle=\"none\" id=\"x\"/>") {
        ($0 as? UITableView)?.style == .grouped && ($0 as? UITableView)?.allowsMultipleSelection == true
          && ($0 as? UITableView)?.separatorStyle == UITableViewCell.SeparatorStyle.none
      },
      Attribute("<scrollView id=\"x\"><subviews><view id=\"y\"/></subviews></scrollView>") {
        $0 is UIScrollView && $0.subviews.count == 1
      },
    ])
  func attributes(attribute: Attribute) throws {
    let (made, sentences) = try make(
      "<viewController id=\"c1\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"><subviews>\(attribute.xml)"
        + "</subviews></view></viewController>")
    let view = try #require(made.view.subviews.first)
    #expect(attribute.check(view) && sentences == [])
  }
}
