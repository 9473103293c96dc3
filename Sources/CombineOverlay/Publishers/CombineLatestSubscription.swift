import Foundation
import OpenCombine

/// The most recent value of a publisher.
final class LatestValue<Value> {
  fileprivate(set) var value: Value?
}

/// Receives the values of several publishers and sends the most recent ones together, after each has sent one.
///
/// Requests are passed to each publisher. A combination for which there is no demand is dropped; its values stay the most recent ones.
final class CombineLatestSubscription<Downstream: Subscriber> {
  private struct Source {
    var subscription: (any Subscription)?
    var isFinished = false
  }

  private let downstream: Downstream
  /// Returns the most recent values, or `nil` before each publisher has sent one.
  private let combine: () -> Downstream.Input?
  /// Held while the subscriber is called, so that it receives the values in their order. A subscriber can send values itself meanwhile.
  private let delivery = NSRecursiveLock()
  /// Protects what follows. Nothing is called while it is held.
  private let lock = NSLock()
  private var sources: [Source]
  private var demand = Subscribers.Demand.none
  private var isEnded = false

  /// Sends the subscription to `downstream`. The publishers are attached afterwards.
  init(_ downstream: Downstream, count: Int, combine: @escaping () -> Downstream.Input?) {
    self.downstream = downstream
    self.combine = combine
    sources = Array(repeating: Source(), count: count)
    downstream.receive(subscription: self)
  }

  /// Subscribes to the publisher with this index, whose values are stored in `latest`.
  func attach<Upstream: Publisher>(_ publisher: Upstream, at index: Int, storing latest: LatestValue<Upstream.Output>)
  where Upstream.Failure == Downstream.Failure {
    publisher.subscribe(Child(parent: self, index: index, latest: latest))
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    let requested = lock.withLock { () -> Subscribers.Demand? in
      guard !isEnded else { return nil }
      sources[index].subscription = subscription
      return demand
    }
    guard let requested else { return subscription.cancel() }
    if requested > 0 { subscription.request(requested) }
  }

  private func receive(at index: Int, _ store: () -> Void) -> Subscribers.Demand {
    delivery.withLock {
      guard !lock.withLock({ isEnded }) else { return .none }
      store()
      guard let value = combine() else { return .none }
      let isWanted = lock.withLock {
        guard demand > 0 else { return false }
        demand -= 1
        return true
      }
      guard isWanted else { return .none }
      let more = downstream.receive(value)
      guard more > 0 else { return .none }
      let others = lock.withLock {
        demand += more
        return sources.indices.filter { $0 != index }.compactMap { sources[$0].subscription }
      }
      for other in others { other.request(more) }
      return more
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    let areAllFinished = lock.withLock {
      sources[index] = Source(isFinished: true)
      return sources.allSatisfy(\.isFinished)
    }
    if case .finished = completion, !areAllFinished { return }
    delivery.withLock {
      guard let others = end() else { return }
      for other in others { other.cancel() }
      downstream.receive(completion: completion)
    }
  }

  /// Ends the subscription. Returns those of the publishers that have not ended, or `nil` if it had ended before.
  private func end() -> [any Subscription]? {
    lock.withLock {
      guard !isEnded else { return nil }
      isEnded = true
      let open = sources.compactMap(\.subscription)
      sources = Array(repeating: Source(isFinished: true), count: sources.count)
      return open
    }
  }

  private struct Child<Input>: Subscriber {
    let parent: CombineLatestSubscription
    let index: Int
    let latest: LatestValue<Input>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { parent.receive(subscription, at: index) }
    func receive(_ input: Input) -> Subscribers.Demand { parent.receive(at: index) { latest.value = input } }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { parent.receive(completion, at: index) }
  }
}

extension CombineLatestSubscription: Subscription, CustomStringConvertible {
  var description: String { "CombineLatest" }

  func request(_ demand: Subscribers.Demand) {
    let open = lock.withLock {
      self.demand += demand
      return sources.compactMap(\.subscription)
    }
    for subscription in open { subscription.request(demand) }
  }

  func cancel() {
    for subscription in end() ?? [] { subscription.cancel() }
  }
}
