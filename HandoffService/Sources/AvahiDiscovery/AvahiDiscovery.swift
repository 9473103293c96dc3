import Dispatch
public import HandoffService
import NIOPosix

/// Finds other devices, and makes this one visible to them, by the daemon of Avahi (multicast DNS).
///
/// Without the daemon nothing is found, which is reported as a problem; it is used as soon as it is there.
public final class AvahiDiscovery: PeerDiscovery {
  private let session = AvahiSession()
  /// Calls of the daemon wait for its answer. They do so here, and not on the service's event loop.
  ///
  /// A queue of Dispatch would wake the process once a second.
  private let queue = NIOThreadPool(numberOfThreads: 1)

  /// Makes a discovery that does nothing yet.
  public init() {}

  /// Connects to the daemon.
  public func start(report: @escaping @Sendable (DiscoveryEvent) -> Void) {
    queue.start()
    run { $0.start(report: report) }
  }

  /// Publishes the services, now and each time that the daemon comes back.
  public func publish(_ services: [PublishedService]) {
    run { session in session.locked { $0.publish(services) } }
  }

  /// Browses for `_proscenium-pair._tcp`.
  public func searchForPairing(_ isSearching: Bool) {
    run { session in session.locked { $0.searchForPairing(isSearching) } }
  }

  /// Disconnects from the daemon, which then removes what was published.
  public func stop() {
    let end = DispatchSemaphore(value: 0)
    queue.submit { [session] state in
      if state == .active { session.stop() }
      end.signal()
    }
    end.wait()
    queue.shutdownGracefully { _ in }
  }

  /// Calls `body` after earlier calls, on the thread for it.
  private func run(_ body: @escaping @Sendable (AvahiSession) -> Void) {
    queue.submit { [session] state in
      if state == .active { body(session) }
    }
  }
}
