public import Foundation
public import OpenCombine
import Synchronization

extension NotificationCenter {
  /// Publishes the notifications of a name. Those for which there is no demand are dropped.
  public struct Publisher: OpenCombine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// The centre that posts the notifications.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// The object that posts them, or `nil` for each.
    public let object: AnyObject?

    /// A publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the notifications until the subscription is cancelled.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, subscriber))
    }
  }

  /// A publisher of the notifications of a name, of one object or of each.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same notifications.
  public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

// What changes is behind the mutex; the subscriber is called as notifications are posted.
private final class NotificationSubscription<S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == Notification, S.Failure == Never {
  private struct State: @unchecked Sendable {
    var subscriber: S?
    var demand = Subscribers.Demand.none
    var observer: (any NSObjectProtocol)?
  }

  private let center: NotificationCenter
  private let state: Mutex<State>

  init(_ publisher: NotificationCenter.Publisher, _ subscriber: S) {
    center = publisher.center
    state = Mutex(State(subscriber: subscriber))
    let deliver = Transferred<(Notification) -> Void> { [weak self] in self?.receive($0) }
    let observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
      deliver.value($0)
    }
    state.withLock { [observer = Transferred(observer)] in $0.observer = observer.value }
  }

  deinit { cancel() }

  private func receive(_ notification: Notification) {
    let subscriber = state.withLock { state -> Transferred<S>? in
      guard state.demand > 0, let subscriber = state.subscriber else { return nil }
      state.demand -= 1
      return Transferred(subscriber)
    }
    guard let more = subscriber?.value.receive(notification) else { return }
    state.withLock { $0.demand += more }
  }

  func request(_ demand: Subscribers.Demand) { state.withLock { $0.demand += demand } }

  func cancel() {
    let observer = state.withLock { state in
      defer { (state.observer, state.subscriber) = (nil, nil) }
      return Transferred(state.observer)
    }
    if let observer = observer.value { center.removeObserver(observer) }
  }
}
