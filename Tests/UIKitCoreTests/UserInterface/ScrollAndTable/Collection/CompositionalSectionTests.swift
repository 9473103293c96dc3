import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class Backdrop: UICollectionReusableView {}

@MainActor @Suite("Compositional layouts: sections") struct CompositionalSectionTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private let source = ItemSource([(0..<9).map { "\($0)" }, (0..<9).map { "\($0)" }])

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat = 30
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
  }

  @Test("Insets, space between groups, and space between sections") func insets() {
    let section = thirds()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 10)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 40
    let view = source.view(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 5, width: 100, height: 100))
    #expect(view.frame(0, 3)?.minY == 113)
    #expect(view.frame(1, 0)?.minY == 381)
  }

  @Test("A section provider is called for each section, with the environment") func provider() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      #expect(environment.container.contentSize == CGSize(width: 320, height: 440))
      #expect(environment.container.effectiveContentSize.width == 320)
      return index == 0 ? thirds() : nil
    }
    let view = source.view(layout)
    #expect(asked == [0, 1] && view.contentSize.height == 300)
    view.frame.size.width = 300
    asked = []
    _ = layout.configuration
    layout.invalidateLayout()
    view.frame.size.width = 320
    view.layoutIfNeeded()
    #expect(asked == [0, 1])
  }

  @Test("Headers and footers surround a section, and stay visible if they are pinned") func boundaries() throws {
    let section = thirds()
    let top = boundary(header, .top)
    top.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top, boundary(footer, .bottom, height: 20)]
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10)
    let view = source.view(UICollectionViewCompositionalLayout(section: section))
    let made = try #require(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
    #expect(made.frame == CGRect(x: 10, y: 0, width: 300, height: 30))
    #expect(view.frame(0, 0)?.minY == 40)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: footer, at: IndexPath(item: 0, section: 0))?.frame.minY
        == 340)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(made.frame.minY == 200)
    view.contentOffset.y = 350
    view.layoutIfNeeded()
    #expect(made.frame.minY == 330)
    #expect(source.headers <= 5)
  }

  @Test("A view that does not extend the boundary is over the items; at the side it is beside nothing") func overlay() {
    let section = thirds()
    let badge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(20)), elementKind: header, alignment: .topTrailing,
      absoluteOffset: CGPoint(x: -5, y: 5))
    badge.extendsBoundary = false
    section.boundarySupplementaryItems = [badge]
    let view = source.view(UICollectionViewCompositionalLayout(section: section))
    let frame = view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame == CGRect(x: 265, y: 5, width: 50, height: 20) && view.frame(0, 0)?.minY == 0)
  }

  @Test("The layout has a header and a footer of its own") func global() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary(header, .top, height: 60)]
    let view = source.view(UICollectionViewCompositionalLayout(section: thirds(), configuration: configuration))
    #expect(view.frame(0, 0)?.minY == 60)
    #expect(view.visibleSupplementaryViews(ofKind: header).first?.frame.height == 60)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(index: 0))?.indexPath
        == IndexPath(index: 0))
  }

  @Test("A decoration is behind its section, as large as it") func decoration() throws {
    let section = thirds()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "card")
    let view = source.view(layout)
    let cards = view.subviews.filter { $0 is Backdrop }
    #expect(cards.map(\.frame).contains(CGRect(x: 2, y: 1, width: 314, height: 296)) && cards.count == 2)
    #expect(view.subviews.prefix(2).allSatisfy { $0 is Backdrop })
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "card", at: IndexPath(item: 0, section: 1))?.frame.minY == 301)
  }

  @Test("A badge is at its anchor, partly outside its item") func badge() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let element = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [element]))
    let view = source.view(UICollectionViewCompositionalLayout(section: section))
    let path = IndexPath(item: 1, section: 0)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)?.frame
        == CGRect(x: 190, y: -10, width: 20, height: 20))
    #expect(view.supplementaryView(forElementKind: "badge", at: path) != nil)
    let anchored = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "b",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: -3)))
    #expect(
      anchored.frame(in: CGRect(x: 0, y: 0, width: 100, height: 50), size: nil)
        == CGRect(x: 40, y: 53, width: 20, height: 10))
  }

  @Test("A section that scrolls on its own is in a scroll view, which shows its own items") func orthogonal() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(80)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let source = ItemSource([(0..<50).map { "\($0)" }, ["x"]])
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : thirds() }
    let view = source.view(layout)
    let scroller = try #require(view.subviews.compactMap { $0 as? CollectionSectionScroller }.first)
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    #expect(scroller.contentSize == CGSize(width: 50 * 110 - 10 + 40, height: 90))
    #expect(view.contentSize == CGSize(width: 320, height: 190) && view.frame(1, 0)?.minY == 90)
    #expect(view.texts == ["0", "1", "2", "x"])
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.superview === scroller && first?.frame == CGRect(x: 20, y: 5, width: 100, height: 80))
    scroller.receive(.scrolled(CGPoint(x: 1100, y: 0)))
    #expect(view.texts.contains("11") && !view.texts.contains("0") && view.texts.contains("x"))
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 40)) == IndexPath(item: 10, section: 0))
    view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .left, animated: false)
    #expect(view.texts.contains("40") && scroller.contentOffset.x == 4420)
    view.receive(.focused)
    view.current = RowIndexPath(section: 0, row: 40)
    view.receive(.key(.right))
    #expect(view.current == RowIndexPath(section: 0, row: 41))
  }

  @Test("A handler changes the visible elements") func handler() {
    let section = thirds()
    var seen: [Int] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen.append(items.count)
      for item in items where item.indexPath.item == 1 {
        item.alpha = 0.25
        item.center.x += offset.y
      }
    }
    let source = ItemSource([(0..<60).map { "\($0)" }])
    let view = source.view(UICollectionViewCompositionalLayout(section: section))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.25)
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(rounded(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame)?.minX == 136.67)
    #expect(seen.allSatisfy { $0 > 0 })
  }

  @Test("A horizontal layout puts sections beside each other") func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(30), .fractionalHeight(1)), elementKind: header, alignment: .leading)
    ]
    let view = source.view(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(view.frame(0, 1) == CGRect(x: 30, y: 220, width: 100, height: 220))
    #expect(view.frame(0, 2)?.minX == 130 && view.frame(1, 0)?.minX == 560)
    #expect(view.contentSize == CGSize(width: 1060, height: 440))
  }
}

@MainActor @Suite("Compositional layouts: sizes from the content") struct CompositionalFittingTests {
  private func row(_ height: CGFloat = 50) -> NSCollectionLayoutSize { size(.fractionalWidth(1), .estimated(height)) }

  private func rows() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row(), subitems: [NSCollectionLayoutItem(layoutSize: row())])))
  }

  @Test("Rows are as high as their cells, once they are visible") func heights() {
    let source = FittingSource([["aa", "aaaa"] + (0..<100).map { _ in "aaa" }])
    FittingCell.measures = 0
    let view = source.fitting(rows())
    #expect(view.frame(0, 0) == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(view.frame(0, 1)?.height == 80 && view.frame(0, 2)?.minY == 120)
    #expect(FittingCell.measures < 20, "only what is visible is measured")
    let measured = FittingCell.measures
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(FittingCell.measures == measured, "and once")
    #expect(view.contentSize.height > 100 * 50)
  }

  @Test("Heights move with their items, and another width measures anew") func updates() {
    let source = FittingSource([["a", "aaaa", "aa"]])
    let view = source.fitting(rows())
    source.sections[0].insert("aaaaa", at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect((0..<4).map { view.frame(0, $0)?.height } == [100, 20, 80, 40])
    source.sections[0][1] = "aaa"
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    #expect(view.frame(0, 1)?.height == 60)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect((0..<4).map { view.frame(0, $0)?.height } == [100, 60, 80, 40])
  }

  @Test("A line is as high as its highest item, and uniform siblings have one height") func siblings() {
    func line(_ height: NSCollectionLayoutDimension) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: row(), subitems: [item(.fractionalWidth(0.5), height)])))
    }
    let source = FittingSource([["a", "aaa", "aa", "aa"]])
    let view = source.fitting(line(.estimated(50)))
    #expect(view.frame(0, 0)?.height == 20 && view.frame(0, 1)?.height == 60 && view.frame(0, 2)?.minY == 60)
    let uniform = source.fitting(line(.uniformAcrossSiblings(estimate: 50)))
    #expect(uniform.frame(0, 0)?.height == 60 && uniform.frame(0, 2)?.height == 40)
  }

  @Test("Items whose widths are estimated break the line where it is full") func tags() {
    let tag = item(.estimated(60), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [tag])
    group.interItemSpacing = .fixed(10)
    let source = FittingSource([["aaaaa", "aaaaa", "aaaaaaa", "a"]])
    let view = source.fitting(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect((0..<4).map { view.frame(0, $0)?.width } == [100, 100, 140, 20])
    #expect(view.frame(0, 1)?.minX == 110 && view.frame(0, 2)?.minY == 30 && view.frame(0, 3)?.minX == 150)
  }

  @Test("A vertical group with estimated items keeps all of them") func column() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row(100), subitems: [NSCollectionLayoutItem(layoutSize: row())])
    let source = FittingSource([["aaaa", "aaaa", "a"]])
    let view = source.fitting(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect((0..<3).map { view.frame(0, $0)?.minY } == [0, 80, 160])
  }
}
