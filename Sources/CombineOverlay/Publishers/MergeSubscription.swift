import Foundation
import OpenCombine

/// Receives the values of several publishers of one type and sends each as it arrives.
///
/// Unless the subscriber requests everything, each publisher is asked for one value at a time. A value for which there is no demand yet is
/// stored until the subscriber requests it, so that nothing is lost.
final class MergeSubscription<Downstream: Subscriber> {
  private struct Source {
    var subscription: (any Subscription)?
    var pending: Downstream.Input?
    var isFinished = false
  }

  private let downstream: Downstream
  /// Held while the subscriber is called, so that it is called by one thread at a time. A subscriber can send values itself meanwhile.
  private let delivery = NSRecursiveLock()
  /// Protects what follows. Nothing is called while it is held.
  private let lock = NSLock()
  private var sources: [Source]
  private var demand = Subscribers.Demand.none
  private var isEnded = false

  /// Sends the subscription to `downstream`. The publishers are attached afterwards.
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sources = Array(repeating: Source(), count: count)
    downstream.receive(subscription: self)
    if count == 0 { finishIfDone() }
  }

  /// Subscribes to the publisher with this index.
  func attach<Upstream: Publisher>(_ publisher: Upstream, at index: Int)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    publisher.subscribe(Child(parent: self, index: index))
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    let first = lock.withLock { () -> Subscribers.Demand? in
      guard !isEnded else { return nil }
      sources[index].subscription = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let first { subscription.request(first) } else { subscription.cancel() }
  }

  private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
    delivery.withLock {
      let isWanted = lock.withLock {
        guard !isEnded else { return false }
        guard demand > 0 else {
          sources[index].pending = value
          return false
        }
        demand -= 1
        return true
      }
      guard isWanted else { return .none }
      let more = downstream.receive(value)
      return lock.withLock {
        demand += more
        return demand == .unlimited ? .none : .max(1)
      }
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    lock.withLock {
      sources[index].isFinished = true
      sources[index].subscription = nil
    }
    guard case .failure = completion else { return finishIfDone() }
    delivery.withLock {
      guard let others = end() else { return }
      for other in others { other.cancel() }
      downstream.receive(completion: completion)
    }
  }

  private func finishIfDone() {
    delivery.withLock {
      let isDone = lock.withLock { sources.allSatisfy { $0.isFinished && $0.pending == nil } }
      if isDone, end() != nil { downstream.receive(completion: .finished) }
    }
  }

  /// Sends the stored values for which there is demand.
  private func sendPending() {
    delivery.withLock {
      while true {
        let next = lock.withLock { () -> (value: Downstream.Input, source: (any Subscription)?)? in
          guard !isEnded, demand > 0, let index = sources.firstIndex(where: { $0.pending != nil }),
            let value = sources[index].pending
          else { return nil }
          demand -= 1
          sources[index].pending = nil
          return (value, demand == .unlimited ? nil : sources[index].subscription)
        }
        guard let next else { break }
        let more = downstream.receive(next.value)
        lock.withLock { demand += more }
        next.source?.request(.max(1))
      }
    }
    finishIfDone()
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

  private struct Child: Subscriber {
    let parent: MergeSubscription
    let index: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { parent.receive(subscription, at: index) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { parent.receive(input, at: index) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { parent.receive(completion, at: index) }
  }
}

extension MergeSubscription: Subscription, CustomStringConvertible {
  var description: String { "Merge" }

  func request(_ demand: Subscribers.Demand) {
    let open = lock.withLock { () -> [any Subscription] in
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return self.demand == .unlimited && !wasUnlimited ? sources.compactMap(\.subscription) : []
    }
    sendPending()
    for subscription in open { subscription.request(.unlimited) }
  }

  func cancel() {
    for subscription in end() ?? [] { subscription.cancel() }
  }
}
