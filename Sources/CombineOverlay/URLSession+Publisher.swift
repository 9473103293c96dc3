public import Foundation
public import OpenCombine
import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Publishes the response to a request, and finishes or fails.
  public struct DataTaskPublisher: Publisher {
    /// The response and its data.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the request.
    public typealias Failure = URLError

    /// The request, which is sent for each subscriber.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession

    /// A publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Sends the request when the subscriber demands its response.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
    }
  }

  /// A publisher of the response to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// A publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

// What changes is behind the mutex; the subscriber is called once, by the session.
private final class DataTaskSubscription<S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
  private struct State: @unchecked Sendable {
    var subscriber: S?
    var task: URLSessionDataTask?
  }

  private let publisher: URLSession.DataTaskPublisher
  private let state: Mutex<State>

  init(_ publisher: URLSession.DataTaskPublisher, _ subscriber: S) {
    self.publisher = publisher
    state = Mutex(State(subscriber: subscriber))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let finish = Transferred<(Data?, URLResponse?, (any Error)?) -> Void> { self.finish($0, $1, $2) }
    let task = state.withLock { state -> Transferred<URLSessionDataTask>? in
      guard state.task == nil, state.subscriber != nil else { return nil }
      let task = publisher.session.dataTask(with: publisher.request) { finish.value($0, $1, $2) }
      state.task = task
      return Transferred(task)
    }
    task?.value.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let subscriber = end().value.subscriber else { return }
    if let response, error == nil {
      _ = subscriber.receive((data ?? Data(), response))
      subscriber.receive(completion: .finished)
    } else {
      subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() { end().value.task?.cancel() }

  /// What there was; afterwards there is neither a subscriber nor a task.
  private func end() -> Transferred<State> {
    state.withLock { state in
      defer { state = State() }
      return Transferred(state)
    }
  }
}
