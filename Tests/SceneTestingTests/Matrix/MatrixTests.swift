import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("The matrix of payloads and situations") struct MatrixTests {
  /// An app with one bug, the payload that shows it, and the cells in which it fails.
  struct Bug: CustomTestStringConvertible, Sendable {
    let name: String
    let app: @MainActor @Sendable (Device) throws -> AppUnderTest
    let payload: Payload
    let caught: [String: MatrixVerdict]

    var testDescription: String { name }

    init(
      _ name: String, _ scene: MailboxSceneDelegate.Type,
      in delegate: @escaping @Sendable () -> any UIApplicationDelegate.Type = { MailboxAppDelegate.self },
      _ payload: Payload, _ caught: [String: MatrixVerdict]
    ) {
      self.name = name
      self.payload = payload
      self.caught = caught
      app = { try $0.install(delegate(), manifest: .mailbox(scene)) }
    }
  }

  nonisolated static let connections = ["first launch · one window", "cold · one window", "cold · two windows"]
  nonisolated static let url = Payload.url("mail://open/7")

  nonisolated static func all(_ verdict: MatrixVerdict, _ columns: [String]) -> [String: MatrixVerdict] {
    Dictionary(uniqueKeysWithValues: columns.map { ($0, verdict) })
  }

  nonisolated static let everything: [Payload] = [
    url, .link("https://mail.example/7"), .quickAction("compose"), .notification("mail-7"),
    .share("https://www.icloud.com/share/7"),
  ]

  @Test("An app that handles every payload everywhere passes all cells")
  func faultless() throws {
    let matrix = Matrix(
      of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(MailboxSceneDelegate.self)) },
      payloads: Self.everything + [try .handoff(NSUserActivity(activityType: "mailbox"))]
    ).counting { $0.mails($1) }
    let report = try matrix.run()
    #expect(report.passed, "\(report)")
    #expect(report.results.count == 42)
    #expect(report.results.allSatisfy { $0.verdict == .ok })
  }

  @Test(
    "Each known bug fails exactly the cells in which it occurs",
    arguments: [
      Bug(
        "a URL that comes with a connection is not read", ForgetsOptions.self, url, all(.lost, connections)),
      Bug(
        "a URL is taken before the window has content", TakesOptionsTooEarly.self, url, all(.early, connections)),
      Bug(
        "what was saved wins over the URL", PrefersRestoration.self, url,
        all(.lost, ["cold · one window", "cold · two windows"])),
      Bug("a URL is opened again when its scene becomes active", OpensAgain.self, url, all(.twice, connections)),
      Bug(
        "a URL is opened in the newest window", OpensInTheNewestWindow.self, in: { RemembersNewest.self }, url,
        all(.wrongWindow, ["warm · two windows", "background · two windows"])),
      Bug(
        "a URL is opened in every window", OpensEverywhere.self, url,
        all(.twice, ["warm · two windows", "background · two windows"])),
      Bug(
        "a URL is dropped in the background", DropsWhatComesInBackground.self, url,
        all(.lost, ["background · one window", "background · two windows"])),
      Bug(
        "nobody hears of notifications", MailboxSceneDelegate.self, in: { HearsNoNotifications.self },
        .notification("mail-7"),
        all(
          .lost,
          connections + [
            "warm · one window", "warm · two windows", "background · one window", "background · two windows",
          ])),
      Bug(
        "the notification that launches the app finds no delegate", HearsNotificationsLate.self,
        in: { ListensLate.self },
        .notification("mail-7"), all(.lost, connections)),
    ])
  func caught(_ bug: Bug) throws {
    let matrix = Matrix(of: bug.app, payloads: [bug.payload]).counting { $0.mails($1) }
    let report = try matrix.run()
    let failures = report.failures.map {
      ($0.cell.name.split(separator: " · ").dropFirst().joined(separator: " · "), $0.verdict)
    }
    #expect(Dictionary(uniqueKeysWithValues: failures) == bug.caught, "\(report)")
  }

  @Test("On a phone the cells with two windows are not possible, and give the reason")
  func phone() throws {
    let report = try Matrix(
      of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(MailboxSceneDelegate.self)) }, on: .phone,
      payloads: [Self.url]
    ).counting { $0.mails($1) }.run()
    #expect(report.passed)
    let impossible = report.results.filter { $0.verdict == .notPossible }
    #expect(impossible.map(\.cell.windows) == [2, 2, 2])
    #expect(impossible.allSatisfy { $0.message == "The app has no multiple windows here (P-01)." })
  }

  @Test(
    "Without given payloads the rows are those of the Info.plist and of the notification delegate")
  func defaults() throws {
    let all = Matrix(of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(MailboxSceneDelegate.self)) })
    #expect(
      try Set(all.cells().map(\.payload)) == ["url", "quickAction", "notification", "handoff", "share"])
    let none = Matrix(of: { try $0.install(HearsNoNotifications.self, manifest: .scenes(MailboxSceneDelegate.self)) })
    #expect(try none.cells() == [])
  }

  @Test("A cell can be run again by its name, and returns its device")
  func replay() throws {
    let matrix = Matrix(
      of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(ForgetsOptions.self)) }, payloads: [Self.url]
    ).counting { $0.mails($1) }
    let replay = try matrix.replay("url · cold · two windows")
    #expect(replay.result.verdict == .lost)
    #expect(replay.app.scenes.map(\.label) == ["A", "B"])
    #expect(replay.stepResult.callbacks.contains("ForgetsOptions[A].scene(_:willConnectTo:options:)"))
    #expect(throws: MatrixError.self) { try matrix.replay("url · tepid · one window") }
  }

  @Test("Two variants of an app have a table each, with different cell names")
  func variants() throws {
    let report = try Matrix(
      variants: [
        "good": { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(MailboxSceneDelegate.self)) },
        "bad": { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(ForgetsOptions.self)) },
      ], payloads: [Self.url], situations: [.firstLaunch, .warm]
    ) { $0.mails($1) > 0 }.run()
    #expect(report.results.count == 6)
    #expect(report.failures.map(\.cell.name) == ["url · first launch · one window · bad"])
  }

  @Test("An app that handles its payload in a task is judged when the task has run")
  func settling() async throws {
    let matrix = Matrix(
      of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(OpensInATask.self)) }, payloads: [Self.url],
      situations: [.firstLaunch, .warm]
    ).counting { $0.mails($1) }
    #expect(try matrix.run().failures.count == 3)
    let report = try await matrix.runWaitingUntilIdle()
    #expect(report.passed, "\(report)")
  }

  @Test("An app that ends its own process does not pass")
  func broken() throws {
    let report = try Matrix(
      of: { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(AsksWithoutEnd.self)) }, payloads: [Self.url],
      situations: [.warm]
    ).counting { $0.mails($1) }.run()
    #expect(report.failures.map(\.verdict) == [.broken, .broken], "\(report)")
  }
}

/// Opens everything in a task.
final class OpensInATask: MailboxSceneDelegate {
  override func open(_ content: String) { Task { super.open(content) } }
}

/// Requests its own activation again whenever it becomes active.
final class AsksWithoutEnd: MailboxSceneDelegate {
  override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    super.scene(scene, openURLContexts: contexts)
    ask(scene)
  }

  override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { ask(scene) }

  private func ask(_ scene: UIScene) {
    UIApplication.shared.requestSceneSessionActivation(
      scene.session, userActivity: NSUserActivity(activityType: "mailbox"), options: nil)
  }
}
