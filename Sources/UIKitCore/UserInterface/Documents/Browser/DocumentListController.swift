import Localization
import Foundation

/// The table of the documents of one folder.
final class DocumentListController: UITableViewController {
  let folder: DocumentFolder
  private(set) var entries: [DocumentFolder.Entry] = []
  private weak var browser: UIDocumentBrowserViewController?

  init(_ folder: DocumentFolder, browser: UIDocumentBrowserViewController) {
    self.folder = folder
    self.browser = browser
    super.init(style: .plain)
    title = folder.url.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 56
    tableView.register(DocumentCell.self, forCellReuseIdentifier: "document")
    updateItems()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Reads the folder again.
  func reload() {
    guard isViewLoaded else { return }
    let current = folder.entries
    showWhetherEmpty(current.isEmpty)
    guard current != entries else { return }
    let selected = Set((tableView.indexPathsForSelectedRows ?? []).map { entries[$0.row].url })
    entries = current
    tableView.reloadData()
    for (row, entry) in entries.enumerated() where selected.contains(entry.url) {
      tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
  }

  private func showWhetherEmpty(_ isEmpty: Bool) {
    guard isEmpty != (contentUnavailableConfiguration != nil) else { return }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "doc")
    configuration.text = SystemString.noDocuments.localized
    contentUnavailableConfiguration = isEmpty ? configuration : nil
  }

  /// Takes over the browser's buttons.
  func updateItems() {
    guard let browser else { return }
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
    if isEditing {
      navigationItem.rightBarButtonItems = browser.selectionItems(of: self)
    } else {
      navigationItem.rightBarButtonItems =
        browser.standardItems(of: self) + browser.additionalTrailingNavigationBarButtonItems
    }
    tableView.allowsMultipleSelectionDuringEditing = browser.allowsPickingMultipleItems
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateItems()
  }

  /// The documents that are selected.
  var selection: [URL] { (tableView.indexPathsForSelectedRows ?? []).sorted().map { entries[$0.row].url } }

  func row(of url: URL) -> Int? {
    entries.firstIndex { $0.url.standardizedFileURL.path == url.standardizedFileURL.path }
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath)
    let entry = entries[indexPath.row]
    let showsExtension = browser?.shouldShowFileExtensions == true || entry.isFolder
    let name = showsExtension ? entry.url : entry.url.deletingPathExtension()
    cell.textLabel?.text = name.lastPathComponent
    cell.detailTextLabel?.text = entry.isFolder ? nil : Self.text(of: entry.date)
    cell.imageView?.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    return cell
  }

  private static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard entries.indices.contains(indexPath.row) else { return }
    let entry = entries[indexPath.row]
    if isEditing { return updateItems() }
    tableView.deselectRow(at: indexPath, animated: true)
    if entry.isFolder { browser?.show(entry.url) } else { browser?.pick([entry.url]) }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { updateItems() }
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let browser, entries.indices.contains(indexPath.row) else { return nil }
    let entry = entries[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in browser.menu(for: entry) }
  }
}

/// A row of a document: its name, and below it the date of its last change.
final class DocumentCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
