import Testing
import UIKit

@testable import Mail

@Suite("Dragging a message out of the list") @MainActor
struct DragTests {
  /// A drag, as far as the list uses it.
  private final class Drag: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    let allowsMoveOperation = true
    let isRestrictedToDraggingApplication = false
    func location(in view: UIView) -> CGPoint { .zero }
  }

  private let list = MailboxViewController()

  private func items(ofRow row: Int) -> [UIDragItem] {
    list.loadViewIfNeeded()
    return list.tableView(list.tableView, itemsForBeginning: Drag(), at: IndexPath(row: row, section: 0))
  }

  @Test("has an activity that opens a window, and text for other apps")
  func forms() async throws {
    let message = MailStore.shared.inbox[0]
    let provider = try #require(items(ofRow: 0).first?.itemProvider)
    #expect(list.tableView.dragDelegate === list)
    let text = await withCheckedContinuation { done in
      provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(text == "\(message.subject)\n\n\(message.body)")
    let opened = await withCheckedContinuation { done in
      provider.loadObject(ofClass: NSUserActivity.self) { object, _ in
        let activity = object as? NSUserActivity
        done.resume(returning: "\(activity?.activityType ?? "") \(activity?.userInfo?["message"] ?? "")")
      }
    }
    #expect(opened == "org.proscenium.mail.message \(message.id)")
  }

  @Test("has no item where there is no row")
  func noRow() { #expect(items(ofRow: 99).isEmpty) }

  @Test("has an activity type that Info.plist lists, which a window requires")
  func declared() throws {
    let plist = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Mail/Info.plist").standardizedFileURL
    let entries = try PropertyListSerialization.propertyList(from: Data(contentsOf: plist), format: nil)
    let types = try #require((entries as? [String: Any])?["NSUserActivityTypes"] as? [String])
    #expect(types.contains(Message.activityType))
  }
}
