import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("The life cycle as messages of NotificationCenter (iOS 26)", .serialized) struct MessageTests {
  private let center = NotificationCenter.default

  /// Records the messages of application and scenes.
  private func observe(_ log: AppLog) -> [NotificationCenter.ObservationToken] {
    [
      center.addObserver(of: UIScene.self, for: .willConnect) { log.add("mScene", $0.scene, "willConnect") },
      center.addObserver(of: UIScene.self, for: .willEnterForeground) {
        log.add("mScene", $0.scene, "willEnterForeground")
      },
      center.addObserver(of: UIScene.self, for: .didActivate) { log.add("mScene", $0.scene, "didActivate") },
      center.addObserver(of: UIScene.self, for: .willDeactivate) { log.add("mScene", $0.scene, "willDeactivate") },
      center.addObserver(of: UIScene.self, for: UIScene.DidEnterBackgroundMessage.Identifier()) {
        log.add("mScene", $0.scene, "didEnterBackground")
      },
      center.addObserver(of: UIApplication.self, for: .didFinishLaunching) { _ in
        log.add("mApp", nil, "didFinishLaunching")
      },
      center.addObserver(of: UIApplication.self, for: .didBecomeActive) { _ in log.add("mApp", nil, "didBecomeActive")
      },
      center.addObserver(of: UIApplication.self, for: .willResignActive) { _ in
        log.add("mApp", nil, "willResignActive")
      },
      center.addObserver(of: UIApplication.self, for: UIApplication.DidEnterBackgroundMessage.Identifier()) { _ in
        log.add("mApp", nil, "didEnterBackground")
      },
      center.addObserver(of: UIApplication.self, for: .willTerminate) { _ in log.add("mApp", nil, "willTerminate") },
      center.addObserver(of: UIApplication.self, for: .didReceiveMemoryWarning) { _ in
        log.add("mApp", nil, "didReceiveMemoryWarning")
      },
      center.addObserver(of: UIApplication.self, for: .significantTimeChange) { _ in
        log.add("mApp", nil, "significantTimeChange")
      },
    ]
  }

  @Test("Each message is posted right after its notification, through a whole life cycle")
  func life() {
    let device = TestDevice()
    device.log.observeNotifications()
    let tokens = observe(device.log)
    let lines = device(.tapIcon, .swipeHome).filter { $0.hasPrefix("n") || $0.hasPrefix("m") }
    #expect(lines.filter { $0.hasPrefix("mScene") }.count == 5 && lines.filter { $0.hasPrefix("mApp") }.count == 4)
    for (index, line) in lines.enumerated() where line.hasPrefix("m") {
      #expect(index > 0 && lines[index - 1] == "n" + line.dropFirst(), "\(line) follows \(lines[max(0, index - 1)])")
    }
    withExtendedLifetime(tokens) {}
  }

  @Test("B-06: the message of a time change is posted between its notification and the delegate's method")
  func timeChange() {
    let device = TestDevice()
    device(.tapIcon)
    device.log.observeNotifications()
    let tokens = observe(device.log)
    #expect(
      device(.significantTimeChange) == [
        "nApp.significantTimeChange", "mApp.significantTimeChange", "AppDelegate.significantTimeChange",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test("An observer of one scene receives that scene's messages only, until its token is released")
  func subject() throws {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    let second = try #require(device.scene(.second))
    var heard: [UIScene] = []
    var token: NotificationCenter.ObservationToken? = center.addObserver(of: second, for: .willDeactivate) {
      heard.append($0.scene)
    }
    device(.swipeHome)
    #expect(heard == [second])
    _ = token
    token = nil
    device(.tapIcon, .swipeHome)
    #expect(heard == [second])
  }

  @Test("A window sends messages when it becomes visible, key, and hidden")
  func windows() throws {
    let device = TestDevice()
    device(.tapIcon)
    let scene = try #require(device.scene() as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    var heard: [String] = []
    let tokens = [
      center.addObserver(of: window, for: .didBecomeVisible) { _ in heard.append("visible") },
      center.addObserver(of: window, for: .didBecomeKey) { _ in heard.append("key") },
      center.addObserver(of: window, for: .didResignKey) { _ in heard.append("no key") },
      center.addObserver(of: window, for: .didBecomeHidden) { _ in heard.append("hidden") },
    ]
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(heard == ["visible", "key", "no key", "hidden"])
    withExtendedLifetime(tokens) {}
  }

  @Test("A scene's message and its notification have the same content, and another object makes no message")
  func conversion() throws {
    let device = TestDevice()
    device(.tapIcon)
    let scene = try #require(device.scene())
    let notification = UIScene.WillConnectMessage.makeNotification(UIScene.WillConnectMessage(scene: scene))
    #expect(notification.name == UIScene.willConnectNotification && notification.object as? UIScene === scene)
    #expect(UIScene.WillConnectMessage.makeMessage(notification)?.scene === scene)
    #expect(UIScene.WillConnectMessage.makeMessage(Notification(name: notification.name)) == nil)
    let names = [
      UIScene.WillConnectMessage.name, UIScene.WillEnterForegroundMessage.name, UIScene.DidActivateMessage.name,
      UIScene.WillDeactivateMessage.name, UIScene.DidEnterBackgroundMessage.name,
      UIScene.SystemProtectionDidChangeMessage.name,
    ]
    #expect(
      names == [
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.systemProtectionDidChangeNotification,
      ])
  }

  @Test("A lock's message has its scene; a notification without one makes no message")
  func pointerLock() throws {
    let device = TestDevice()
    device(.tapIcon)
    let scene = try #require(device.scene())
    let message = UIPointerLockState.DidChangeMessage(scene: scene, pointerLockState: UIPointerLockState())
    let notification = UIPointerLockState.DidChangeMessage.makeNotification(message)
    #expect(notification.userInfo?[UIPointerLockState.sceneUserInfoKey] as? UIScene === scene)
    let again = try #require(UIPointerLockState.DidChangeMessage.makeMessage(notification))
    #expect(again.scene === scene && again.pointerLockState === message.pointerLockState)
    let other = Notification(name: UIPointerLockState.didChangeNotification, object: message.pointerLockState)
    #expect(UIPointerLockState.DidChangeMessage.makeMessage(other) == nil)
    #expect(UIScene(session: scene.session, connectionOptions: .init(ConnectionPayload())).pointerLockState == nil)
  }
}

extension NotificationCenter.MainActorMessage {
  /// For messages whose short name two types have.
  fileprivate typealias Identifier = NotificationCenter.BaseMessageIdentifier<Self>
}
