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
    let empty = ComposeViewController(draft: Draft())
    empty.loadViewIfNeeded()
    #expect(empty.navigationItem.rightBarButtonItem?.isEnabled == false)
    let addressed = ComposeViewController(draft: Draft(recipient: "ada@example.org", subject: "Looms"))
    addressed.loadViewIfNeeded()
    #expect(addressed.navigationItem.rightBarButtonItem?.isEnabled == true)
    #expect(addressed.title == "Looms")
  }
}
