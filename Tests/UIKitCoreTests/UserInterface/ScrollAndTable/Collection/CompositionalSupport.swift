import Foundation

@testable @_spi(Runtime) import UIKitCore

@MainActor func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

/// A grid of square items, three in a line of 320 points.
@MainActor func thirds() -> NSCollectionLayoutSection {
  NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))]))
}

/// A cell whose height depends on its text: 20 points for each character.
@MainActor final class FittingCell: UICollectionViewCell {
  var text = "" {
    didSet { setNeedsLayout() }
  }
  static var measures = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    FittingCell.measures += 1
    return CGSize(width: CGFloat(text.count) * 20, height: CGFloat(text.count) * 20)
  }
}

/// Texts of different lengths in cells that fit them.
@MainActor final class FittingSource: ItemSource {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? FittingCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func fitting(_ layout: UICollectionViewLayout) -> UICollectionView { view(layout, cell: FittingCell.self) }
}

func rounded(_ rect: CGRect?) -> CGRect? {
  rect.map {
    func short(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }
    return CGRect(x: short($0.minX), y: short($0.minY), width: short($0.width), height: short($0.height))
  }
}
