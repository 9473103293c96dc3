import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Layout from storyboards") struct StoryboardLayoutTests {
  /// The view that a storyboard describes, and the log lines about it.
  func makeView(_ view: String) throws -> (view: UIView, sentences: [String]) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c1"><scenes><scene>
      <objects><viewController id="c1" sceneMemberID="viewController">\(view)</viewController></objects>
      </scene></scenes></document>
      """
    let document = try StoryboardDocument(data: Data(text.utf8), file: "Main.storyboard")
    let made = RuntimeLog.capture {
      let builder = StoryboardBuilder(document: document, storyboard: UIStoryboard(name: "Main", bundle: nil))
      let controller = builder.makeController("c1")
      controller?.view.frame = rect(0, 0, 320, 480)
      controller?.view.layoutIfNeeded()
      return controller
    }
    return (try #require(made.result?.view), made.sentences)
  }

  @Test("constraints, priorities, safe areas and margins of a file are applied") func constraints() throws {
    let (root, sentences) = try makeView(
      """
      <view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <label text="abcd" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="l1"/>
          <view verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="t1">
            <constraints>
              <constraint firstAttribute="width" secondItem="t1" secondAttribute="height" multiplier="8:1" id="k6"/>
            </constraints>
          </view>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b1">
            <constraints><constraint firstAttribute="height" constant="50" identifier="tall" id="k1"/></constraints>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
        <edgeInsets key="layoutMargins" top="1" left="30" bottom="3" right="40"/>
        <constraints>
          <constraint firstItem="l1" firstAttribute="leading" secondItem="6Tk-OE-BBY" secondAttribute="leading"
            constant="12" id="k2"/>
          <constraint firstItem="l1" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="k3"/>
          <constraint firstItem="t1" firstAttribute="leading" secondItem="l1" secondAttribute="trailing"
            constant="8" symbolic="YES" id="k4"/>
          <constraint firstAttribute="trailing" secondItem="t1" secondAttribute="trailing" symbolic="YES" id="k5"/>
          <constraint firstItem="t1" firstAttribute="firstBaseline" relation="greaterThanOrEqual" secondItem="l1"
            secondAttribute="baseline" priority="500" id="k7"/>
          <constraint firstItem="t1" firstAttribute="top" secondItem="l1" secondAttribute="top" id="k8"/>
          <constraint firstItem="b1" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k9"/>
          <constraint firstAttribute="trailingMargin" secondItem="b1" secondAttribute="trailing" id="k10"/>
          <constraint firstItem="6Tk-OE-BBY" firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" id="k11"/>
          <constraint firstItem="b1" firstAttribute="width" constant="1" placeholder="YES" id="k12"/>
        </constraints>
      </view>
      """)
    #expect(sentences == [])
    let (label, field, box) = (root.subviews[0], root.subviews[1], root.subviews[2])
    #expect(label.frame == rect(12, 1, 32, 20))
    #expect(field.frame == rect(52, 1, 248, 31))
    #expect(box.frame == rect(30, 430, 250, 50))
    #expect(box.constraints.first?.identifier == "tall")
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(field.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test("stacks of a file arrange their subviews") func stacks() throws {
    let (root, sentences) = try makeView(
      """
      <view key="view" id="v"><subviews>
        <stackView opaque="NO" axis="vertical" distribution="equalSpacing" alignment="center" spacing="10"
          translatesAutoresizingMaskIntoConstraints="NO" id="s1"><subviews>
            <label text="ab" id="l1"/>
            <stackView spacingType="standard" id="s2"><subviews><label text="a" id="l2"/><label text="b" id="l3"/></subviews>
            </stackView>
          </subviews></stackView>
        </subviews>
        <constraints>
          <constraint firstItem="s1" firstAttribute="top" secondItem="v" secondAttribute="top" id="k1"/>
          <constraint firstItem="s1" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
        </constraints></view>
      """)
    #expect(sentences == [])
    let stack = try #require(root.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.frame == rect(0, 0, 24, 50))
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(4, 0, 16, 20), rect(0, 30, 24, 20)])
  }

  @Test(
    "an invalid constraint is ignored with a line that names it",
    arguments: [
      "firstItem=\"gone\" firstAttribute=\"top\"", "firstAttribute=\"slant\"", "",
      "firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\"",
      "firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"\"", "firstAttribute=\"top\" constant=\"3\"",
      "firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"leading\"",
    ])
  func nonsense(attributes: String) throws {
    let (_, sentences) = try makeView(
      "<view key=\"view\" id=\"v\"><constraints><constraint id=\"k1\" \(attributes)/></constraints></view>")
    #expect(sentences.count == 1)
  }

  @Test("invalid numbers do not trap") func numbers() throws {
    let (root, _) = try makeView(
      """
      <view key="view" id="v"><subviews>
        <label text="a" horizontalHuggingPriority="high" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="nan" id="k1"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="1e999"
            priority="x" id="k2"/>
          <constraint firstItem="l" firstAttribute="width" secondItem="l" secondAttribute="height" multiplier="1:0" id="k3"/>
        </constraints></view>
      """)
    #expect(root.subviews[0].frame.origin == .zero)
  }
}
