import CAvahi
import HandoffService

/// The thread of libavahi-client, and what runs on it.
///
/// The lock of the thread guards all other state: callbacks run with it, and `locked(_:)` takes it.
final class AvahiSession: @unchecked Sendable {
  private var poll: OpaquePointer?
  private var connection: AvahiConnection?

  /// Starts the thread.
  func start(report: @escaping @Sendable (DiscoveryEvent) -> Void) {
    guard let poll = avahi_threaded_poll_new() else {
      return report(.problem("Other devices cannot be found: the client of Avahi cannot be started."))
    }
    self.poll = poll
    let connection = AvahiConnection(poll: avahi_threaded_poll_get(poll), report: report)
    self.connection = connection
    // The thread does not run yet, so the lock is not needed.
    connection.connect()
    avahi_threaded_poll_start(poll)
  }

  /// Calls `body` while no callback runs.
  func locked(_ body: (AvahiConnection) -> Void) {
    guard let poll, let connection else { return }
    avahi_threaded_poll_lock(poll)
    body(connection)
    avahi_threaded_poll_unlock(poll)
  }

  /// Ends the thread.
  func stop() {
    guard let poll else { return }
    // No callback runs after this.
    avahi_threaded_poll_stop(poll)
    connection?.disconnect()
    connection = nil
    avahi_threaded_poll_free(poll)
    self.poll = nil
  }
}
