import Foundation
import SceneTesting
import Testing
import UIKitCore

/// An app-defined message, in Foundation's form beside named notifications.
private struct DraftSavedMessage: NotificationCenter.MainActorMessage {
  typealias Subject = UIScene
  static var name: Notification.Name { Notification.Name("org.example.draft-saved") }
  var title: String
}

/// The received messages, and the tokens that keep the observers registered.
@MainActor private final class MessageLog {
  var titles: [String] = []
  var tokens: [NotificationCenter.ObservationToken] = []

  /// Observes one scene, or every one.
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

@MainActor @Suite("Typed messages are delivered to observers of their subject") struct TypedMessageTests {
  private func running() throws -> AppUnderTest {
    let app = try Device(.pad).install(ListeningDelegate.self, manifest: .scenes(ListeningSceneDelegate.self))
    app.tapIcon()
    app.openNewWindow()
    return app
  }

  private func post(_ title: String, in scene: SceneUnderTest) {
    scene.app.perform { _ in
      if let subject = scene.scene {
        NotificationCenter.default.post(DraftSavedMessage(title: title), subject: subject)
      }
    }
  }

  @Test("An observer of every scene receives the messages of each, an observer of one those of that one")
  func subjects() throws {
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

  @Test("An observer on one device receives no messages of another device or of a later process") func devices() throws
  {
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

  @Test("An observer whose token was released receives no further messages") func token() throws {
    let app = try running()
    let log = MessageLog()
    app.perform { _ in log.observe(nil) }
    log.tokens = []
    post("late", in: app.scene("A"))
    #expect(log.titles == [])
  }
}
