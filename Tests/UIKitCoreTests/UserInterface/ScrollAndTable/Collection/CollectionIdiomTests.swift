import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

// Code as apps write it: a controller with a grid, and one with an outline in a sidebar.

private class ModernGridController: UIViewController {
  enum Section: Int, CaseIterable { case list, grid, row }
  struct Element: Hashable, Sendable {
    let title: String
    let identifier = UUID()
    static func == (left: Element, right: Element) -> Bool { left.identifier == right.identifier }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, Element>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    collectionView.delegate = self
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: {
        (sectionIndex: Int, environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
        guard let kind = Section(rawValue: sectionIndex) else { return nil }
        let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
        let itemSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        switch kind {
        case .list:
          return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        case .grid:
          let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
          let section = NSCollectionLayoutSection(group: group)
          section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
          let headerSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
          ]
          return section
        case .row:
          let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(60))
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, repeatingSubitem: item, count: 1)
          let section = NSCollectionLayoutSection(group: group)
          section.orthogonalScrollingBehavior = .groupPaging
          return section
        }
      }, configuration: config)
  }

  private func configureDataSource() {
    let listRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Element> {
      cell, indexPath, element in
      var content = cell.defaultContentConfiguration()
      content.text = element.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark(options: .init(isHidden: true))]
    }
    let gridRegistration = UICollectionView.CellRegistration<TextItemCell, Element> { (cell, _, element) in
      cell.text = element.title
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listPlainCell()
        background.cornerRadius = state.isSelected ? 4 : 0
        cell.backgroundConfiguration = background
      }
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Header"
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Element>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, element: Element) -> UICollectionViewCell? in
      indexPath.section == 0
        ? collectionView.dequeueConfiguredReusableCell(using: listRegistration, for: indexPath, item: element)
        : collectionView.dequeueConfiguredReusableCell(using: gridRegistration, for: indexPath, item: element)
    }
    dataSource.supplementaryViewProvider = { [weak self] view, kind, index in
      self?.collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: index)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Element>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      snapshot.appendItems((0..<6).map { Element(title: "\(section) \($0)") }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension ModernGridController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let element = dataSource.itemIdentifier(for: indexPath) else { return }
    title = element.title
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

private final class SidebarController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<String, String>!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = item
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: indexPath.item == 0 ? header : row, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Library"])
    snapshot.append(["Albums", "Recents"], to: "Library")
    snapshot.expand(["Library"])
    source.apply(snapshot, to: "library", animatingDifferences: false)
  }
}

@MainActor @Suite("Collection views as apps write them") struct CollectionIdiomTests {
  @Test("A grid of three kinds of sections shows them all, and selects") func grid() {
    let controller = ModernGridController()
    let shown = ContainerWindow(controller, width: 400, height: 800)
    let view: UICollectionView = controller.collectionView
    #expect(shown.views(UICollectionViewListCell.self).count == 7, "six rows and a header")
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 1 }.count == 6)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.width == 176)
    let row = view.cellForItem(at: IndexPath(item: 0, section: 2))
    #expect(row?.superview is CollectionSectionScroller && row?.frame.width == 316)
    view.press(1, 1)
    #expect(controller.title == "grid 1" && view.indexPathsForSelectedItems == [])
    shown.resize(width: 700)
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 1))?.frame.minY
        == view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY)
  }

  @Test("The header of a sidebar's section closes and opens it") func sidebar() {
    let controller = SidebarController()
    let shown = ContainerWindow(controller, width: 320, height: 600)
    func titles() -> [String] {
      shown.views(UICollectionViewListCell.self).compactMap {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }.sorted()
    }
    #expect(titles() == ["Albums", "Library", "Recents"])
    controller.collectionView.press(0, 0)
    shown.turn()
    #expect(titles() == ["Library"] && controller.collectionView.indexPathsForSelectedItems == [])
    controller.collectionView.press(0, 0)
    shown.turn()
    controller.collectionView.press(0, 1)
    #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
