import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class Backdrop: UICollectionReusableView {}

/// A flow layout that is mirrored from right to left.
@MainActor private final class FlippingFlow: UICollectionViewFlowLayout {
  var proposals: [CGPoint] = []
  var target: CGPoint?
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposals.append(proposedContentOffset)
    return target ?? proposedContentOffset
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
    attributes.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
    return attributes
  }
}

@MainActor private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  var items: [Int] = []
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    items += indexPaths.map(\.item)
  }
}

/// A layout that keeps its attributes.
@MainActor private final class Keeping: UICollectionViewLayout {
  let kept: [UICollectionViewLayoutAttributes] = (0..<3).map { item in
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 10 + CGFloat(item) * 50, y: 0, width: 40, height: 40)
    return attributes
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var collectionViewContentSize: CGSize { CGSize(width: 170, height: 40) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    kept.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    kept[indexPath.item]
  }
}

@MainActor @Suite("Collection views from right to left", .serialized) struct CollectionDirectionTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func source(_ count: Int = 9) -> ItemSource { ItemSource([(0..<count).map { "\($0)" }]) }

  private func flip(_ view: UICollectionView) -> UICollectionView {
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    return view
  }

  private func supplement(_ view: UICollectionView, _ kind: String, _ item: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: 0))?.frame
  }

  /// A section whose groups, of one item of 100 points, follow each other sideways on their own.
  private func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(80)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 40)
    return section
  }

  private func scroller(_ view: UICollectionView) throws -> CollectionSectionScroller {
    try #require(view.subviews.compactMap { $0 as? CollectionSectionScroller }.first)
  }

  // MARK: Compositional layouts

  @Test("A line begins at the right, and leading and trailing insets change sides") func items() {
    let section = thirds()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 40)
    let view = source().view(UICollectionViewCompositionalLayout(section: section))
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 5, width: 90, height: 100))
    _ = flip(view)
    #expect(view.frame(0, 0) == CGRect(x: 220, y: 5, width: 90, height: 100))
    #expect((0..<4).map { view.frame(0, $0)?.minX } == [220, 130, 40, 220])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 130)
    #expect(view.indexPathForItem(at: CGPoint(x: 300, y: 50))?.item == 0)
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 150))?.item == 5)
    #expect(view.indexPathForItem(at: CGPoint(x: 315, y: 50)) == nil)
    view.semanticContentAttribute = .unspecified
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 10)
  }

  @Test("Insets of the content stay where they are") func insets() {
    let view = source().view(UICollectionViewCompositionalLayout(section: thirds()))
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    view.contentOffset.x = -20
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    _ = flip(view)
    #expect(view.contentSize.width == 290 && view.contentOffset.x == -20 && view.frame(0, 0)?.maxX == 290)
  }

  @Test("The direction is that of the traits, unless the content has one of its own") func traits() {
    let view = source().view(UICollectionViewCompositionalLayout(section: thirds()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.addSubview(view)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.maxX == 320)
    for attribute in [UISemanticContentAttribute.playback, .spatial] {
      view.semanticContentAttribute = attribute
      window.layoutIfNeeded()
      #expect(first?.frame.minX == 0)
    }
  }

  @Test("Views at edges, badges at anchors and decorations change sides") func supplements() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        ]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .absolute(20)), elementKind: header, alignment: .topLeading,
        absoluteOffset: CGPoint(x: 7, y: 0))
    ]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "card")
    let view = flip(source(6).view(layout))
    #expect(supplement(view, header) == CGRect(x: 263, y: 0, width: 50, height: 20))
    #expect(view.visibleSupplementaryViews(ofKind: header).first?.frame.minX == 263)
    #expect(view.frame(0, 1)?.minX == 120 && supplement(view, "badge", 1)?.minX == 110)
    let card = try #require(view.subviews.first { $0 is Backdrop })
    #expect(card.frame.minX == 4 && card.frame.width == 314)
  }

  @Test("A section that scrolls on its own begins at its right end, and scrolls to the left") func orthogonal() throws {
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? shelf() : thirds() }
    let source = ItemSource([(0..<50).map { "\($0)" }, ["x"]])
    let view = flip(source.view(layout))
    let scroller = try scroller(view)
    // The content is 5550 points wide.
    #expect(scroller.contentSize.width == 5550 && scroller.contentOffset.x == 5230)
    #expect(view.texts == ["0", "1", "2", "x"] && view.frame(1, 0)?.maxX == 320)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.convert(first.bounds, to: view) == CGRect(x: 200, y: 5, width: 100, height: 80))
    #expect(view.frame(0, 0)?.maxX == 300)
    scroller.receive(.scrolled(CGPoint(x: 5230 - 1100, y: 0)))
    #expect(view.texts.contains("11") && !view.texts.contains("0") && view.texts.contains("x"))
    #expect(view.indexPathForItem(at: CGPoint(x: 290, y: 40)) == IndexPath(item: 10, section: 0))
    view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .right, animated: false)
    #expect(view.texts.contains("40") && scroller.contentOffset.x == 5230 - 4420)
    view.receive(.focused)
    view.current = RowIndexPath(section: 0, row: 40)
    view.receive(.key(.left))
    #expect(view.current == RowIndexPath(section: 0, row: 41))
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    #expect(scroller.contentOffset.x == 4420)
  }

  @Test("Such a section comes to rest at groups, and short content is at its right edge") func resting() throws {
    let view = flip(source(50).view(UICollectionViewCompositionalLayout(section: shelf(.groupPaging))))
    #expect(try scroller(view).restingOffset(for: CGPoint(x: 5130, y: 0)).x == 5120)
    let free = flip(source(50).view(UICollectionViewCompositionalLayout(section: shelf())))
    #expect(try scroller(free).restingOffset(for: CGPoint(x: 0.1, y: 0)).x == 0.1)
    let short = flip(source(1).view(UICollectionViewCompositionalLayout(section: shelf())))
    let only = try #require(short.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(only.convert(only.bounds, to: short).maxX == 300)
  }

  @Test("Such a section keeps its place when its content changes, and ends inside of it") func changing() throws {
    let source = source(50)
    let view = flip(source.view(UICollectionViewCompositionalLayout(section: shelf())))
    let scroller = try scroller(view)
    scroller.receive(.scrolled(CGPoint(x: 5230 - 550, y: 0)))
    let texts = view.texts
    source.sections[0].append("new")
    view.insertItems(at: [IndexPath(item: 50, section: 0)])
    #expect(view.texts == texts && scroller.contentOffset.x == 5340 - 550)
    source.sections[0].removeLast(47)
    view.deleteItems(at: (4..<51).map { IndexPath(item: $0, section: 0) })
    view.layoutIfNeeded()
    #expect(scroller.contentOffset.x == 0 && view.texts == ["1", "2", "3"])
    let last = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(last.convert(last.bounds, to: view).minX == 40)
  }

  @Test("A handler receives the places and the scroll position that are shown") func handler() throws {
    let section = thirds()
    var places: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.indexPath.item == 0 {
        places.append(item.frame.minX)
        item.center.x -= 30
      }
    }
    let view = flip(source().view(UICollectionViewCompositionalLayout(section: section)))
    #expect(rounded(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame)?.minX == 183.33)
    #expect(places.last.map { ($0 * 100).rounded() } == 21333)
    let shelf = shelf()
    var offsets: [CGFloat] = []
    shelf.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    _ = flip(source(50).view(UICollectionViewCompositionalLayout(section: shelf)))
    #expect(offsets.last == 5230)
  }

  @Test("A horizontal layout begins at its right end, and its pinned headers stay at the right") func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    let edge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(30), .fractionalHeight(1)), elementKind: header, alignment: .leading)
    edge.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [edge]
    let view = flip(
      source(18).view(UICollectionViewCompositionalLayout(section: section, configuration: configuration)))
    #expect(view.contentSize.width == 930 && view.contentOffset.x == 610)
    #expect(view.frame(0, 1) == CGRect(x: 800, y: 220, width: 100, height: 220))
    #expect(supplement(view, header)?.maxX == 930)
    view.contentOffset.x = 500
    view.layoutIfNeeded()
    #expect(supplement(view, header)?.maxX == 820)
    #expect(view.visibleSupplementaryViews(ofKind: header).first?.frame.maxX == 820)
  }

  // MARK: Other layouts

  @Test("A flow layout is mirrored only if it flips; its left inset is at the right then") func flow() {
    let plain = flip(source().view(grid()))
    #expect(plain.frame(0, 0)?.minX == 0 && plain.frame(0, 2)?.maxX == 320)
    let layout = FlippingFlow()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    let view = flip(source().view(layout))
    #expect((0..<4).map { view.frame(0, $0)?.maxX } == [300, 200, 100, 300])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 20)
    #expect(source().view(FlippingFlow()).frame(0, 0)?.minX == 0)
  }

  @Test("Sideways, a mirrored flow layout begins at the right end and keeps its place in changes") func sideways() {
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 440)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let source = source(20)
    let view = flip(source.view(layout))
    #expect(view.contentOffset.x == 2030 - 320 && view.texts == ["0", "1", "2"])
    view.contentOffset.x = 2030 - 320 - 500
    #expect(view.texts == ["4", "5", "6", "7"] && supplement(view, header)?.maxX == 1530)
    source.sections[0] += ["a", "b"]
    view.insertItems(at: [20, 21].map { IndexPath(item: $0, section: 0) })
    #expect(view.texts == ["4", "5", "6", "7"] && view.contentOffset.x == 2230 - 320 - 500)
    source.sections[0].removeLast(10)
    view.deleteItems(at: (12..<22).map { IndexPath(item: $0, section: 0) })
    #expect(view.texts == ["4", "5", "6", "7"] && view.contentOffset.x == 1230 - 320 - 500)
    view.frame.size.width = 220
    #expect(view.texts == ["4", "5", "6"] && view.contentOffset.x == 1230 - 220 - 500)
    view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .right, animated: false)
    #expect(view.contentOffset.x == 80 && view.texts.first == "9")
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.texts == ["9", "10", "11"] && view.contentOffset.x == 1230 - 220 - 80)
  }

  @Test("The items after the visible ones are prefetched, the nearest first") func prefetching() {
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 440)
    layout.minimumLineSpacing = 0
    let view = flip(source(40).view(layout))
    let prefetcher = Prefetcher()
    view.prefetchDataSource = prefetcher
    view.layoutIfNeeded()
    #expect(prefetcher.items == [7, 8, 9])
  }

  @Test("The target of scrolling is in the layout's coordinates") func target() {
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 440)
    layout.minimumLineSpacing = 0
    let view = flip(source(20).view(layout))
    layout.proposals = []
    // 1680 - (1680 - 0.1) is not 0.1.
    #expect(view.restingOffset(for: CGPoint(x: 0.1, y: 0)).x == 0.1)
    #expect(layout.proposals.map { $0.x.rounded() } == [1680])
    layout.target = CGPoint(x: 200, y: 0)
    #expect(view.restingOffset(for: CGPoint(x: 1500, y: 0)).x == 1480)
    let plain = flip(source(20).view(UICollectionViewFlowLayout()))
    plain.setCollectionViewLayout(layout, animated: false)
    #expect(plain.contentOffset.x == 1480)
  }

  @Test("The attributes of a layout that keeps them are not changed, and short content is at the right") func kept() {
    let layout = Keeping()
    let view = flip(source(3).view(layout))
    #expect((0..<3).map { view.frame(0, $0)?.maxX } == [310, 260, 210])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.maxX == 210)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.kept.map(\.frame.minX) == [10, 60, 110])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.maxX == 210)
  }

  @Test("A cell that disappears moves to the mirrored place") func disappearing() throws {
    let stage = AnimatedStage()
    let layout = FlippingFlow()
    layout.itemSize = CGSize(width: 100, height: 100)
    let source = source(4)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view = stage.run {
      let view = flip(source.view(layout))
      window.addSubview(view)
      view.layoutIfNeeded()
      return view
    }
    let leaving = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    stage.run {
      source.sections[0].removeFirst()
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(leaving.center == CGPoint(x: 270, y: 250))
  }

  // MARK: Keys

  @Test("The arrow keys move as shown, from the end of a line to the next one, and by pages") func keys() {
    let view = flip(source().view(UICollectionViewCompositionalLayout(section: thirds())))
    view.receive(.focused)
    view.current = RowIndexPath(section: 0, row: 0)
    for expected in [1, 2, 3] {
      view.receive(.key(.left))
      #expect(view.current == RowIndexPath(section: 0, row: expected))
    }
    view.receive(.key(.right))
    #expect(view.current == RowIndexPath(section: 0, row: 2))
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 440)
    layout.minimumLineSpacing = 0
    let row = flip(source(20).view(layout))
    row.receive(.focused)
    row.current = RowIndexPath(section: 0, row: 0)
    row.receive(.key(.pageDown))
    #expect(row.current == RowIndexPath(section: 0, row: 2))
    row.receive(.key(.pageUp))
    #expect(row.current == RowIndexPath(section: 0, row: 0))
  }

  // MARK: Both directions

  /// Layouts in which the content determines sizes, and which scroll in either direction.
  private func layouts() -> [() -> UICollectionViewLayout] {
    let horizontal = UICollectionViewCompositionalLayoutConfiguration()
    horizontal.scrollDirection = .horizontal
    func section(_ group: NSCollectionLayoutGroup, _ gap: CGFloat) -> NSCollectionLayoutSection {
      let made = NSCollectionLayoutSection(group: group)
      made.interGroupSpacing = gap
      made.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 11, bottom: 0, trailing: 24)
      return made
    }
    let fitting = size(.estimated(50), .fractionalHeight(1))
    let tag = size(.fractionalWidth(1), .absolute(30))
    return [
      {
        UICollectionViewCompositionalLayout(
          section: section(.vertical(layoutSize: fitting, subitems: [.init(layoutSize: fitting)]), 5),
          configuration: horizontal)
      },
      {
        UICollectionViewCompositionalLayout(
          section: section(.horizontal(layoutSize: tag, subitems: [item(.estimated(60), .absolute(30))]), 4))
      },
      {
        let layout = FlippingFlow()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = CGSize(width: 70, height: 40)
        return layout
      },
      {
        let layout = FlippingFlow()
        layout.estimatedItemSize = CGSize(width: 70, height: 40)
        return layout
      },
    ]
  }

  @Test(
    "What is visible from right to left is the mirror image of what is visible from left to right", arguments: 0..<4)
  func images(_ index: Int) {
    let texts = (0..<120).map { String(repeating: "x", count: 1 + $0 * 7 % 9) }
    let (plain, mirrored) = (FittingSource([texts]), FittingSource([texts]))
    let layout = layouts()[index]
    let view = plain.fitting(layout())
    let other = flip(mirrored.fitting(layout()))
    for step: CGFloat in [0, 130, 900, -250, 40, 2000, -3000, 75] {
      for _ in 0..<2 {
        if view.contentSize.width > view.bounds.width {
          view.contentOffset = view.nearestInside(CGPoint(x: view.contentOffset.x + step, y: 0))
          other.contentOffset = other.nearestInside(CGPoint(x: other.contentOffset.x - step, y: 0))
        } else {
          for one in [view, other] {
            one.contentOffset = one.nearestInside(CGPoint(x: one.contentOffset.x, y: one.contentOffset.y + step))
          }
        }
        for one in [view, other] { one.layoutIfNeeded() }
      }
      #expect(view.contentSize == other.contentSize && view.visiblePaths == other.visiblePaths)
      for path in view.visiblePaths {
        guard let left = view.cells[path]?.frame, let right = other.cells[path]?.frame else { continue }
        #expect(
          abs((left.minX - view.bounds.minX) - (other.bounds.maxX - right.maxX)) < 0.01 && left.size == right.size
            && left.minY == right.minY)
      }
    }
  }
}
