import CAvahi
import Foundation
import HandoffService

/// The connection to the daemon. All calls have the lock of ``AvahiSession``.
final class AvahiConnection {
  private let poll: UnsafePointer<AvahiPoll>?
  let report: @Sendable (DiscoveryEvent) -> Void
  private var client: OpaquePointer?
  private var isRunning = false
  private var services: [PublishedService] = []
  private var isSearchingForPairing = false
  private var publications: [AvahiPublication] = []
  private var browsers: [DiscoveryKind: AvahiBrowser] = [:]
  /// The next attempt to connect to a bus that is not there.
  private var retry: OpaquePointer?
  private var retryDelay = 15
  private static let maximumRetryDelay = 600

  init(poll: UnsafePointer<AvahiPoll>?, report: @escaping @Sendable (DiscoveryEvent) -> Void) {
    self.poll = poll
    self.report = report
  }

  // MARK: The connection

  /// Connects. The daemon may come later: the bus reports that.
  func connect() {
    removeRetry()
    var code: Int32 = 0
    // The callback runs before this returns, too.
    let made = avahi_client_new(
      poll, AVAHI_CLIENT_NO_FAIL,
      { client, state, data in
        guard let client, let data else { return }
        Unmanaged<AvahiConnection>.fromOpaque(data).takeUnretainedValue().changed(client, state)
      }, Unmanaged.passUnretained(self).toOpaque(), &code)
    if made == nil {
      client = nil
      report(.problem("Other devices cannot be found: Avahi cannot be reached over D-Bus (\(Self.text(code)))."))
      scheduleRetry()
    }
  }

  /// Ends the connection, with all that was made on it.
  func disconnect() {
    removeRetry()
    release()
    if let client { avahi_client_free(client) }
    client = nil
  }

  private func changed(_ client: OpaquePointer, _ state: AvahiClientState) {
    self.client = client
    switch state {
    case AVAHI_CLIENT_S_RUNNING:
      retryDelay = 15
      isRunning = true
      report(.problem(nil))
      publish()
      browse()
    case AVAHI_CLIENT_S_REGISTERING, AVAHI_CLIENT_S_COLLISION:
      // The name of the host changes; what was published refers to it.
      publications = []
    case AVAHI_CLIENT_CONNECTING:
      lose("Other devices cannot be found: the daemon of Avahi (avahi-daemon) does not run.")
    case AVAHI_CLIENT_FAILURE:
      let code = avahi_client_errno(client)
      lose("Other devices cannot be found: the daemon of Avahi does not answer (\(Self.text(code))).")
      avahi_client_free(client)
      self.client = nil
      // A daemon that ends is waited for on the bus. Other failures are tried again later.
      if code == AVAHI_ERR_DISCONNECTED { connect() } else { scheduleRetry() }
    default: break
    }
  }

  private func lose(_ problem: String) {
    release()
    report(.lostAll)
    report(.problem(problem))
  }

  private func release() {
    isRunning = false
    publications = []
    browsers = [:]
  }

  // MARK: A bus that is not there

  private func scheduleRetry() {
    guard let poll, retry == nil else { return }
    var time = timeval()
    gettimeofday(&time, nil)
    time.tv_sec += retryDelay
    retryDelay = min(2 * retryDelay, Self.maximumRetryDelay)
    retry = poll.pointee.timeout_new(
      poll, &time,
      { _, data in
        guard let data else { return }
        Unmanaged<AvahiConnection>.fromOpaque(data).takeUnretainedValue().connect()
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func removeRetry() {
    guard let poll, let retry else { return }
    poll.pointee.timeout_free(retry)
    self.retry = nil
  }

  // MARK: Services

  /// Makes exactly these services visible.
  func publish(_ services: [PublishedService]) {
    self.services = services
    if isRunning { publish() } else if client == nil { connect() }
  }

  private func publish() {
    // What was published before is removed first: the names may be the same.
    publications = []
    guard let client else { return }
    publications = services.map { AvahiPublication(client: client, service: $0, report: report) }
  }

  /// Begins or ends to search for devices for pairing.
  func searchForPairing(_ isSearching: Bool) {
    isSearchingForPairing = isSearching
    if isRunning { browse() } else if client == nil { connect() }
  }

  private func browse() {
    guard let client else { return }
    for kind in DiscoveryKind.allCases {
      if kind == .pairing, !isSearchingForPairing {
        browsers[kind] = nil
      } else if browsers[kind] == nil {
        browsers[kind] = AvahiBrowser(client: client, kind: kind, report: report)
      }
    }
  }

  /// Avahi's text for an error.
  static func text(_ code: Int32) -> String {
    avahi_strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
