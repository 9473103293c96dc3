import Combine

/// Records what a publisher sends. Requests `first` values when it subscribes, and `further` more with each value.
final class RecordingSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let further: Subscribers.Demand

  init(first: Subscribers.Demand = .unlimited, further: Subscribers.Demand = .none) {
    self.first = first
    self.further = further
  }

  var isFinished: Bool { if case .finished = completion { true } else { false } }
  var error: Failure? { if case .failure(let error) = completion { error } else { nil } }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return further
  }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
}

/// An error that tests tell apart by its number.
struct NumberedError: Error, Equatable {
  let number: Int
}

/// A subject that counts the requests and cancellations that reach it.
final class CountingPublisher: Publisher {
  typealias Output = Int
  typealias Failure = NumberedError

  private(set) var demand = Subscribers.Demand.none
  private(set) var cancellations = 0
  private var send: ((Int) -> Subscribers.Demand)?
  private var complete: ((Subscribers.Completion<NumberedError>) -> Void)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == NumberedError {
    send = { subscriber.receive($0) }
    complete = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: Counting(self))
  }

  /// Sends a value if it was requested.
  func callAsFunction(_ value: Int) {
    guard demand > 0 else { return }
    demand -= 1
    if let more = send?(value) { demand += more }
  }

  func finish() { complete?(.finished) }
  func fail(_ number: Int) { complete?(.failure(NumberedError(number: number))) }

  private struct Counting: Subscription {
    let publisher: CountingPublisher
    let combineIdentifier = CombineIdentifier()
    init(_ publisher: CountingPublisher) { self.publisher = publisher }
    func request(_ demand: Subscribers.Demand) { publisher.demand += demand }
    func cancel() { publisher.cancellations += 1 }
  }
}
