import Foundation
import TestSupport
import Testing
import UIKit

@testable import Chat

/// Seed 001: several windows on one conversation.
@Suite("Two windows on one conversation") @MainActor
struct ConversationTests {
  private func window(on model: ChatModelController) -> ChatViewController {
    let controller = ChatViewController(model: model)
    controller.loadViewIfNeeded()
    return controller
  }

  private func say(_ text: String, in controller: ChatViewController) {
    controller.unsent = text
    _ = controller.textFieldShouldReturn(UITextField())
  }

  @Test("a message that is sent in one window is shown in both, once")
  func inStep() {
    let model = ChatModelController()
    let windows = [window(on: model), window(on: model)]
    say("hello", in: windows[0])
    say("hello to you", in: windows[1])
    for controller in windows {
      #expect(controller.messages.map(\.text) == ["hello", "hello to you"])
      #expect(controller.title == "2 messages")
      let table = controller.view.subviews.compactMap { $0 as? UITableView }.first
      #expect(table?.numberOfRows(inSection: 0) == 2)
    }
    #expect(windows[0].unsent == "")
  }

  @Test("a window that is opened later shows the earlier messages")
  func late() {
    let model = ChatModelController()
    say("early", in: window(on: model))
    #expect(window(on: model).messages.map(\.text) == ["early"])
  }

  @Test("a window that is closed is freed and receives no further updates")
  func closed() {
    let model = ChatModelController()
    weak var released: ChatViewController?
    do {
      let controller = window(on: model)
      released = controller
    }
    #expect(released == nil)
    say("still here", in: window(on: model))
    #expect(model.messages.count == 1)
  }

  @Test("the conversation is kept: the app shows it when it runs again")
  func kept() throws {
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("Chat/Conversation.json")
    say("hello", in: window(on: ChatModelController(file: file)))
    let later = window(on: ChatModelController(file: file))
    #expect(later.messages.map(\.text) == ["hello"] && later.title == "1 message")
  }

  @Test("a conversation that cannot be read is put aside, and the next one is kept")
  func unreadable() throws {
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write("[", to: "Conversation.json"))
    let model = ChatModelController(file: file)
    #expect(model.messages.isEmpty)
    model.add(Message(text: "hello"))
    let aside = file.deletingPathExtension().appendingPathExtension("unreadable.json")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "[")
    #expect(ChatModelController(file: file).messages.map(\.text) == ["hello"])
  }

  @Test("the naive version updates only its own view; the other window is out of date")
  func naive() {
    let windows = [NaiveChatViewController(), NaiveChatViewController()]
    windows[0].say("hello")
    #expect(windows[0].messages.count == 1)
    #expect(windows[1].messages.isEmpty, "the event has a purpose")
  }
}
