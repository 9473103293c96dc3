import UIKit

/// The photos of an album: a row of featured ones, and a grid for each year.
final class PhotosViewController: UIViewController {
  enum Section: Hashable, Sendable {
    case featured
    case year(Int)
  }

  /// A photo in a section: one can be both in the row of featured photos and in the grid.
  struct Item: Hashable, Sendable {
    var id: String
    var isFeatured = false
  }

  let library: PhotoLibrary
  private(set) var album = Album.all
  let search = UISearchController(searchResultsController: nil)
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private(set) lazy var dataSource = makeDataSource()
  private let emptyLabel = UILabel()
  /// Where the grid is to be scrolled to when it has a size.
  private var pendingOffset: Double?
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init(library: PhotoLibrary) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = album.title
    navigationItem.backButtonTitle = "Back"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  // MARK: Content

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dragInteractionEnabled = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyLabel)
    NSLayoutConstraint.activate([
      emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      emptyLabel.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
    ])
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.placeholder = "Titles, places, captions"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    observer = NotificationCenter.default.addObserver(forName: PhotoLibrary.didChange, object: library, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.update(animated: true) }
    }
    update(animated: false)
    updateBar()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.title = album.title
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let offset = pendingOffset, collectionView.bounds.height > 0 else { return }
    pendingOffset = nil
    collectionView.layoutIfNeeded()
    collectionView.contentOffset.y = min(
      offset, max(0, collectionView.contentSize.height - collectionView.bounds.height))
  }

  private var query: String { search.searchBar.text ?? "" }

  /// Shows the photos that the library has now.
  func update(animated: Bool) {
    guard isViewLoaded else { return }
    let photos = library.photos(in: album, matching: query)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    let featured = photos.filter(\.isFeatured)
    if album == .all, query.isEmpty, !featured.isEmpty {
      snapshot.appendSections([.featured])
      snapshot.appendItems(featured.map { Item(id: $0.id, isFeatured: true) })
    }
    for photo in photos {
      if snapshot.indexOfSection(.year(photo.year)) == nil { snapshot.appendSections([.year(photo.year)]) }
      snapshot.appendItems([Item(id: photo.id)], toSection: .year(photo.year))
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    emptyLabel.isHidden = !photos.isEmpty
    emptyLabel.text = query.isEmpty ? album.emptyText : "No photo matches \u{201C}\(query)\u{201D}."
    if isEditing { updateBar() }
  }

  /// Shows another album, from its beginning and without a search.
  func show(_ album: Album) {
    setEditing(false, animated: false)
    search.isActive = false
    search.searchBar.text = nil
    self.album = album
    title = album.title
    viewIfLoaded?.window?.windowScene?.title = album.title
    update(animated: false)
    updateBar()
    viewIfLoaded?.layoutIfNeeded()
    if isViewLoaded { collectionView.contentOffset = .zero }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let library = library
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
      guard let photo = library.photo(item.id) else { return }
      cell.contentConfiguration = PhotoContentConfiguration(photo: photo, style: item.isFeatured ? .featured : .grid)
      cell.accessibilityIdentifier = item.isFeatured ? "featured-\(item.id)" : item.id
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned source] view, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      content.textProperties.font = .preferredFont(forTextStyle: .title2)
      content.textProperties.color = .label
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 6, trailing: 0)
      switch source.sectionIdentifier(for: indexPath.section) {
      case .year(let year): content.text = String(year)
      case .featured, nil: content.text = "Featured"
      }
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard isViewLoaded else { return }
    collectionView.isEditing = editing
    updateBar()
  }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    let find = UIKeyCommand(title: "Find", input: "f", modifierFlags: .command) { [weak self] _ in
      self?.search.isActive = true
    }
    guard isEditing else {
      return [
        find,
        UIKeyCommand(title: "Select Photos", input: "e", modifierFlags: .command) { [weak self] _ in
          self?.setEditing(true, animated: true)
        },
      ]
    }
    return [
      find,
      UIKeyCommand(title: "Delete Selected Photos", input: UIKeyCommand.inputDelete) { [weak self] _ in
        guard let self, album != .deleted else { return }
        delete(selectedIDs)
      },
      UIKeyCommand(title: "Done", input: UIKeyCommand.inputEscape) { [weak self] _ in
        self?.setEditing(false, animated: true)
      },
    ]
  }

  // MARK: State

  var state: GalleryState {
    var state = GalleryState()
    state.album = album
    state.query = query
    state.offset = pendingOffset ?? (isViewLoaded ? Double(collectionView.contentOffset.y) : 0)
    state.photo = (navigationController?.topViewController as? PhotoViewController)?.state
    return state
  }

  func restore(_ state: GalleryState) {
    loadViewIfNeeded()
    show(state.album)
    if !state.query.isEmpty {
      search.isActive = true
      search.searchBar.text = state.query
      update(animated: false)
    }
    if let photo = state.photo, library.photo(photo.id)?.isDeleted == false {
      navigationController?.pushViewController(PhotoViewController(library: library, state: photo), animated: false)
    }
    pendingOffset = state.offset
    view.setNeedsLayout()
  }

  // MARK: Opening a photo

  /// Opens a photo in the window: it grows out of its cell.
  func open(_ item: Item) {
    guard album != .deleted, let photo = library.photo(item.id) else { return }
    let controller = PhotoViewController(library: library, state: PhotoState(id: item.id))
    guard let path = dataSource.indexPath(for: item), let cell = collectionView.cellForItem(at: path) else {
      navigationController?.pushViewController(controller, animated: true)
      return
    }
    let cover = UIView(frame: view.bounds)
    cover.backgroundColor = .systemBackground
    cover.alpha = 0
    let picture = UIImageView(image: photo.landscape.image(width: PhotoViewController.pictureWidth))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    picture.frame = cell.convert(cell.bounds, to: view)
    if !item.isFeatured { picture.frame.size.height -= PhotoContentView.textHeight }
    view.addSubview(cover)
    view.addSubview(picture)
    let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 0.86) {
      cover.alpha = 1
      picture.layer.cornerRadius = 0
      picture.frame = PhotoViewController.pictureFrame(in: self.view.bounds)
    }
    animator.addCompletion { [weak self] _ in
      self?.navigationController?.pushViewController(controller, animated: false)
      cover.removeFromSuperview()
      picture.removeFromSuperview()
    }
    animator.startAnimation()
  }
}

extension PhotosViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { update(animated: true) }
}
