import UIKit

/// The content of a window: the list of notes beside the one that is open.
class NotesViewController: UISplitViewController {

  private let list: NotesListViewController
  /// Called with the note that the user has chosen; `nil` for a new one.
  var choose: (Document.ID?) -> Void = { _ in } {
    didSet { list.choose = { [unowned self] in choose($0) } }
  }

  private var content: UIViewController?
  /// The note that is open; `nil` while its text cannot be read.
  var document: Document? { (content as? EditorViewController)?.document }

  init(store: DocumentStore) {
    list = NotesListViewController(store: store)
    super.init(style: .doubleColumn)
    setViewController(list, for: .primary)
    preferredDisplayMode = .oneBesideSecondary
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in choose(nil) })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a note, or why it cannot be shown.
  func show(_ content: UIViewController, of id: Document.ID) {
    self.content = content
    setViewController(content, for: .secondary)
    list.mark(id)
    show(.secondary)
  }
}
