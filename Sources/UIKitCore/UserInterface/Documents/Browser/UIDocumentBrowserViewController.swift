public import Foundation
import SceneManifest
public import UniformTypeIdentifiers

/// Shows the documents in the app's folder of documents, and opens, creates, renames, shares and deletes them. iOS 11.
///
/// The delegate makes a new document when the user asks for one, and opens those that the user chooses. Files elsewhere are chosen in the
/// host's file chooser.
///
/// Differs from Apple: documents are rows of a table, there are no recent documents, tags and file providers, and the folder is the user's
/// folder of documents.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// What happens with a new document.
  public enum ImportMode: UInt, Hashable, Sendable {
    /// There is none.
    case none = 0
    /// It is copied into the browser's folder.
    case copy = 1
    /// It is moved into the browser's folder.
    case move = 2
  }

  /// The colours of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
    /// White bars.
    case white = 0
    /// Light bars.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// Makes and opens documents. Not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the user can create documents. Default: `true`.
  open var allowsDocumentCreation = true { didSet { updateItems() } }
  /// The title of the button that creates a document. iOS 13. Default: "Create Document".
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { updateItems() } }
  /// The width of a document relative to its height. iOS 13. Stored, because a row has a symbol.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0
  /// Whether several documents can be chosen. Default: `false`.
  open var allowsPickingMultipleItems = false { didSet { updateItems() } }
  /// Whether the extensions of names are shown. iOS 13. Default: `false`.
  open var shouldShowFileExtensions = false {
    didSet { for list in lists where list.isViewLoaded { list.tableView.reloadData() } }
  }
  /// The app's buttons before the title.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateItems() } }
  /// The app's buttons after those of the browser.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateItems() } }
  /// The app's commands for documents.
  open var customActions: [UIDocumentBrowserAction] = [] { didSet { updateItems() } }
  /// The colours of the browser. Default: `white`, which is the environment's, as `light` is.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified }
  }
  /// The types of documents that can be opened.
  public let contentTypesForRecentDocuments: [UTType]
  /// The identifiers of the types of documents that can be opened.
  open var allowedContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }
  /// The identifiers of the types of documents that can be opened.
  open var recentDocumentsContentTypes: [String] { allowedContentTypes }

  private lazy var navigation = UINavigationController(rootViewController: list(DocumentFolder.standard))
  private var isLoaded = false
  private var activationToken: DocumentObservers?

  /// A browser of documents of these types. iOS 14.
  ///
  /// - Parameter contentTypes: The types; `nil` for those that the app's Info.plist declares in `CFBundleDocumentTypes`.
  public init(forOpening contentTypes: [UTType]?) {
    contentTypesForRecentDocuments = contentTypes ?? Self.declaredTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// A browser of documents of types with these identifiers. Deprecated on a device since iOS 14.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  /// A browser of the documents that the app's Info.plist declares.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(forOpening: nil)
  }

  /// A browser of a storyboard, of the documents that the app's Info.plist declares.
  public required init?(coder: NSCoder) {
    contentTypesForRecentDocuments = Self.declaredTypes
    super.init(coder: coder)
  }

  private static var declaredTypes: [UTType] {
    let documents = UIProcess.current.application?.environment.infoPlist?.documentTypes ?? []
    return documents.flatMap(\.contentTypes).map { UTType($0) ?? UTType(importedAs: $0) }
  }

  // MARK: View

  /// Adds the list of the folder.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isLoaded = true
    view.backgroundColor = .systemBackground
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Reads the folder again.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
    activationToken = DocumentObservers(save: {}, check: { [weak self] in self?.reload() })
  }

  /// The folder is not observed any more.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    activationToken = nil
  }

  private func list(_ folder: URL) -> DocumentListController {
    DocumentListController(DocumentFolder(url: folder, types: contentTypesForRecentDocuments), browser: self)
  }

  /// The lists, from that of the folder of documents on.
  var lists: [DocumentListController] {
    isLoaded ? navigation.viewControllers.compactMap { $0 as? DocumentListController } : []
  }

  private var folder: DocumentFolder {
    lists.last?.folder ?? DocumentFolder(url: DocumentFolder.standard, types: contentTypesForRecentDocuments)
  }

  private func reload() { for list in lists { list.reload() } }

  private func updateItems() { for list in lists where list.isViewLoaded { list.updateItems() } }

  /// Shows the documents of a folder in the present one.
  func show(_ folder: URL) { navigation.pushViewController(list(folder), animated: true) }

  // MARK: Commands

  /// The buttons of a list.
  func standardItems(of list: DocumentListController) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    if allowsDocumentCreation {
      let create = UIBarButtonItem(
        title: localizedCreateDocumentActionTitle, image: UIImage(systemName: "plus"),
        primaryAction: UIAction(title: localizedCreateDocumentActionTitle) { [weak self] _ in self?.create() })
      create.accessibilityLabel = localizedCreateDocumentActionTitle
      items.append(create)
    }
    items.append(
      UIBarButtonItem(
        title: "Open…", primaryAction: UIAction(title: "Open…") { [weak self] _ in self?.openElsewhere() }))
    if allowsPickingMultipleItems {
      items.append(
        UIBarButtonItem(
          title: "Select", primaryAction: UIAction(title: "Select") { [weak list] _ in list?.isEditing = true }))
    }
    return items
  }

  /// The buttons of a list while documents are being selected.
  func selectionItems(of list: DocumentListController) -> [UIBarButtonItem] {
    let urls = list.selection
    func item(_ title: String, isEnabled: Bool, _ action: @escaping () -> Void) -> UIBarButtonItem {
      let item = UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
      item.isEnabled = isEnabled
      return item
    }
    var items = [
      item("Done", isEnabled: true) { [weak list] in list?.isEditing = false },
      item("Open", isEnabled: !urls.isEmpty) { [weak self, weak list] in
        list?.isEditing = false
        self?.pick(urls)
      },
    ]
    for action in customActions where action.availability.contains(.navigationBar) {
      let isOffered =
        !urls.isEmpty && (urls.count == 1 || action.supportsMultipleItems) && urls.allSatisfy(action.takes)
      items.append(item(action.localizedTitle, isEnabled: isOffered) { action.handler(urls) })
    }
    return items
  }

  /// The menu of a document.
  func menu(for entry: DocumentFolder.Entry) -> UIMenu {
    let url = entry.url
    var children: [UIMenuElement] = []
    if !entry.isFolder {
      children.append(UIAction(title: "Open") { [weak self] _ in self?.pick([url]) })
      let own = customActions.filter { $0.availability.contains(.menu) && $0.takes(url) }
      if !own.isEmpty {
        let actions = own.map { action in
          UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([url]) }
        }
        children.append(UIMenu(options: .displayInline, children: actions))
      }
      children.append(UIAction(title: "Share…") { [weak self] _ in self?.share([url]) })
      children.append(UIAction(title: "Duplicate") { [weak self] _ in self?.duplicate(url) })
    }
    children.append(UIAction(title: "Rename…") { [weak self] _ in self?.askForName(of: url) })
    children.append(UIAction(title: "Delete…", attributes: .destructive) { [weak self] _ in self?.askToDelete(url) })
    return UIMenu(children: children)
  }

  func pick(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  /// Asks the delegate for a new document, and puts it into the present folder.
  func create() {
    guard let delegate else { return }
    let target = folder.url
    var isDone = false
    delegate.documentBrowser(self) { [weak self] url, mode in
      guard let self, !isDone else { return }
      isDone = true
      guard let url, mode != .none else { return }
      add(url, to: target, mode) { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let made): self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: made)
        case .failure(let error):
          self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
      }
    }
  }

  private func add(
    _ url: URL, to folder: URL, _ mode: ImportMode, completion: (Result<URL, any Error>) -> Void
  ) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let wanted = folder.appendingPathComponent(url.lastPathComponent)
      // A document that was made in the folder itself stays where it is.
      if wanted.standardizedFileURL.path == url.standardizedFileURL.path, mode == .move {
        reload()
        return completion(.success(url))
      }
      let place = FileExport.free(wanted)
      if mode == .move {
        try FileManager.default.moveItem(at: url, to: place)
      } else {
        try FileManager.default.copyItem(at: url, to: place)
      }
      reload()
      completion(.success(place))
    } catch {
      completion(.failure(error))
    }
  }

  /// Lets the user choose documents in the host's file chooser.
  func openElsewhere() {
    let types = contentTypesForRecentDocuments
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types.isEmpty ? [.item] : types)
    picker.allowsMultipleSelection = allowsPickingMultipleItems
    let listener = PickedDocuments { [weak self] in self?.pick($0) }
    pickedDocuments = listener
    picker.delegate = listener
    present(picker, animated: true)
  }
  private var pickedDocuments: PickedDocuments?

  private func share(_ urls: [URL]) {
    let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: urls) ?? []
    let sharing = UIActivityViewController(activityItems: urls, applicationActivities: activities)
    delegate?.documentBrowser(self, willPresent: sharing)
    present(sharing, animated: true)
  }

  private func duplicate(_ url: URL) {
    add(url, to: url.deletingLastPathComponent(), .copy) { result in
      if case .failure(let error) = result { show(error) }
    }
  }

  private func askForName(of url: URL) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = url.deletingPathExtension().lastPathComponent }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        let name = alert?.textFields?.first?.text ?? ""
        self?.renameDocument(at: url, proposedName: name) { _, error in
          if let error { self?.show(error) }
        }
      })
    present(alert, animated: true)
  }

  private func askToDelete(_ url: URL) {
    let alert = UIAlertController(
      title: "Delete “\(url.lastPathComponent)”?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        do { try FileManager.default.removeItem(at: url) } catch { self?.show(error) }
        self?.reload()
      })
    present(alert, animated: true)
  }

  private func show(_ error: any Error) {
    let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    // The alert that the user has answered is dismissed in the same turn.
    Task { [weak self] in self?.present(alert, animated: true) }
  }

  // MARK: Documents

  /// Shows a document in its folder.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - importIfNeeded: Whether to copy a document from elsewhere into the browser's folder.
  ///   - completion: Receives the document's URL, or an error.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return finish(completion, nil, CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]))
    }
    loadViewIfNeeded()
    let root = DocumentFolder(url: DocumentFolder.standard, types: contentTypesForRecentDocuments)
    if root.contains(url) {
      reveal(url, in: root.url)
      return finish(completion, url, nil)
    }
    guard importIfNeeded else { return finish(completion, url, nil) }
    add(url, to: root.url, .copy) { result in
      switch result {
      case .success(let made):
        reveal(made, in: root.url)
        finish(completion, made, nil)
      case .failure(let error): finish(completion, nil, error)
      }
    }
  }

  /// Shows a document in its folder. Returns its URL.
  @discardableResult open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
    try await withCheckedThrowingContinuation { done in
      revealDocument(at: url, importIfNeeded: importIfNeeded) { url, error in
        if let url { done.resume(returning: url) } else { done.resume(throwing: error ?? CocoaError(.fileNoSuchFile)) }
      }
    }
  }

  private func finish(_ completion: ((URL?, (any Error)?) -> Void)?, _ url: URL?, _ error: (any Error)?) {
    guard let completion else { return }
    Task { completion(url, error) }
  }

  private func reveal(_ url: URL, in root: URL) {
    let names = url.standardizedFileURL.resolvingSymlinksInPath().deletingLastPathComponent().pathComponents
    let base = root.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    var folder = root
    var shown = [lists.first ?? list(root)]
    for name in names.dropFirst(base.count) {
      folder.appendPathComponent(name)
      shown.append(list(folder))
    }
    navigation.setViewControllers(shown, animated: false)
    guard let last = shown.last else { return }
    last.loadViewIfNeeded()
    last.reload()
    if let row = last.row(of: url) {
      last.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }
  }

  /// Copies or moves a document to the folder of another one.
  ///
  /// - Parameters:
  ///   - documentURL: The document.
  ///   - neighbourURL: The document in whose folder it is put.
  ///   - importMode: Whether it is copied or moved.
  ///   - completion: Receives the new URL, or an error.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    add(documentURL, to: neighbourURL.deletingLastPathComponent(), importMode) { result in
      switch result {
      case .success(let made): finish(completion, made, nil)
      case .failure(let error): finish(completion, nil, error)
      }
    }
  }

  /// Renames a document; its extension stays. iOS 16.
  ///
  /// - Parameters:
  ///   - documentURL: The document.
  ///   - proposedName: The name. Differs from Apple: a name that is taken is refused.
  ///   - completionHandler: Receives the new URL, or an error.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let name = proposedName.trimmingCharacters(in: .whitespacesAndNewlines)
    let pathExtension = documentURL.pathExtension
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      let error = CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: proposedName])
      return finish(completionHandler, nil, error)
    }
    var place = documentURL.deletingLastPathComponent().appendingPathComponent(name)
    if !pathExtension.isEmpty, place.pathExtension != pathExtension { place.appendPathExtension(pathExtension) }
    do {
      if place.path != documentURL.path { try FileManager.default.moveItem(at: documentURL, to: place) }
      reload()
      finish(completionHandler, place, nil)
    } catch {
      finish(completionHandler, nil, error)
    }
  }

  /// The object that shows that a document is being opened. iOS 12. Keep it until the document is shown.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }

  /// The object that shows that a document is being opened. Deprecated on a device since iOS 12.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }
}

extension UIDocumentBrowserAction {
  /// Whether the command takes a document.
  func takes(_ url: URL) -> Bool {
    let types = supportedContentTypes.compactMap { UTType($0) }
    if types.contains(where: { [.item, .data, .content].contains($0) }) { return true }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
    return types.contains { type.conforms(to: $0) }
  }
}

/// Passes the files of a picker on.
private final class PickedDocuments: NSObject, UIDocumentPickerDelegate {
  private let pick: ([URL]) -> Void
  init(_ pick: @escaping ([URL]) -> Void) { self.pick = pick }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { pick(urls) }
}
