import Localization
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
  open var localizedCreateDocumentActionTitle = SystemString.createDocument.localized { didSet { updateItems() } }
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
  /// The delegate of the presented file chooser, which does not retain it.
  var pickedDocuments: PickedDocuments?

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

  /// The folder whose documents are shown.
  var folder: DocumentFolder {
    lists.last?.folder ?? DocumentFolder(url: DocumentFolder.standard, types: contentTypesForRecentDocuments)
  }

  func reload() { for list in lists { list.reload() } }

  private func updateItems() { for list in lists where list.isViewLoaded { list.updateItems() } }

  /// Shows the documents of a folder in the present one.
  func show(_ folder: URL) { navigation.pushViewController(list(folder), animated: true) }

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
