import Testing
import UIKitCore
import UserNotifications

@testable import SceneTesting

@MainActor @Suite("Assertions about matrix and exploration") struct ExpectTests {
  private func matrix(_ scene: MailboxSceneDelegate.Type, payloads: [Payload]?) -> Matrix {
    Matrix(of: { try $0.install(HearsNoNotifications.self, manifest: .scenes(scene)) }, payloads: payloads)
      .counting { $0.mails($1) }
  }

  @Test("An app that loses nothing passes; another fails with the table and a message for each failed cell")
  func nothingLost() throws {
    let url = Payload.url("mail://open/7")
    #expect(expectNoFailures(in: matrix(MailboxSceneDelegate.self, payloads: [url]))?.results.count == 7)
    withKnownIssue {
      expectNoFailures(in: matrix(ForgetsOptions.self, payloads: [url]))
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("7 cells on padN, 4 of them ok")
        && text.contains("url           LOST") == false && text.contains("url  LOST")
        && text.contains(
          "url · first launch · one window: LOST. The URL for scene A was lost: ForgetsOptions.scene(_:willConnectTo:options:) "
            + "does not read connectionOptions.urlContexts.")
    }
  }

  @Test("A matrix without cells does not pass")
  func nothingToShow() {
    withKnownIssue {
      expectNoFailures(in: matrix(MailboxSceneDelegate.self, payloads: nil))
    } matching: {
      "\($0)".contains("The matrix has no cell that is possible")
    }
    withKnownIssue {
      expectNoFailures(
        in: Matrix(of: { try $0.install(MailboxAppDelegate.self, manifest: .infoPlist(at: "/nowhere.plist")) }))
    } matching: {
      "\($0)".contains("/nowhere.plist")
    }
  }

  @Test("Without a closure the delivery ledger decides: unread payloads are lost, those read in time pass")
  func deliveryLog() throws {
    func report(_ scene: MailboxSceneDelegate.Type) throws -> MatrixReport {
      try Matrix(
        of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(scene)) }, payloads: [.url("mail://open/7")]
      ).run()
    }
    #expect(try report(MailboxSceneDelegate.self).failureMessage == nil)
    #expect(try report(ForgetsOptions.self).failures.map(\.verdict) == [.lost, .lost, .lost])
    #expect(try report(TakesOptionsTooEarly.self).failures.map(\.verdict) == [.early, .early, .early])
  }

  @Test("PROSCENIUM_CELL runs the cells whose names contain it, and an unknown name does not pass")
  func restriction() throws {
    var matrix = matrix(ForgetsOptions.self, payloads: [.url("mail://open/7")])
    matrix.environment = ["PROSCENIUM_CELL": "url · warm"]
    #expect(
      try matrix.run().results.map(\.cell.name) == ["url · warm · one window", "url · warm · two windows"])
    matrix.environment = ["PROSCENIUM_CELL": "url · tepid"]
    #expect(try matrix.run().failureMessage == "No cell's name contains PROSCENIUM_CELL, \u{201C}url · tepid\u{201D}.")
  }

  @Test("PROSCENIUM_SEED overrides the seed that a test gives")
  func seed() throws {
    var search = Interleavings.drafts(in: DraftsAppDelegate.self, depth: 0)
    search.environment = ["PROSCENIUM_SEED": "11"]
    #expect(try search.random(seed: 7, runs: 1, length: 1).seed == 11)
  }

  @Test("An app that handles a notification tap twice is reported without a closure")
  func twice() throws {
    let report = try Matrix(
      of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(TakesTapsBothWays.self)) },
      payloads: [.notification("mail-7")]
    ).run()
    #expect(Set(report.failures.map(\.verdict)) == [.twice])
    #expect(report.failures.map(\.cell.situation) == [.firstLaunch, .cold, .cold])
  }

  @Test("A rule that is broken in some order fails with the shortest script, and one that holds passes")
  func everyOrder() {
    #expect(expectInvariantHolds(.drafts(in: DraftsAppDelegate.self, depth: 2))?.passed == true)
    withKnownIssue {
      expectInvariantHolds(.drafts(in: OneSlotAppDelegate.self, depth: 5))
    } matching: {
      "\($0)".contains("> type A x") && "\($0)".contains("and \u{201C}x\u{201D} was typed.")
    }
  }

  @Test("An exploration of a nondeterministic app does not pass as complete")
  func incomplete() {
    withKnownIssue {
      expectInvariantHolds(
        Interleavings(
          of: {
            try $0.install(
              DraftsAppDelegate.self, manifest: .scenes(NeverTheSameSceneDelegate.self).activityTypes("random"))
          }, stimuli: ["swipe home", "tap icon", "reclaim LABEL"], depth: 4
        ) { _ in true })
    } matching: {
      "\($0)".contains("could not be reached a second time")
    }
  }
}

/// Handles a tap from the options, and receives it as the centre's delegate too.
final class TakesTapsBothWays: MailboxSceneDelegate {
  override func take(_ options: UIScene.ConnectionOptions, in scene: UIWindowScene) {
    super.take(options, in: scene)
    if let response = options.notificationResponse { open(response.notification.request.identifier) }
  }
}
