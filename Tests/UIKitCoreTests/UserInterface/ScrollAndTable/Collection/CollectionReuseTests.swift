import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Collection views: nibs, supplementary views and reuse") struct CollectionReuseTests {
  private let path = IndexPath(item: 0, section: 0)
  private let header = UICollectionView.elementKindSectionHeader

  private func nib(_ body: String) -> UINib {
    UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(body)</objects></document>
        """.utf8), bundle: nil)
  }

  private let cellNib = """
    <collectionViewCell id="c" reuseIdentifier="named"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
      <view key="contentView" id="v"><subviews><label text="From a nib" tag="3" id="l"/></subviews></view>
    </collectionViewCell>
    """

  @Test("A nib's cell is made for its identifier, each time anew") func cells() {
    let source = ItemSource([["a", "b"]])
    let view = source.view()
    view.register(nib(cellNib), forCellWithReuseIdentifier: "nib")
    let made = (0..<2).map { _ in view.dequeueReusableCell(withReuseIdentifier: "nib", for: path) }
    #expect(made.allSatisfy { ($0.contentView.viewWithTag(3) as? UILabel)?.text == "From a nib" })
    #expect(made[0] !== made[1] && made.allSatisfy { $0.reuseIdentifier == "nib" })
    view.register(TextItemCell.self, forCellWithReuseIdentifier: "nib")
    #expect(view.dequeueReusableCell(withReuseIdentifier: "nib", for: path) is TextItemCell)
  }

  @Test("A nib's view is made for supplementary views, and registrations can use nibs") func views() {
    let source = ItemSource([["a"]])
    let view = source.view()
    view.register(
      nib(
        #"<collectionReusableView id="h"><subviews><label text="Head" tag="4" id="l"/></subviews></collectionReusableView>"#
      ),
      forSupplementaryViewOfKind: "kind", withReuseIdentifier: "h")
    let made = view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "h", for: path)
    #expect((made.viewWithTag(4) as? UILabel)?.text == "Head")
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib(cellNib)) {
      cell, _, item in
      cell.tag = item
    }
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: 9)
    #expect(cell.tag == 9 && cell.contentView.viewWithTag(3) != nil)
  }

  @Test("A nib with another class is logged, and a cell of the registered class is made") func wrongClass() {
    let view = ItemSource([["a"]]).view()
    let registration = UICollectionView.CellRegistration<TextItemCell, Int>(cellNib: nib(cellNib)) { _, _, _ in }
    let (cell, sentences) = RuntimeLog.capture {
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    }
    #expect(type(of: cell) == TextItemCell.self && sentences.count == 1)
  }

  @Test("A headers' pool serves the sections that become visible") func headers() {
    let layout = ItemSource.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let source = ItemSource((0..<40).map { _ in ["a", "b", "c"] })
    let view = source.view(layout)
    var seen: Set<ObjectIdentifier> = []
    for offset in stride(from: CGFloat(0), through: 4000, by: 35) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      for made in view.visibleSupplementaryViews(ofKind: header) { seen.insert(ObjectIdentifier(made)) }
    }
    #expect(seen.count <= 6)
    let texts = view.indexPathsForVisibleSupplementaryElements(ofKind: header).map { "\($0.section)" }
    #expect(view.visibleSupplementaryViews(ofKind: header).compactMap { ($0 as? TextHeader)?.text } == texts)
    let first = view.visibleSupplementaryViews(ofKind: header)[0]
    #expect(view.indexPath(forSupplementaryView: first)?.section == Int(texts[0]))
    #expect(view.indexPath(forSupplementaryView: UICollectionReusableView(frame: .zero)) == nil)
  }

  @Test("Headers follow an update of the data") func updated() {
    let layout = ItemSource.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let source = ItemSource([["a"], ["b"]])
    let view = source.view(layout)
    source.sections.insert(["x"], at: 0)
    view.insertSections([0])
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: header).compactMap { ($0 as? TextHeader)?.text } == ["0", "1", "2"])
    #expect(view.frame(1, 0)?.minY == 180)
  }

  @Test("A header of estimated height has that of its content, and another width measures it anew") func measured() {
    @MainActor final class Tall: UICollectionReusableView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
    }
    let section = thirds()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: header, alignment: .top)
    ]
    let source = ItemSource([["a"]])
    let view = source.view(UICollectionViewCompositionalLayout(section: section))
    view.dataSource = nil
    view.layoutIfNeeded()
    view.register(Tall.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.frame(0, 0)?.minY == 80)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.frame(0, 0)?.minY == 50)
  }

  @Test("A layout's change reaches cells before and afterwards") func transition() {
    @MainActor final class Noting: UICollectionViewCell {
      var log: [String] = []
      override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("will")
      }
      override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("did")
      }
    }
    @MainActor final class Target: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 77)
      }
      override func finalizeLayoutTransition() { log.append("end") }
    }
    let source = ItemSource([(0..<90).map { "\($0)" }])
    let view = source.view(cell: Noting.self)
    let cell = view.visibleCells[0] as? Noting
    let target = Target()
    view.setCollectionViewLayout(target, animated: false)
    #expect(cell?.log == ["will", "did"] && target.log == ["from", "end"] && view.contentOffset.y == 77)
    view.setCollectionViewLayout(target, animated: false)
    #expect(target.log.count == 2, "the same layout is not exchanged")
  }

  @Test("Cells of a section that scrolls on its own are used in another one") func scrollers() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(200)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    let source = ItemSource((0..<30).map { section in (0..<30).map { "\(section).\($0)" } })
    TextItemCell.made = 0
    let view = source.view(UICollectionViewCompositionalLayout(section: section))
    for scroller in view.subviews.compactMap({ $0 as? CollectionSectionScroller }) where scroller.section == 0 {
      scroller.receive(.scrolled(CGPoint(x: 500, y: 0)))
    }
    view.layoutIfNeeded()
    for offset in stride(from: CGFloat(0), through: 5000, by: 90) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(TextItemCell.made <= 24, "of nine hundred")
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    let first = try #require(
      view.subviews.compactMap { $0 as? CollectionSectionScroller }.first { $0.section == 0 })
    #expect(first.contentOffset.x == 500 && view.texts.contains("0.5"), "a section keeps its scroll position")
    #expect(view.visibleCells.allSatisfy { $0.superview is CollectionSectionScroller })
  }
}
