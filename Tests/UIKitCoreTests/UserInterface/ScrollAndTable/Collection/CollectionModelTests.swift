import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// What a view shows is compared with a computation of all places, one after the other.
@MainActor @Suite("Collection views against a model") struct CollectionModelTests {
  @MainActor private final class Sizes: ItemSource, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]] = []
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
  }

  private func expectVisible(_ view: UICollectionView, equals frames: [IndexPath: CGRect]) {
    let expected = Set(frames.filter { $0.value.intersects(view.bounds) }.map(\.key))
    let shown = Set(view.indexPathsForVisibleItems)
    // A frame that only touches the visible area may be shown or not.
    let inside = Set(frames.filter { $0.value.intersects(view.bounds.insetBy(dx: 0, dy: 0.5)) }.map(\.key))
    #expect(inside.isSubset(of: shown) && shown.isSubset(of: expected))
    for path in shown {
      #expect(rounded(view.cellForItem(at: path)?.frame) == rounded(frames[path]))
    }
  }

  @Test("Lines of items of random sizes") func flow() {
    var random = SeededGenerator.fresh("flow layout")
    for _ in 0..<15 {
      let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...60, using: &random) }
      let source = Sizes(counts.map { (0..<$0).map { "\($0)" } })
      source.sizes = counts.map { count in
        (0..<count).map { _ in
          CGSize(
            width: CGFloat(Int.random(in: 20...200, using: &random)),
            height: CGFloat(Int.random(in: 10...90, using: &random)))
        }
      }
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = CGFloat(Int.random(in: 0...12, using: &random))
      layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...12, using: &random))
      layout.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 9)
      layout.headerReferenceSize = CGSize(width: 0, height: CGFloat(Int.random(in: 0...1, using: &random) * 20))
      let view = source.view(layout)
      let (frames, height) = model(source.sizes, layout)
      #expect(view.contentSize.height == height)
      for _ in 0..<8 {
        view.contentOffset.y = CGFloat.random(in: 0...max(1, height - 440), using: &random)
        view.layoutIfNeeded()
        expectVisible(view, equals: frames)
      }
    }
  }

  /// Every line, item by item.
  private func model(
    _ sizes: [[CGSize]], _ layout: UICollectionViewFlowLayout
  ) -> (frames: [IndexPath: CGRect], height: CGFloat) {
    var frames: [IndexPath: CGRect] = [:]
    var y: CGFloat = 0
    let inset = layout.sectionInset
    let room = 320 - inset.left - inset.right
    for (section, items) in sizes.enumerated() {
      y += layout.headerReferenceSize.height + inset.top
      var lines: [[Int]] = []
      var used: CGFloat = 0
      for (item, size) in items.enumerated() {
        let needed = used + layout.minimumInteritemSpacing + size.width
        if lines.isEmpty || needed > room + 0.001 {
          lines.append([item])
          used = size.width
        } else {
          lines[lines.count - 1].append(item)
          used = needed
        }
      }
      let isUniform = Set(items.map { "\($0)" }).count == 1
      for (number, line) in lines.enumerated() {
        let width = line.reduce(0) { $0 + items[$1].width }
        let height = line.map { items[$0].height }.max() ?? 0
        let fills = (number < lines.count - 1 || isUniform && lines.count > 1) && line.count > 1
        let gap =
          fills && !isUniform ? (room - width) / CGFloat(line.count - 1) : layout.minimumInteritemSpacing
        var x = inset.left
        for item in line {
          frames[IndexPath(item: item, section: section)] = CGRect(
            x: x, y: y + (height - items[item].height) / 2, width: items[item].width, height: items[item].height)
          x += items[item].width + gap
        }
        y += height + (number < lines.count - 1 ? layout.minimumLineSpacing : 0)
      }
      y += inset.bottom
    }
    return (frames, y)
  }

  @Test("Groups of random elements") func groups() {
    var random = SeededGenerator.fresh("compositional layout")
    for _ in 0..<15 {
      let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0...40, using: &random) }
      let columns = Int.random(in: 1...5, using: &random)
      let height = CGFloat(Int.random(in: 20...90, using: &random))
      let gap = CGFloat(Int.random(in: 0...10, using: &random))
      let between = CGFloat(Int.random(in: 0...10, using: &random))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(height)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
        count: columns)
      group.interItemSpacing = .fixed(gap)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = between
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)
      let source = ItemSource(counts.map { (0..<$0).map { "\($0)" } })
      let view = source.view(UICollectionViewCompositionalLayout(section: section))
      var frames: [IndexPath: CGRect] = [:]
      var y: CGFloat = 0
      let width = (304 - gap * CGFloat(columns - 1)) / CGFloat(columns)
      for (section, count) in counts.enumerated() {
        y += 4
        for item in 0..<count {
          let line = CGFloat(item / columns)
          frames[IndexPath(item: item, section: section)] = CGRect(
            x: 6 + CGFloat(item % columns) * (width + gap), y: y + line * (height + between), width: width,
            height: height)
        }
        let lines = CGFloat((count + columns - 1) / columns)
        y += (lines > 0 ? lines * (height + between) - between : 0) + 8
      }
      #expect(abs(view.contentSize.height - y) < 0.001)
      for _ in 0..<8 {
        view.contentOffset.y = CGFloat.random(in: 0...max(1, y - 440), using: &random)
        view.layoutIfNeeded()
        expectVisible(view, equals: frames)
      }
    }
  }

  @Test("Rows whose heights are found while scrolling add up, whatever the order") func heights() {
    var random = SeededGenerator.fresh("estimated rows")
    let texts = (0..<200).map { _ in String(repeating: "a", count: Int.random(in: 1...6, using: &random)) }
    let row = size(.fractionalWidth(1), .estimated(70))
    let source = FittingSource([texts])
    let view = source.fitting(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))))
    for _ in 0..<60 {
      view.contentOffset.y = CGFloat.random(in: 0...max(1, view.contentSize.height - 440), using: &random)
      view.layoutIfNeeded()
      var last: CGRect?
      for path in view.indexPathsForVisibleItems {
        guard let frame = view.cellForItem(at: path)?.frame else { continue }
        #expect(frame.height == CGFloat(texts[path.item].count) * 20)
        if let last { #expect(abs(frame.minY - last.maxY) < 0.001) }
        last = frame
      }
    }
    view.contentOffset.y = 0
    while view.contentOffset.y < view.contentSize.height - 440 {
      view.contentOffset.y += 200
      view.layoutIfNeeded()
    }
    #expect(abs(view.contentSize.height - texts.reduce(0) { $0 + CGFloat($1.count) * 20 }) < 0.01)
  }
}
