public import Foundation
import Synchronization

/// A message that UIKit posts, from iOS 26 on: what the `Message` types of ``UIScene``, ``UIApplication`` and ``UIWindow`` have in
/// common.
///
/// UIKit posts messages from the first time on that an app observes one: as long as there are no observers, a transition costs what
/// its notification costs.
///
/// Differs from Apple: Apple's UIKit has no such protocol. Here it chooses the `addObserver` methods below before Foundation's, which
/// have the same effect. An observer that generic code adds through Foundation's own methods, for an identifier that it makes itself
/// or for an optional subject, receives messages only once another observer was added in one of the other ways.
public protocol LifeCycleMessage: NotificationCenter.MainActorMessage {}

/// Whether any code may observe messages of UIKit in this operating system process.
enum MessageObservers {
  private static let mayExist = Atomic(false)

  /// Whether messages have to be posted.
  static var exist: Bool { mayExist.load(ordering: .relaxed) }

  /// Makes UIKit post messages from now on. An observer is about to be added, on any thread.
  static func willBeAdded() { mayExist.store(true, ordering: .relaxed) }
}

extension NotificationCenter.BaseMessageIdentifier where MessageType: LifeCycleMessage {
  /// An identifier for an observer that is about to be added.
  static func forObserver() -> Self {
    MessageObservers.willBeAdded()
    return Self()
  }
}

extension NotificationCenter {
  /// Calls `observer` with the messages of `identifier` that `subject` posts, until the token is released or removed.
  public func addObserver<Identifier: MessageIdentifier, Message: LifeCycleMessage>(
    of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    observeMessages(of: subject, using: observer)
  }

  /// Calls `observer` with the messages of `identifier` that any subject posts, until the token is released or removed.
  public func addObserver<Identifier: MessageIdentifier, Message: LifeCycleMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    observeMessages(of: nil, using: observer)
  }

  /// Calls `observer` with the messages of a type that `subject` posts, or any subject where it is `nil`, until the token is released
  /// or removed.
  public func addObserver<Message: LifeCycleMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    observeMessages(of: subject, using: observer)
  }

  /// Calls `observer` with the messages of a type that `subject` posts, until the token is released or removed.
  ///
  /// Called by generic code, in which it is not known whether UIKit posts the message.
  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    observeMessages(of: subject, using: observer)
  }

  /// Adds the observer by Foundation's method.
  private func observeMessages<Message: MainActorMessage>(
    of subject: Message.Subject?, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    MessageObservers.willBeAdded()
    return addObserver(of: subject, for: Message.self, using: observer)
  }
}
