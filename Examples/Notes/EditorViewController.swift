import UIKit

/// An editor: one text view, and a draft on disk after every keystroke.
class EditorViewController: UIViewController, UITextViewDelegate {

  private(set) var document: Document
  private let store: DocumentStore
  private let textView = UITextView()
  private let placeholder = UILabel()

  init(document: Document, store: DocumentStore) {
    self.document = document
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = document.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.text = document.text
    textView.delegate = self
    textView.accessibilityLabel = "Note"
    let inset = EditorViewController.inset
    textView.textContainerInset = UIEdgeInsets(top: inset, left: inset - 5, bottom: inset, right: inset - 5)
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    placeholder.text = "Type a note"
    placeholder.font = textView.font ?? .preferredFont(forTextStyle: .body)
    placeholder.textColor = .placeholderText
    placeholder.isAccessibilityElement = false
    placeholder.sizeToFit()
    placeholder.frame.origin = CGPoint(x: EditorViewController.inset, y: EditorViewController.inset)
    placeholder.isHidden = !document.text.isEmpty
    view.addSubview(placeholder)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [unowned self] _ in askToDelete() }),
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [unowned self] _ in share() }),
    ]
    updateItems()
  }

  private static let inset: CGFloat = 12

  /// An empty note can be neither deleted nor shared.
  private func updateItems() {
    for item in navigationItem.rightBarButtonItems ?? [] { item.isEnabled = !document.text.isEmpty }
  }

  private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete \u{201C}\(document.title)\u{201D}?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
        do {
          try store.delete(document.id)
          NotesEvent.deleted(document.id).post()
        } catch {
          NSLog("Notes: %@ could not be deleted: %@", document.id.rawValue, "\(error)")
        }
      })
    present(alert, animated: true)
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: [document.text], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
    present(sheet, animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) {
    document.text = textView.text
    placeholder.isHidden = !document.text.isEmpty
    updateItems()
    do {
      try store.keepDraft(of: document)
      title = document.title
    } catch {
      title = "Not kept: \(document.title)"
      NSLog("Notes: the draft of %@ could not be written: %@", document.id.rawValue, "\(error)")
    }
    NotesEvent.changed(document).post()
    view.window?.windowScene?.title = title
    userActivity?.title = document.title
    userActivity?.needsSave = true
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.title = document.title
    activity.isEligibleForSearch = !document.text.isEmpty
    activity.addUserInfoEntries(from: ["documentId": document.id.rawValue])
  }
}
