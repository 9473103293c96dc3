import Foundation
import TestSupport
import Testing
import UIKit

@testable import Mail

/// Seed 004: the content that a compose window is opened with, and its saved state.
@Suite("Composing a message") @MainActor
struct ComposeTests {
  @Test("a draft is encoded into an activity and decoded again")
  func activity() throws {
    let draft = Draft(recipient: "ada@example.org", subject: "Looms", body: "Dear Ada,\n…")
    let activity = draft.makeActivity()
    #expect(activity.activityType == "org.proscenium.mail.compose")
    #expect(Draft(activity) == draft)
    #expect(Draft(NSUserActivity(activityType: "org.proscenium.mail.mailbox")) == nil)
  }

  @Test("a mailto: link becomes a draft")
  func link() throws {
    let url = try #require(URL(string: "mailto:ada@example.org?subject=On%20looms&body=Dear%20Ada"))
    #expect(Draft(url) == Draft(recipient: "ada@example.org", subject: "On looms", body: "Dear Ada"))
    #expect(Draft(URL(fileURLWithPath: "/tmp")) == nil)
  }

  @Test("a reply quotes the original and has Re: in its subject once")
  func answer() {
    let first = Draft(answering: Message(id: 1, sender: "ada", subject: "Looms", body: "one\ntwo"))
    #expect(first == Draft(recipient: "ada", subject: "Re: Looms", body: "\n\n> one\n> two"))
    #expect(Draft(answering: Message(id: 2, sender: "ada", subject: "Re: Looms", body: "")).subject == "Re: Looms")
  }

  @Test("the window enables Send once there is a recipient")
  func send() throws {
    let empty = ComposeViewController(draft: Draft(), store: MailStore())
    empty.loadViewIfNeeded()
    #expect(empty.navigationItem.rightBarButtonItem?.isEnabled == false)
    let addressed = ComposeViewController(
      draft: Draft(recipient: "ada@example.org", subject: "Looms"), store: MailStore())
    addressed.loadViewIfNeeded()
    #expect(addressed.navigationItem.rightBarButtonItem?.isEnabled == true)
    #expect(addressed.title == "Looms")
  }

  @Test("what is typed is kept with every change, is in the list of drafts, and is gone once it is sent")
  func drafts() throws {
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("Mail/Drafts.json")
    let store = MailStore(draftsFile: file)
    let compose = ComposeViewController(draft: Draft(), store: store)
    // The session's state before anything was typed, which is all that a kill leaves.
    let first = compose.draft.makeActivity()
    compose.loadViewIfNeeded()
    #expect(store.drafts.isEmpty)
    let body = try #require(compose.view.subviews.compactMap { $0 as? UITextView }.first)
    body.text = "Dear Ada"
    compose.textViewDidChange(body)
    body.text = "Dear Ada,"
    compose.textViewDidChange(body)
    #expect(store.drafts.map(\.body) == ["Dear Ada,"])

    let later = MailStore(draftsFile: file)
    #expect(later.drafts == [compose.draft])
    #expect(try later.draft(#require(Draft(first)?.id)) == compose.draft)
    later.send(compose.draft)
    #expect(later.drafts.isEmpty && later.sent.map(\.body) == ["Dear Ada,"])
    #expect(MailStore(draftsFile: file).drafts.isEmpty)
  }

  @Test("a draft whose text was removed is no draft")
  func emptied() {
    let store = MailStore()
    store.keep(Draft(id: "1", subject: "Looms"))
    store.keep(Draft(id: "1"))
    #expect(store.drafts.isEmpty)
  }

  @Test("drafts that cannot be read are put aside, and do not end the app")
  func unreadable() throws {
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write("{", to: "Drafts.json"))
    let store = MailStore(draftsFile: file)
    #expect(store.drafts.isEmpty)
    store.keep(Draft(id: "1", subject: "Looms"))
    #expect(
      try String(contentsOf: file.deletingPathExtension().appendingPathExtension("unreadable.json"), encoding: .utf8)
        == "{")
    #expect(MailStore(draftsFile: file).drafts.count == 1)
  }
}
