import Figures
import Foundation
import UIKitCore

/// A collection view and a table with the same texts in cells of the same kind and height.
@MainActor private final class Subjects: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  /// A grid in one column, whose cells are as high as the table's rows, in a view of this height.
  func collection(height: CGFloat) -> UICollectionView {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: height),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }

  func table(height: CGFloat) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height), style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.rowHeight = 44
    view.dataSource = self
    return view
  }

  private func content(_ index: Int) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Cell \(index)"
    return content
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = content(indexPath.item)
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = content(indexPath.row)
    return cell
  }
}

/// 10 000 cells that are all visible, and pages of them; the floor is a table.
@MainActor func benchmarkCollection() {
  let subjects = Subjects(10_000)
  var sum: CGFloat = 0
  let (all, allFloor) = shortest(
    samples: 5, calls: 1,
    { _ in
      let view = subjects.collection(height: 440_000)
      view.layoutIfNeeded()
      sum += view.contentSize.height
    },
    { _ in
      let view = subjects.table(height: 440_000)
      view.layoutIfNeeded()
      sum += view.contentSize.height
    })
  Figure(
    "layout of 10 000 cells, headless / a table of as many rows", ours: all / 1e6, floor: allFloor / 1e6, unit: "ms",
    reach: 1.2
  ).report()

  let (collection, table) = (subjects.collection(height: 800), subjects.table(height: 800))
  collection.layoutIfNeeded()
  table.layoutIfNeeded()
  let (page, pageFloor) = shortest(
    samples: 10, calls: 100,
    {
      collection.contentOffset.y = CGFloat($0 % 500) * 780
      collection.layoutIfNeeded()
    },
    {
      table.contentOffset.y = CGFloat($0 % 500) * 780
      table.layoutIfNeeded()
    })
  Figure(
    "a page of a collection view scrolled, headless / a table", ours: page / 1000, floor: pageFloor / 1000, unit: "µs",
    reach: 1.2
  ).report()
  precondition(sum > 0 && !collection.visibleCells.isEmpty && !table.visibleCells.isEmpty)
}
