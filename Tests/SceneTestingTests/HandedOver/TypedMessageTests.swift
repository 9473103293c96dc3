import Foundation
import SceneTesting
import Testing
import UIKitCore

/// A message of an app's own, in the form that Foundation has for them besides notifications with a name.
private struct DraftSavedMessage: NotificationCenter.MainActorMessage {
  typealias Subject = UIScene
  static var name: Notification.Name { Notification.Name("org.example.draft-saved") }
  var title: String
}

/// What was heard, and the tokens that keep the observers.
@MainActor private final class MessageLog {
  var titles: [String] = []
  var tokens: [NotificationCenter.ObservationToken] = []

  /// Hears of one scene, or of every one.
  func observe(_ scene: UIScene?) {
    let identifier = NotificationCenter.BaseMessageIdentifier<DraftSavedMessage>()
    let center = NotificationCenter.default
    if let scene {
      tokens.append(center.addObserver(of: scene, for: identifier) { self.titles.append($0.title) })
    } else {
      tokens.append(center.addObserver(of: UIScene.self, for: identifier) { self.titles.append($0.title) })
    }
  }
}

@MainActor @Suite("Messages with a type go to whom they concern") struct TypedMessageTests {
  private func running() throws -> AppUnderTest {
    let app = try Device(.pad).install(ListeningDelegate.self, manifest: .scenes(ListeningSceneDelegate.self))
    app.tapIcon()
    app.newWindow()
    return app
  }

  private func post(_ title: String, in scene: SceneUnderTest) {
    scene.app.perform { _ in
      if let subject = scene.scene {
        NotificationCenter.default.post(DraftSavedMessage(title: title), subject: subject)
      }
    }
  }

  @Test("Who observes every scene hears of each, who observes one of that one") func subjects() throws {
    let app = try running()
    let (all, one) = (MessageLog(), MessageLog())
    app.perform { _ in
      all.observe(nil)
      one.observe(app.scene("A").scene)
    }
    post("first", in: app.scene("A"))
    post("second", in: app.scene("B"))
    #expect(all.titles == ["first", "second"])
    #expect(one.titles == ["first"])
  }

  @Test("Who observes one device hears nothing of another, nor of a later process") func devices() throws {
    let (app, other) = (try running(), try running())
    let log = MessageLog()
    app.perform { _ in log.observe(nil) }
    post("elsewhere", in: other.scene("A"))
    #expect(log.titles == [])
    post("here", in: app.scene("A"))
    #expect(log.titles == ["here"])
    app.device.kill(app)
    app.tapIcon()
    post("later", in: app.scene("A"))
    #expect(log.titles == ["here"])
  }

  @Test("An observer whose token is gone hears nothing any more") func token() throws {
    let app = try running()
    let log = MessageLog()
    app.perform { _ in log.observe(nil) }
    log.tokens = []
    post("late", in: app.scene("A"))
    #expect(log.titles == [])
  }
}
