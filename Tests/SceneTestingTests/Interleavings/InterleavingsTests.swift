import Foundation
import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("Exploration of all orders of stimuli") struct InterleavingsTests {
  @Test("An app that saves each draft passes in every order, and the report has the size of the search")
  func holds() throws {
    let report = try Interleavings.drafts(in: DraftsAppDelegate.self, depth: 4).run()
    #expect(report.passed, "\(report)")
    #expect(report.unrepeatable == 0)
    #expect(report.pruned > report.states, "most orders lead back to a state that is known")
  }

  @Test(
    "A draft that is lost only when one window is reclaimed between two saves is found, with the shortest script"
  )
  func lostBetweenSaves() throws {
    let search = Interleavings.drafts(in: OneSlotAppDelegate.self, depth: 6)
    let report = try search.run()
    let failure = try #require(report.failure)
    #expect(failure.script == ["tap icon", "new window", "type A x", "swipe home", "reclaim A", "tap icon"])
    #expect(failure.reason == "Window A shows \u{201C}\u{201D}, and \u{201C}x\u{201D} was typed.")
  }

  @Test("The trace of a failure is a minimal device script that reproduces it")
  func replay() throws {
    let search = Interleavings.drafts(in: OneSlotAppDelegate.self, depth: 6)
    let failure = try #require(try search.run().failure)
    #expect(failure.trace.hasPrefix("id: interleaving\ntitle: Window A shows"))
    #expect(failure.trace.contains("\nSceneDelegate[A].sceneDidDisconnect(_:)  # DraftsSceneDelegate\n\n> tap icon\n"))
    let replay = try search.replay(failure.trace)
    #expect(replay.reason == failure.reason)
    #expect(replay.stepResults.count == failure.script.count)
    #expect(replay.app.scene("A").isConnected, "the device is in the state after the failure")
    for left in failure.script.indices {
      var script = failure.script
      script.remove(at: left)
      #expect(try search.replay(script.map { "> \($0)" }.joined(separator: "\n")).reason == nil)
    }
  }

  @Test("Leaving and returning to the app gives two states, and as many orders as counted by hand")
  func figures() throws {
    let report = try Interleavings(
      of: { try $0.install(DraftsAppDelegate.self, manifest: .scenes(DraftsSceneDelegate.self)) }, on: .phone,
      stimuli: ["swipe home", "tap icon"], setup: ["tap icon"], depth: 3
    ) { _ in true }.run()
    #expect(report.states == 2)
    #expect(report.orders == 8)
    #expect(report.pruned == 3, "two stimuli in each of two states, and one of them led to the second")
  }

  @Test("A state that is later reached by a shorter path is searched from there: every possible sum is visited")
  func shorterWays() throws {
    var sums: Set<Int> = []
    let report = try Interleavings(
      of: { try $0.install(DraftsAppDelegate.self, manifest: .scenes(CountingSceneDelegate.self)) }, on: .phone,
      stimuli: ["open url add://3", "open url add://1"], setup: ["tap icon"], depth: 3
    ) { app in
      sums.insert(app.scene().delegate(as: CountingSceneDelegate.self)?.sum ?? -1)
      return true
    }.run()
    // Of a threes and b ones, at most three together.
    #expect(sums == [0, 1, 2, 3, 4, 5, 6, 7, 9])
    #expect(report.states == 9)
    #expect(report.orders == 8)
  }

  @Test("Skipping equal states loses none: a search that distinguishes every order visits the same states")
  func pruningIsSound() throws {
    func seen(remembersScript: Bool) throws -> (states: Set<String>, report: InterleavingReport) {
      var states: Set<String> = []
      let report = try Interleavings(
        of: { try $0.install(DraftsAppDelegate.self, manifest: .scenes(DraftsSceneDelegate.self)) },
        stimuli: ["swipe home", "tap icon", "reclaim LABEL", "kill", "close window LABEL", "new window"], depth: 3,
        initialModel: [String]()
      ) { script, moment in
        if remembersScript { script = moment.script }
        let app = moment.app
        states.insert(
          app.scenes.map { "\($0.label) \($0.state)" }.joined(separator: ", ") + (app.isRunning ? "" : ", not running"))
        return true
      }.run()
      return (states, report)
    }
    let (pruned, all) = (try seen(remembersScript: false), try seen(remembersScript: true))
    #expect(pruned.states == all.states)
    #expect(pruned.report.orders == all.report.orders)
    #expect(pruned.report.stimuli * 2 < all.report.stimuli, "\(pruned.report)\n\(all.report)")
  }

  @Test("A nondeterministic app is reported, and searched nevertheless where that check is off")
  func random() throws {
    func search(_ savedContent: Interleavings.SavedContent) -> Interleavings {
      Interleavings(
        of: {
          try $0.install(
            DraftsAppDelegate.self, manifest: .scenes(NeverTheSameSceneDelegate.self).activityTypes("random"))
        }, stimuli: ["swipe home", "tap icon", "reclaim LABEL"], depth: 4, savedContent: savedContent
      ) { _ in true }
    }
    let comparison = try search(.compared).run()
    #expect(comparison.unrepeatable > 0)
    #expect("\(comparison)".contains("could not be reached a second time"))
    let ignored = try search(.ignored).run()
    #expect(ignored.unrepeatable == 0)
    #expect(ignored.pruned > comparison.pruned)
  }

  @Test(
    "A line that is not a stimulus is an error that names it, before anything runs",
    arguments: ["tap icn", "reclaim LABEL now"])
  func unknownLine(_ line: String) {
    #expect {
      try Interleavings(
        of: { try $0.install(DraftsAppDelegate.self, manifest: .scenes(DraftsSceneDelegate.self)) }, stimuli: [line]
      ) { _ in true }.run()
    } throws: {
      "\($0)".contains(line.prefix(7))
    }
  }

  @Suite("Random exploration") @MainActor struct AtRandom {
    @Test("The same seed gives the same search, and the seed of a failure reproduces it in the first run")
    func seeds() throws {
      let search = Interleavings.drafts(in: OneSlotAppDelegate.self, depth: 0)
      let report = try search.random(seed: 7, runs: 200, length: 20)
      let failure = try #require(report.failure, "\(report)")
      #expect(failure.script == ["tap icon", "new window", "type A x", "swipe home", "reclaim A", "tap icon"])
      #expect(try search.random(seed: 7, runs: 200, length: 20).failure == failure)
      let seed = try #require(report.seed)
      #expect(try search.random(seed: seed, runs: 1, length: 20).failure == failure)
    }

    @Test("A rule that holds is never broken at random, and the report has the seed")
    func holds() throws {
      let report = try Interleavings.drafts(in: DraftsAppDelegate.self, depth: 0).random(runs: 20, length: 30)
      #expect(report.passed, "\(report)")
      #expect("\(report)".contains("PROSCENIUM_SEED=\(try #require(report.seed))"))
      #expect(report.runs == 20)
    }
  }
}

/// Shows the sum of the numbers that it was sent.
final class CountingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var sum = 0
  private let label = UILabel()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    controller.view.addSubview(label)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    label.text = "0"
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { sum += Int(context.url.host ?? "") ?? 0 }
    label.text = "\(sum)"
  }
}

/// Saves a different value each time.
final class NeverTheSameSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "random")
    activity.userInfo = ["number": Int.random(in: 0...Int.max)]
    return activity
  }
}
