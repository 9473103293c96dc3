import Foundation
import TestSupport
import Testing

@testable import StoryboardFrames

@MainActor @Suite("Frames of storyboards") struct FrameComparisonTests {
  private func report(_ views: String, extra: String = "") throws -> FrameReport {
    let folder = TemporaryFolder()
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <device id="retina6_1" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="g"/>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" constant="10" id="k1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="k2"/>
        </constraints></view>\(extra)</viewController></objects></scene></scenes></document>
      """, to: "Main.storyboard")
    var comparison = FrameComparison(folder: URL(fileURLWithPath: path).deletingLastPathComponent())
    comparison.run()
    return comparison.report
  }

  private func box(y: Int, attributes: String = "") -> String {
    """
    <view id="a" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="0" y="\(y)" width="30" height="40"/>
      <constraints><constraint firstAttribute="width" constant="30" id="w"/>
        <constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
    """
  }

  @Test("A frame that agrees with Xcode's is counted as equal") func equal() throws {
    let report = try report(box(y: 54))
    #expect(report.views.map(\.difference) == [0])
    #expect(report.failures == [] && report.notUnderstood.isEmpty)
    #expect(report.text(worst: 5).contains("without text, within 0.5 points: 1 of 1 (100.0 %)"))
  }

  @Test("A frame that differs is named with file and line") func different() throws {
    let report = try report(box(y: 60))
    #expect(report.views.map(\.difference) == [6])
    #expect(report.text(worst: 5).contains("Main.storyboard:5 <view> a"))
  }

  @Test("A misplaced view is skipped") func misplaced() throws {
    let report = try report(box(y: 60, attributes: "misplaced=\"YES\""))
    #expect(report.views.isEmpty)
    #expect(report.skipped == 2)
  }

  @Test("An element that is not understood is named with its line") func unknown() throws {
    let report = try report(box(y: 54), extra: "\n<strangeThing/>")
    #expect(report.notUnderstood == ["Main.storyboard": ["<strangeThing> in line 13"]])
  }
}
