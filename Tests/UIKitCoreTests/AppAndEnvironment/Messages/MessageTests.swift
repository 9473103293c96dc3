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
    var received: [UIScene] = []
    var token: NotificationCenter.ObservationToken? = center.addObserver(of: second, for: .willDeactivate) {
      received.append($0.scene)
    }
    device(.swipeHome)
    #expect(received == [second])
    _ = token
    token = nil
    device(.tapIcon, .swipeHome)
    #expect(received == [second])
  }

  @Test("A window sends messages when it becomes visible, key, and hidden")
  func windows() throws {
    let device = TestDevice()
    device(.tapIcon)
    let scene = try #require(device.scene() as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    var received: [String] = []
    let tokens = [
      center.addObserver(of: window, for: .didBecomeVisible) { _ in received.append("visible") },
      center.addObserver(of: window, for: .didBecomeKey) { _ in received.append("key") },
      center.addObserver(of: window, for: .didResignKey) { _ in received.append("no key") },
      center.addObserver(of: window, for: .didBecomeHidden) { _ in received.append("hidden") },
    ]
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(received == ["visible", "key", "no key", "hidden"])
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

/// How an app adds an observer of a scene's messages.
private enum Way: String, CaseIterable, Codable, Sendable {
  case subjectAndIdentifier, classAndIdentifier, subjectAndOwnIdentifier, classAndOwnIdentifier
  case subjectAndType, optionalSubjectAndType, noSubjectAndType, nothingAndType
  case genericIdentifier, genericType

  /// Adds an observer.
  @MainActor func observe(
    _ scene: UIScene, _ body: @escaping @MainActor () -> Void
  ) -> NotificationCenter.ObservationToken {
    let center = NotificationCenter.default
    let optional: UIScene? = scene
    typealias Message = UIScene.WillDeactivateMessage
    typealias OwnIdentifier = NotificationCenter.BaseMessageIdentifier<Message>
    return switch self {
    case .subjectAndIdentifier: center.addObserver(of: scene, for: .willDeactivate) { _ in body() }
    case .classAndIdentifier: center.addObserver(of: UIScene.self, for: .willDeactivate) { _ in body() }
    case .subjectAndOwnIdentifier: center.addObserver(of: scene, for: OwnIdentifier()) { _ in body() }
    case .classAndOwnIdentifier: center.addObserver(of: UIScene.self, for: OwnIdentifier()) { _ in body() }
    case .subjectAndType: center.addObserver(of: scene, for: Message.self) { _ in body() }
    case .optionalSubjectAndType: center.addObserver(of: optional, for: Message.self) { _ in body() }
    case .noSubjectAndType: center.addObserver(of: nil, for: Message.self) { _ in body() }
    case .nothingAndType: center.addObserver(for: Message.self) { _ in body() }
    case .genericIdentifier: Self.observe(scene, .willDeactivate, body)
    case .genericType: Self.observe(scene, Message.self, body)
    }
  }

  private static func observe<Message: NotificationCenter.MainActorMessage>(
    _ subject: Message.Subject, _ identifier: NotificationCenter.BaseMessageIdentifier<Message>,
    _ body: @escaping @MainActor () -> Void
  ) -> NotificationCenter.ObservationToken where Message.Subject: AnyObject {
    NotificationCenter.default.addObserver(of: subject, for: identifier) { _ in body() }
  }

  private static func observe<Message: NotificationCenter.MainActorMessage>(
    _ subject: Message.Subject, _ type: Message.Type, _ body: @escaping @MainActor () -> Void
  ) -> NotificationCenter.ObservationToken where Message.Subject: AnyObject {
    NotificationCenter.default.addObserver(of: subject, for: type) { _ in body() }
  }
}

/// Each in a process of its own, because messages are posted from the first observer of a process on.
@Suite("Messages are posted from the first observer on") struct MessageObserverTests {
  @Test("An observer receives messages, whichever way it was added", arguments: Way.allCases)
  fileprivate func observer(_ way: Way) async {
    await #expect(processExitsWith: .success) { [way] in
      await MainActor.run {
        let device = TestDevice(.padN)
        device(.tapIcon)
        precondition(!MessageObservers.exist)
        var count = 0
        let token = way.observe(device.scene()!) { count += 1 }
        precondition(count == 0 && MessageObservers.exist)
        device(.swipeHome)
        precondition(count == 1)
        withExtendedLifetime(token) {}
      }
    }
  }

  @Test("Without an observer no message is posted") func none() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let device = TestDevice(.padN)
        device(.tapIcon)
        // Foundation's own method for a subject that may be missing, called by code that does not know the message: the one case in
        // which UIKit is not aware of the observer (LifeCycleMessage, Differs from Apple).
        var count = 0
        let token = observeUnnoticed(device.scene()!, UIScene.WillDeactivateMessage.self) { count += 1 }
        device(.swipeHome)
        precondition(count == 0 && !MessageObservers.exist)
        let other = NotificationCenter.default.addObserver(of: UIScene.self, for: .willDeactivate) { _ in }
        device(.tapIcon, .swipeHome)
        precondition(count == 1)
        withExtendedLifetime((token, other)) {}
      }
    }
  }
}

@MainActor private func observeUnnoticed<Message: NotificationCenter.MainActorMessage>(
  _ subject: Message.Subject?, _ type: Message.Type, _ body: @escaping @MainActor () -> Void
) -> NotificationCenter.ObservationToken where Message.Subject: AnyObject {
  NotificationCenter.default.addObserver(of: subject, for: type) { _ in body() }
}
