import Foundation
import SceneTesting
import Testing
import UIKitCore

/// The life cycle as typed messages of iOS 26, where notifications have names.
@MainActor @Suite("Life-cycle messages are delivered on their device, to observers of their subject")
struct LifeMessageTests {
  /// The messages that observers received, and the tokens that keep them registered.
  @MainActor private final class Log {
    private var lines: [String] = []
    private var tokens: [NotificationCenter.ObservationToken] = []

    /// Observes one scene, or every one.
    func observe(_ scene: UIScene?) {
      track(.willConnect, of: scene) { $0.add("willConnect", $1.scene) }
      track(.willEnterForeground, of: scene) { $0.add("willEnterForeground", $1.scene) }
      track(.didActivate, of: scene) { $0.add("didActivate", $1.scene) }
      track(.willDeactivate, of: scene) { $0.add("willDeactivate", $1.scene) }
      track(.didEnterBackground, of: scene) { $0.add("didEnterBackground", $1.scene) }
    }

    /// Observes the application.
    func observeApplication() {
      tokens += [
        NotificationCenter.default.addObserver(of: UIApplication.self, for: .didReceiveMemoryWarning) { [weak self] _ in
          self?.lines.append("memory")
        },
        NotificationCenter.default.addObserver(of: UIApplication.self, for: .willResignActive) { [weak self] _ in
          self?.lines.append("resign")
        },
      ]
    }

    private func track<Message: NotificationCenter.MainActorMessage>(
      _ identifier: NotificationCenter.BaseMessageIdentifier<Message>, of scene: UIScene?,
      _ note: @escaping @MainActor (Log, Message) -> Void
    ) where Message.Subject == UIScene {
      let observer: @MainActor (Message) -> Void = { [weak self] message in
        if let self { note(self, message) }
      }
      let center = NotificationCenter.default
      if let scene {
        tokens.append(center.addObserver(of: scene, for: identifier, using: observer))
      } else {
        tokens.append(center.addObserver(of: UIScene.self, for: identifier, using: observer))
      }
    }

    private func add(_ name: String, _ scene: UIScene) { lines.append("\(name) \(scene.activationState.rawValue)") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func running(on profile: DeviceProfile = .phone) throws -> AppUnderTest {
    let app = try Device(profile, osVersion: 26)
      .install(ListeningDelegate.self, manifest: .scenes(ListeningSceneDelegate.self))
    app.tapIcon()
    return app
  }

  @Test("A scene's messages carry the scene, in the state that its notification sees") func states() throws {
    let app = try running()
    let log = Log()
    app.perform { _ in log.observe(nil) }
    app.device.swipeHome()
    #expect(log.take() == ["willDeactivate 0", "didEnterBackground 2"])
    app.tapIcon()
    #expect(log.take() == ["willEnterForeground 2", "didActivate 0"])
    app.device.swipeHome()
    app.device.reclaim(app.scene("A"))
    _ = log.take()
    app.tapIcon()
    #expect(log.take() == ["willConnect -1", "willEnterForeground -1", "didActivate 0"])
  }

  @Test("An observer of one scene receives no messages of another") func oneScene() throws {
    let app = try running(on: .mac)
    app.openNewWindow()
    let log = Log()
    app.perform { _ in log.observe(app.scene("A").scene) }
    app.minimize(app.scene("B"))
    #expect(log.take() == [])
    app.minimize(app.scene("A"))
    #expect(log.take() == ["willDeactivate 0", "didEnterBackground 2"])
  }

  @Test("An observer on one device receives no messages of another device or of a later process") func oneDevice()
    throws
  {
    let (app, other) = (try running(), try running())
    let log = Log()
    app.perform { _ in
      log.observe(nil)
      log.observeApplication()
    }
    other.device.simulateMemoryWarning()
    other.device.swipeHome()
    #expect(log.take() == [])
    app.device.simulateMemoryWarning()
    app.device.swipeHome()
    #expect(log.take() == ["memory", "willDeactivate 0", "resign", "didEnterBackground 2"])
    app.device.kill()
    app.tapIcon()
    app.device.simulateMemoryWarning()
    #expect(log.take() == [])
  }

  @Test("The application's messages are sent once for the app, however many windows it has") func application() throws {
    let app = try running(on: .pad)
    app.openNewWindow()
    let log = Log()
    app.perform { _ in log.observeApplication() }
    app.device.simulateMemoryWarning()
    app.device.swipeHome()
    #expect(log.take() == ["memory", "resign"])
  }
}
