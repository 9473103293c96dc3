import Testing
import UIKit

@testable import Mail

/// Seed 004: what a compose window is opened with, and what it keeps.
@Suite("A message that is being written") @MainActor
struct ComposeTests {
  @Test("a draft goes into an activity and comes back")
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

  @Test("an answer quotes what it answers, and says Re: once")
  func answer() {
    let first = Draft(answering: Message(id: 1, sender: "ada", subject: "Looms", body: "one\ntwo"))
    #expect(first == Draft(recipient: "ada", subject: "Re: Looms", body: "\n\n> one\n> two"))
    #expect(Draft(answering: Message(id: 2, sender: "ada", subject: "Re: Looms", body: "")).subject == "Re: Looms")
  }

  @Test("the window offers Send once there is somebody to send to")
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
