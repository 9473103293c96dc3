import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

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
