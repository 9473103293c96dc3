import Foundation
public import OpenCombine

extension Publishers {
  /// Collects values and sends them together in intervals of time.
  ///
  /// An interval without values sends nothing. The rest is sent when the upstream publisher finishes, and is dropped if it fails.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of an interval.
    public typealias Output = [Upstream.Output]
    /// The upstream publisher's error.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// When the values are sent.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// Options of the scheduler's work.
    public let options: Context.SchedulerOptions?

    /// A publisher of a publisher's values in intervals of time.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the publisher and starts the intervals.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeSubscription(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Collects values and sends them together in intervals of time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class CollectByTimeSubscription<Input, Downstream: Subscriber, Context: Scheduler>
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  /// Held while the subscriber is called.
  private let delivery = NSRecursiveLock()
  /// Protects what follows. Nothing is called while it is held.
  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none
  private var isEnded = false

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.strategy = strategy
    self.options = options
  }

  private var interval: (scheduler: Context, length: Context.SchedulerTimeType.Stride) {
    switch strategy {
    case .byTime(let scheduler, let length), .byTimeOrCount(let scheduler, let length, _): (scheduler, length)
    }
  }

  private var count: Int? {
    if case .byTimeOrCount(_, _, let count) = strategy { count } else { nil }
  }

  private func sendValues() {
    delivery.withLock {
      let collected = lock.withLock { () -> [Input] in
        guard !isEnded, demand > 0, !values.isEmpty else { return [] }
        defer { values = [] }
        demand -= 1
        return values
      }
      guard !collected.isEmpty else { return }
      let more = downstream.receive(collected)
      lock.withLock { demand += more }
    }
  }

  private func end() -> (upstream: (any Subscription)?, timer: (any Cancellable)?)? {
    lock.withLock {
      guard !isEnded else { return nil }
      isEnded = true
      defer { (upstream, timer, values) = (nil, nil, []) }
      return (upstream, timer)
    }
  }
}

extension CollectByTimeSubscription: Subscriber {
  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream.receive(subscription: self)
    let (scheduler, length) = interval
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: length), interval: length, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.sendValues() }
    let isOpen = lock.withLock {
      if !isEnded { self.timer = timer }
      return !isEnded
    }
    if isOpen { subscription.request(.unlimited) } else { timer.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      guard !isEnded else { return false }
      values.append(input)
      return count.map { values.count >= $0 } ?? false
    }
    if isFull { sendValues() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    delivery.withLock {
      if case .finished = completion { sendValues() }
      guard let open = end() else { return }
      open.timer?.cancel()
      downstream.receive(completion: completion)
    }
  }
}

extension CollectByTimeSubscription: Subscription, CustomStringConvertible {
  var description: String { "CollectByTime" }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    guard let open = end() else { return }
    open.timer?.cancel()
    open.upstream?.cancel()
  }
}
