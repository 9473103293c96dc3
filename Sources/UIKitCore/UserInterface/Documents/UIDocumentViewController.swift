import Localization
public import Foundation

/// Shows a document, which it opens and closes; without one, a browser of documents. iOS 17.
///
/// The document is opened when the view is loaded, or when it is set afterwards, and closed when another one is set or the controller is
/// dismissed or removed from its parent.
@preconcurrency @MainActor open class UIDocumentViewController: UIViewController {
  /// What is shown without a document. iOS 18.
  @preconcurrency @MainActor public final class LaunchOptions {
    /// The browser; its delegate makes documents and opens those that the user chooses.
    public let browserViewController: UIDocumentBrowserViewController
    /// The title; `nil` for that of the controller.
    public var title: String?
    /// An action, such as the one that creates a document, or `nil`. It is a button of the browser.
    public var primaryAction: UIAction? { didSet { updateItems() } }
    /// A further action, or `nil`. It is a button of the browser.
    public var secondaryAction: UIAction? { didSet { updateItems() } }

    init() { browserViewController = UIDocumentBrowserViewController(forOpening: nil) }

    private func updateItems() {
      browserViewController.additionalLeadingNavigationBarButtonItems = [primaryAction, secondaryAction].compactMap {
        $0.map { UIBarButtonItem(title: $0.title, primaryAction: $0) }
      }
    }
  }

  /// The document, or `nil`.
  open var document: UIDocument? {
    didSet {
      guard document !== oldValue else { return }
      oldValue?.close()
      if isViewLoaded { documentChanged() }
    }
  }
  /// What is shown without a document. iOS 18.
  public private(set) lazy var launchOptions = LaunchOptions()
  /// Buttons that undo and redo changes of the document.
  public private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup.fixedGroup(items: [
    undoItem("arrow.uturn.backward", SystemString.undo.localized) { $0.undo() },
    undoItem("arrow.uturn.forward", SystemString.redo.localized) { $0.redo() },
  ])

  private func undoItem(
    _ symbol: String, _ title: String, _ action: @escaping @MainActor (UndoManager) -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: title, image: UIImage(systemName: symbol),
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let manager = self?.document?.undoManager { action(manager) }
      })
    item.accessibilityLabel = title
    return item
  }

  private var isBrowserShown = false

  /// A controller of a document, or of none yet.
  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without a document.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller of a storyboard, without a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Opens the document, or shows the browser.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    documentChanged()
  }

  /// Closes the document of a controller that goes away.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent { document?.close() }
  }

  private func documentChanged() {
    showBrowser(document == nil)
    if document != nil { openDocument(completionHandler: nil) }
    navigationItemDidUpdate()
  }

  private func showBrowser(_ isShown: Bool) {
    guard isShown != isBrowserShown else { return }
    isBrowserShown = isShown
    let browser = launchOptions.browserViewController
    if isShown {
      addChild(browser)
      browser.view.frame = view.bounds
      browser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(browser.view)
      browser.didMove(toParent: self)
    } else {
      browser.willMove(toParent: nil)
      browser.view.removeFromSuperview()
      browser.removeFromParent()
    }
  }

  /// Opens the document. Has no effect without one.
  ///
  /// - Parameter completionHandler: Receives whether the document is open.
  open func openDocument(completionHandler: ((Bool) -> Void)? = nil) {
    guard let document else {
      if let completionHandler { Task { completionHandler(false) } }
      return
    }
    title = document.localizedName
    document.open { [weak self] success in
      if success, self?.document === document { self?.documentDidOpen() }
      completionHandler?(success)
    }
  }

  /// Called after the document was opened. The default does nothing.
  open func documentDidOpen() {}

  /// Called after the title of the navigation item has changed with the document. The default does nothing.
  open func navigationItemDidUpdate() {}
}
