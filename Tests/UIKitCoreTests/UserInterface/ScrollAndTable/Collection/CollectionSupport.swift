import Foundation
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A cell that shows a text, and counts how many of its class were created and how often each was reused.
@MainActor final class TextItemCell: UICollectionViewCell {
  static var made = 0
  var reuses = 0
  var text = ""

  override init(frame: CGRect) {
    TextItemCell.made += 1
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor final class TextHeader: UICollectionReusableView {
  var text = ""
}

/// Texts in sections as a collection view's data, with a log of the view's calls.
@MainActor class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var displays: [String] = []
  var refuses: Set<IndexPath> = []
  var headers = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextItemCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    headers += 1
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? TextHeader)?.text = "\(indexPath.section)"
    return view
  }
  func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
    sections[to.section].insert(sections[from.section].remove(at: from.item), at: to.item)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    !refuses.contains(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("+\(sections[indexPath.section][indexPath.item])")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("-\(sections[indexPath.section][indexPath.item])")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { displays.append("\(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { displays.append("end \(indexPath.section).\(indexPath.item)") }

  /// A view of 320 × 440 points with these items.
  func view(
    _ layout: UICollectionViewLayout = grid(), cell: AnyClass = TextItemCell.self, height: CGFloat = 440
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }

  /// Three items of 100 points in a line, without space between the lines.
  static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 10
    return layout
  }
}

/// A default argument cannot call a method of the class.
@MainActor func grid() -> UICollectionViewFlowLayout { ItemSource.grid() }

extension UICollectionView {
  /// The texts of the visible cells, in order.
  var texts: [String] {
    layoutIfNeeded()
    return visibleCells.compactMap { ($0 as? TextItemCell)?.text }
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func press(_ section: Int, _ item: Int) {
    cellForItem(at: IndexPath(item: item, section: section))?.receive(.pressed)
  }
}
