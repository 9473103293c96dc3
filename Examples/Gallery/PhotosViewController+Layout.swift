import UIKit

extension PhotosViewController {
  /// The row of featured photos, which scrolls sideways, above grids that have as many columns as there is space for.
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      let width = environment.container.effectiveContentSize.width
      switch dataSource.sectionIdentifier(for: index) {
      case .featured: return featuredSection(width: width)
      case .year, nil: return gridSection(width: width)
      }
    }
  }

  private var margin: CGFloat { 20 }

  private func featuredSection(width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let side = min(max(width * 0.62, 260), 440)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(side), heightDimension: .absolute((side / 1.7).rounded())),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 14, trailing: margin)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func gridSection(width: CGFloat) -> NSCollectionLayoutSection {
    let gap: CGFloat = 14
    let columns = max(2, Int((width - margin * 2 + gap) / (190 + gap)))
    let side = ((width - margin * 2 - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute((side / Landscape.aspectRatio).rounded() + PhotoContentView.textHeight)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 14, trailing: margin)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
