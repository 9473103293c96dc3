import UIKit

/// The list of messages, and of those that were not sent yet.
class MailboxViewController: UITableViewController, UITableViewDragDelegate {

  /// Shows the selected message.
  let reader = ReaderViewController()
  private lazy var dataSource = makeDataSource()

  private enum Section { case drafts, inbox }
  private enum Item: Hashable, Sendable {
    case draft(String)
    case message(Int)
  }

  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init() { super.init(style: .plain) }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [unowned self] _ in compose(Draft()) })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.dragDelegate = self
    observer = NotificationCenter.default.addObserver(
      forName: MailStore.didChange, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Item> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      var content = cell.defaultContentConfiguration()
      switch item {
      case .message(let id):
        let message = MailStore.shared.message(id)
        content.text = message?.subject
        content.secondaryText = message?.sender
      case .draft(let id):
        let draft = MailStore.shared.draft(id)
        content.text = draft.map { $0.subject.isEmpty ? "New Message" : $0.subject }
        content.secondaryText = draft.map { $0.recipient.isEmpty ? "Draft" : "Draft to \($0.recipient)" }
      }
      cell.contentConfiguration = content
      return cell
    }
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    let drafts = MailStore.shared.drafts.compactMap(\.id).map(Item.draft)
    if !drafts.isEmpty {
      snapshot.appendSections([.drafts])
      snapshot.appendItems(drafts)
      // A draft keeps its row while it is typed.
      snapshot.reconfigureItems(drafts)
    }
    snapshot.appendSections([.inbox])
    snapshot.appendItems(MailStore.shared.inbox.map { Item.message($0.id) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func message(at indexPath: IndexPath) -> Message? {
    guard case .message(let id)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return MailStore.shared.message(id)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .message(let id): show(id)
    case .draft(let id):
      tableView.deselectRow(at: indexPath, animated: true)
      if let draft = MailStore.shared.draft(id) { compose(draft) }
    case nil: break
    }
  }

  /// A draft can be deleted, unless a window shows it.
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard case .draft(let id)? = dataSource.itemIdentifier(for: indexPath), window(on: id) == nil else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      MailStore.shared.deleteDraft(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(children: [
        UIAction(title: "Reply in New Window") { _ in self.compose(Draft(answering: message)) },
        UIAction(title: "Delete", attributes: .destructive) { _ in MailStore.shared.delete(message.id) },
      ])
    }
  }

  /// A row can be dragged out into a new window, or as text into another app.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let message = message(at: indexPath) else { return [] }
    let provider = NSItemProvider(object: message.makeActivity())
    provider.registerObject("\(message.subject)\n\n\(message.body)" as NSString, visibility: .all)
    return [UIDragItem(itemProvider: provider)]
  }

  /// Shows a message in the window.
  func show(_ id: Int) {
    reader.message = MailStore.shared.message(id)
    splitViewController?.show(.secondary)
  }

  /// The window in which a draft is written.
  private func window(on id: String) -> UISceneSession? {
    UIApplication.shared.openSessions.first { $0.stateRestorationActivity.flatMap { Draft($0) }?.id == id }
  }

  /// Opens a window for a message that is being written, or the one that it is already in. The app delegate determines the kind of window by the
  /// activity's type.
  func compose(_ draft: Draft) {
    let options = UIWindowScene.ActivationRequestOptions()
    options.requestingScene = view.window?.windowScene
    let open = draft.id.flatMap(window(on:))
    UIApplication.shared.requestSceneSessionActivation(
      open, userActivity: open == nil ? draft.makeActivity() : nil, options: options,
      errorHandler: { error in NSLog("Mail: no window for the message. %@", "\(error)") })
  }
}
