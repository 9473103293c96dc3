import UIKit

/// The list of messages.
class MailboxViewController: UITableViewController, UITableViewDragDelegate {

  /// Shows the selected message.
  let reader = ReaderViewController()
  private lazy var dataSource = makeDataSource()

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

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Int> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      let message = MailStore.shared.message(id)
      var content = cell.defaultContentConfiguration()
      content.text = message?.subject
      content.secondaryText = message?.sender
      cell.contentConfiguration = content
      return cell
    }
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(MailStore.shared.inbox.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    show(id)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = MailStore.shared.message(id) else {
      return nil
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(children: [
        UIAction(title: "Reply in New Window") { _ in self.compose(Draft(answering: message)) },
        UIAction(title: "Delete", attributes: .destructive) { _ in MailStore.shared.delete(id) },
      ])
    }
  }

  /// A row can be dragged out into a new window, or as text into another app.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = MailStore.shared.message(id) else {
      return []
    }
    let provider = NSItemProvider(object: message.makeActivity())
    provider.registerObject("\(message.subject)\n\n\(message.body)" as NSString, visibility: .all)
    return [UIDragItem(itemProvider: provider)]
  }

  /// Shows a message in the window.
  func show(_ id: Int) {
    reader.message = MailStore.shared.message(id)
    splitViewController?.show(.secondary)
  }

  /// Opens a window for a new message. The app delegate determines the kind of window by the activity's type.
  func compose(_ draft: Draft) {
    let options = UIWindowScene.ActivationRequestOptions()
    options.requestingScene = view.window?.windowScene
    UIApplication.shared.requestSceneSessionActivation(
      nil, userActivity: draft.makeActivity(), options: options,
      errorHandler: { error in NSLog("Mail: no window for the message. %@", "\(error)") })
  }
}
