import UIKit

/// The albums, as a sidebar.
final class AlbumsViewController: UIViewController, UICollectionViewDelegate {
  private enum Section: String { case collections, subjects }

  /// Called when the user has selected an album.
  var selected: (Album) -> Void = { _ in }
  /// The album that is shown beside the list.
  var album = Album.all {
    didSet { if album != oldValue { showSelection() } }
  }

  private let library: PhotoLibrary
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init(library: PhotoLibrary) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = "Gallery"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    observer = NotificationCenter.default.addObserver(forName: PhotoLibrary.didChange, object: library, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.update() }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Album>()
    snapshot.appendSections([.collections, .subjects])
    snapshot.appendItems(Album.collections, toSection: .collections)
    snapshot.appendItems(Album.subjects, toSection: .subjects)
    dataSource.apply(snapshot, animatingDifferences: false)
    showSelection()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // On a phone the list is a screen of its own, on which nothing is selected.
    if splitViewController?.isCollapsed == true {
      for path in collectionView.indexPathsForSelectedItems ?? [] {
        collectionView.deselectItem(at: path, animated: animated)
      }
    } else {
      showSelection()
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.headerMode = section == 0 ? .none : .supplementary
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Album> {
    let library = library
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Album> { cell, _, album in
      let photos = library.photos(in: album)
      var content = UIListContentConfiguration.sidebarCell()
      content.text = album.title
      if let symbol = album.symbol {
        content.image = UIImage(systemName: symbol)
      } else {
        content.image = photos.first?.landscape.image(width: 60)
        content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
        content.imageProperties.cornerRadius = 5
      }
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "\(photos.count)")]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = "Albums"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Album>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  /// The numbers of photos have changed.
  private func update() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func showSelection() {
    guard isViewLoaded else { return }
    collectionView.selectItem(at: dataSource.indexPath(for: album), animated: false, scrollPosition: [])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let album = dataSource.itemIdentifier(for: indexPath) else { return }
    self.album = album
    selected(album)
  }
}
