import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Compositional layouts: groups") struct CompositionalGroupTests {
  private func source(_ count: Int = 9) -> ItemSource { ItemSource([(0..<count).map { "\($0)" }]) }

  private func view(_ group: NSCollectionLayoutGroup, _ count: Int = 9) -> UICollectionView {
    source(count).view(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  @Test("Fractions of a horizontal group are repeated as long as there is space") func fractions() {
    let source = source()
    let view = source.view(UICollectionViewCompositionalLayout(section: thirds()))
    #expect(rounded(view.frame(0, 1)) == CGRect(x: 106.67, y: 0, width: 106.67, height: 100))
    #expect(view.frame(0, 3)?.minY == 100 && view.frame(0, 8)?.minY == 200)
    #expect(view.contentSize == CGSize(width: 320, height: 300))
    #expect(view.visibleCells.count == 9)
  }

  @Test("A vertical group, and a group in a group") func nested() {
    let tall = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let view = view(
      .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [tall, pair]), 4)
    #expect(view.frame(0, 0) == CGRect(x: 0, y: 0, width: 160, height: 200))
    #expect(view.frame(0, 1) == CGRect(x: 160, y: 0, width: 160, height: 100))
    #expect(view.frame(0, 2) == CGRect(x: 160, y: 100, width: 160, height: 100))
    #expect(view.frame(0, 3)?.minY == 200)
  }

  @Test("With a count the elements share the length; repeated ones keep their own") func counted() {
    let equal = view(
      .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item(.absolute(1), .fractionalHeight(1)),
        count: 4))
    #expect(equal.frame(0, 1)?.width == 80 && equal.frame(0, 4)?.minY == 50)
    let own = view(
      .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        repeatingSubitem: item(.absolute(30), .fractionalHeight(1)), count: 4))
    #expect(own.frame(0, 3)?.minX == 90 && own.frame(0, 4)?.minY == 50)
    let column = view(
      .vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(90)), subitem: item(.fractionalWidth(1), .absolute(1)),
        count: 3))
    #expect(column.frame(0, 2) == CGRect(x: 0, y: 60, width: 320, height: 30))
  }

  @Test("Space between items is fixed, or grows into what is left") func spacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(90), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    #expect(view(group).frame(0, 2)?.minX == 200)
    group.interItemSpacing = .flexible(10)
    #expect(view(group).frame(0, 2)?.maxX == 320 && view(group).frame(0, 1)?.minX == 115)
  }

  @Test("Insets make an element smaller inside its place, edge spacing moves it") func insets() {
    let inset = item(.fractionalWidth(0.5), .fractionalHeight(1))
    inset.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let insetView = view(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [inset]))
    #expect(insetView.frame(0, 1) == CGRect(x: 164, y: 2, width: 148, height: 42))
    let spaced = item(.absolute(100), .absolute(20))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let spacedView = view(
      .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: spaced, count: 1))
    #expect(spacedView.frame(0, 0)?.minY == 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    #expect(view(group).frame(0, 0) == CGRect(x: 10, y: 10, width: 300, height: 30))
  }

  @Test("A custom group has the frames of its closure") func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 4, height: 80)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 4, y: 20, width: 40, height: 40), zIndex: 3),
      ]
    }
    let view = view(group, 3)
    #expect(view.frame(0, 1) == CGRect(x: 80, y: 20, width: 40, height: 40))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    #expect(view.frame(0, 2) == CGRect(x: 0, y: 80, width: 80, height: 80))
  }

  @Test("Groups that could be repeated forever, and groups of no size, do not hang") func endless() {
    let nothing = view(
      .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(0)), subitems: [item(.absolute(0), .absolute(0))]), 50_000)
    #expect(nothing.numberOfItems(inSection: 0) == 50_000)
    let empty = view(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: []))
    #expect(empty.visibleCells.isEmpty)
    let bad = view(
      .vertical(
        layoutSize: size(.fractionalWidth(.nan), .absolute(-.infinity)),
        subitems: [item(.fractionalWidth(-3), .estimated(.nan))]))
    #expect(bad.contentSize.height.isFinite)
  }

  @Test("Dimensions and sizes have their values, and copies of elements change on their own") func values() {
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(
      NSCollectionLayoutDimension.absolute(5).isAbsolute && NSCollectionLayoutDimension.absolute(5).dimension == 5)
    #expect(NSCollectionLayoutDimension.estimated(5).isEstimated)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isUniformAcrossSiblings)
    #expect(
      NSCollectionLayoutSpacing.fixed(3).isFixedSpacing && NSCollectionLayoutSpacing.flexible(3).isFlexibleSpacing)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item(.absolute(1), .absolute(1))])
    group.interItemSpacing = .fixed(4)
    let copy = group.copy() as? NSCollectionLayoutGroup
    #expect(copy?.interItemSpacing?.spacing == 4 && copy?.subitems.count == 1 && copy !== group)
    copy?.contentInsets.top = 9
    #expect(group.contentInsets.top == 0)
    let section = thirds()
    section.interGroupSpacing = 3
    let other = section.copy() as? NSCollectionLayoutSection
    #expect(other?.interGroupSpacing == 3 && other !== section)
  }
}
