import UIKit

/// An editor: one text view that fills the window, and a draft on disk after every keystroke.
class EditorViewController: UIViewController, UITextViewDelegate {

  private(set) var document: Document
  private let store: DocumentStore
  private let textView = UITextView()

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
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) {
    document.text = textView.text
    do {
      try store.keepDraft(of: document)
      title = document.title
    } catch {
      title = "Not kept: \(document.title)"
      NSLog("Notes: the draft of %@ could not be written: %@", document.id.rawValue, "\(error)")
    }
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
