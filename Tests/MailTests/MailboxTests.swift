import Testing
import UIKit

@testable import Mail

@Suite("The list of messages") @MainActor
struct MailboxTests {
  private func mailbox() -> MailboxViewController {
    let controller = MailboxViewController()
    controller.loadViewIfNeeded()
    return controller
  }

  @Test("every message has a row, and the selected message is shown beside the list")
  func choose() {
    let controller = mailbox()
    let table: UITableView = controller.tableView
    #expect(table.numberOfRows(inSection: 0) == MailStore.shared.inbox.count)
    controller.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(controller.reader.message?.id == MailStore.shared.inbox[1].id)
  }

  @Test("a message that is deleted in one window disappears from the list of every window")
  func delete() throws {
    let windows = [mailbox(), mailbox()]
    let before = MailStore.shared.inbox
    MailStore.shared.delete(try #require(before.last).id)
    for controller in windows { #expect(controller.tableView.numberOfRows(inSection: 0) == before.count - 1) }
  }
}
