import UIKit

/// The list of all notes, which can be searched.
class NotesListViewController: UITableViewController, UISearchResultsUpdating {

  /// Called with the note that the user has chosen.
  var choose: (Document.ID) -> Void = { _ in }
  private let store: DocumentStore
  private var documents: [Document] = []
  private var shown: Document.ID?
  private lazy var dataSource = makeDataSource()
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init(store: DocumentStore) {
    self.store = store
    super.init(style: .plain)
    title = "Notes"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    observer = NotificationCenter.default.addObserver(
      forName: NotesEvent.notification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let event = notification.object as? NotesEvent else { return }
      MainActor.assumeIsolated { self?.handle(event) }
    }
    reload()
  }

  /// Marks the note that the window shows.
  func mark(_ id: Document.ID?) {
    shown = id
    if isViewLoaded { selectShown() }
  }

  private func reload() {
    do {
      documents = try store.beginnings()
    } catch {
      NSLog("Notes: the notes cannot be listed: %@", "\(error)")
    }
    update()
  }

  /// A note that is typed moves to the top once, and then only its row changes.
  private func handle(_ event: NotesEvent) {
    switch event {
    case .changed(let document):
      documents.removeAll { $0.id == document.id }
      if !document.text.isEmpty { documents.insert(document, at: 0) }
    case .deleted(let id): documents.removeAll { $0.id == id }
    }
    update()
  }

  private var words: String { navigationItem.searchController?.searchBar.text ?? "" }

  private func update() {
    let found = words.isEmpty ? documents : documents.filter { store.contains(words, in: $0.id) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Document.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(found.map(\.id))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(found.map(\.id).filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
    selectShown()
    contentUnavailableConfiguration = found.isEmpty ? emptyList : nil
  }

  private var emptyList: UIContentUnavailableConfiguration {
    guard words.isEmpty else { return .search() }
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "note.text")
    content.text = "No Notes"
    content.secondaryText = "What you type is kept by itself."
    return content
  }

  private func selectShown() {
    let path = shown.flatMap { dataSource.indexPath(for: $0) }
    guard tableView.indexPathForSelectedRow != path else { return }
    if let path {
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    } else if let old = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: old, animated: false)
    }
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Document.ID> {
    UITableViewDiffableDataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      let document = documents.first { $0.id == id }
      var content = cell.defaultContentConfiguration()
      content.text = document?.title
      content.textProperties.numberOfLines = 1
      content.secondaryText = document?.preview ?? "No additional text"
      content.secondaryTextProperties.numberOfLines = 1
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      return cell
    }
  }

  func updateSearchResults(for searchController: UISearchController) { update() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = dataSource.itemIdentifier(for: indexPath) { choose(id) }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
      completion(delete(id))
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func delete(_ id: Document.ID) -> Bool {
    do {
      try store.delete(id)
      NotesEvent.deleted(id).post()
      return true
    } catch {
      NSLog("Notes: %@ could not be deleted: %@", id.rawValue, "\(error)")
      return false
    }
  }
}
