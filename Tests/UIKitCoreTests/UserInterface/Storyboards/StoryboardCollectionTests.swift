import Foundation
import RuntimeLogging
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor final class StoryboardGridController: UICollectionViewController {
  var items = ["a", "b", "c"]
  var chosen: [Int] = []
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Person", for: indexPath)
    (cell.contentView.viewWithTag(7) as? UILabel)?.text = items[indexPath.item]
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}

@MainActor final class StoryboardGridCell: UICollectionViewCell {}

@MainActor final class StoryboardGridLayout: UICollectionViewFlowLayout {}

@MainActor @Suite("Storyboards with collection views", .serialized) struct StoryboardCollectionTests {
  static let module = String(reflecting: StoryboardGridController.self).components(separatedBy: ".")[0]

  private func load<Result>(
    _ controller: String, _ body: (UIStoryboard) throws -> Result
  ) throws -> (result: Result, sentences: [String]) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154"
        targetRuntime="iOS.CocoaTouch" initialViewController="c1">
        <scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes>
      </document>
      """
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write(text, to: "Main.storyboard"))
    let previous = (UIProcess.main.locateStoryboard, UIProcess.main.applicationModule)
    defer { (UIProcess.main.locateStoryboard, UIProcess.main.applicationModule) = previous }
    UIProcess.main.locateStoryboard = { name in name == "Main" ? file : nil }
    UIProcess.main.applicationModule = Self.module
    return try RuntimeLog.capture { try body(UIStoryboard(name: "Main", bundle: nil)) }
  }

  private let grid = """
    <collectionView key="view" dataMode="prototypes" allowsMultipleSelection="YES" id="v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="8" id="f"
        customClass="StoryboardGridLayout" customModuleProvider="target">
        <size key="itemSize" width="140" height="180"/>
        <size key="headerReferenceSize" width="50" height="40"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="10" minY="11" maxX="12" maxY="13"/>
      </collectionViewFlowLayout>
      <cells>
        <collectionViewCell opaque="NO" reuseIdentifier="Person" id="c" customClass="StoryboardGridCell"
          customModuleProvider="target">
          <rect key="frame" x="10" y="10" width="140" height="180"/>
          <collectionViewCellContentView key="contentView" opaque="NO" id="cv">
            <rect key="frame" x="0.0" y="0.0" width="140" height="180"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
              <label tag="7" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="10" y="134" width="120" height="40"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="10"
                id="k1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="130"
                id="k2"/>
            </constraints>
          </collectionViewCellContentView>
        </collectionViewCell>
      </cells>
      <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="Head" id="h">
        <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
        <subviews><label text="Head" id="hl"><rect key="frame" x="5" y="5" width="100" height="20"/></label></subviews>
      </collectionReusableView>
      <connections>
        <outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/>
      </connections>
    </collectionView>
    """

  @Test("A collection view controller gets its layout, and its cells and headers are made of the prototypes")
  func controller() throws {
    let (_, sentences) = try load(
      """
      <collectionViewController id="c1" customClass="StoryboardGridController" customModuleProvider="target"
        clearsSelectionOnViewWillAppear="NO" sceneMemberID="viewController">\(grid)</collectionViewController>
      """
    ) { storyboard in
      let controller = try #require(storyboard.instantiateInitialViewController() as? StoryboardGridController)
      let shown = ContainerWindow(controller, width: 375, height: 667)
      let view = try #require(controller.collectionView)
      #expect(view.superview === controller.view && !controller.clearsSelectionOnViewWillAppear)
      let flow = try #require(view.collectionViewLayout as? StoryboardGridLayout)
      #expect(flow.itemSize == CGSize(width: 140, height: 180) && flow.minimumLineSpacing == 12)
      #expect(flow.sectionInset == UIEdgeInsets(top: 11, left: 10, bottom: 13, right: 12))
      #expect(view.allowsMultipleSelection && view.dataSource === controller && view.delegate === controller)
      let cells = shown.views(StoryboardGridCell.self)
      #expect(cells.count == 3 && cells.first?.frame == CGRect(x: 10, y: 51, width: 140, height: 180))
      let labels = cells.compactMap { $0.contentView.viewWithTag(7) as? UILabel }
      #expect(labels.map(\.text) == ["a", "b", "c"] && Set(labels.map(ObjectIdentifier.init)).count == 3)
      #expect(labels.first?.frame.origin == CGPoint(x: 10, y: 130))
      let heads = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      #expect(heads.first?.visible(UILabel.self).first?.text == "Head")
      view.press(0, 1)
      #expect(controller.chosen == [1])
    }
    #expect(sentences.isEmpty, "\(sentences)")
  }

  @Test("A collection view inside another view, with a horizontal layout and estimated sizes") func inside() throws {
    let (_, sentences) = try load(
      """
      <viewController id="c1" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><collectionView dataMode="prototypes" allowsSelection="NO" id="v">
          <rect key="frame" x="0.0" y="100" width="375" height="200"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
            automaticEstimatedItemSize="YES" minimumLineSpacing="5" minimumInteritemSpacing="5" id="f">
            <size key="itemSize" width="90" height="80"/>
          </collectionViewFlowLayout>
        </collectionView></subviews></view></viewController>
      """
    ) { storyboard in
      let controller = try #require(storyboard.instantiateInitialViewController())
      let view = try #require(controller.view.subviews.first as? UICollectionView)
      let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(flow.scrollDirection == .horizontal && flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
      #expect(view.frame == CGRect(x: 0, y: 100, width: 375, height: 200) && !view.allowsSelection)
    }
    #expect(sentences.isEmpty, "\(sentences)")
  }

  @Test("A layout without a class, and numbers that are none, leave the default layout") func damaged() throws {
    let (_, sentences) = try load(
      """
      <collectionViewController id="c1" sceneMemberID="viewController"><collectionView key="view" id="v">
        <collectionViewLayout key="collectionViewLayout" id="f"/>
        <cells><collectionViewCell id="x"/><label id="y"/></cells>
      </collectionView></collectionViewController>
      """
    ) { storyboard in
      let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
      #expect(controller.collectionView.collectionViewLayout is UICollectionViewFlowLayout)
      _ = ContainerWindow(controller)
    }
    #expect(sentences.count == 1)
  }
}
