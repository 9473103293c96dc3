import Handoff
import NIOCore

/// The devices that this one connects to, and when: the next attempt waits longer than the one before, and after some none is made until
/// something happens.
final class DialTargets {
  /// What it requests of the connections.
  protocol Host: AnyObject {
    /// Whether any device is paired.
    var hasPeers: Bool { get }
    /// Whether a connection to a device is to be made.
    func state(of peer: PeerID) -> PeerState
    /// Makes a connection; `failure` is called if TCP is not established.
    func connect(to address: SocketAddress, of key: DialTarget.Key, failure: @escaping () -> Void)
  }

  /// A device, as seen by who wants to connect to it.
  enum PeerState {
    /// It is connected.
    case connected
    /// It is not paired any more.
    case unpaired
    /// It has not kept to the protocol, and has to wait.
    case excluded
    case free
  }

  private let context: ServiceContext
  private unowned let host: any Host
  private var targets: [DialTarget.Key: DialTarget] = [:]
  private var isStopped = false

  init(_ context: ServiceContext, host: any Host) {
    self.context = context
    self.host = host
  }

  /// Ends what the event loop does not end.
  func stop() {
    isStopped = true
    for target in targets.values { target.retry?.cancel() }
  }

  // MARK: Addresses

  /// Connects to an address, beside the other ones of the target.
  func add(_ key: DialTarget.Key, _ address: SocketAddress, key addressKey: String) {
    var target = targets[key] ?? DialTarget()
    if case .peer(let peer) = key { target.peer = peer }
    target.addresses[addressKey] = address
    target.attempts = 0
    target.retry?.cancel()
    target.retry = nil
    targets[key] = target
    connect(key)
  }

  /// Removes an address from all targets.
  func removeAddress(_ key: String) {
    for target in targets.keys { removeAddress(key, of: target) }
  }

  func removeAddress(_ key: String, of target: DialTarget.Key) {
    guard targets[target]?.addresses.removeValue(forKey: key) != nil else { return }
    if targets[target]?.addresses.isEmpty == true { remove(target) }
  }

  func remove(_ key: DialTarget.Key) { targets.removeValue(forKey: key)?.retry?.cancel() }

  // MARK: Attempts

  /// Something has happened: devices that did not answer for a long time may do so now.
  func retry() {
    for (key, target) in targets where target.attempts >= context.limits.attempts {
      targets[key]?.attempts = 0
      connect(key)
    }
  }

  /// The device at a target is known.
  func reached(_ peer: PeerID, at key: DialTarget.Key) { targets[key]?.peer = peer }

  /// A connection has ended, whoever made it.
  ///
  /// - Parameter hasLasted: Whether it was there long enough for attempts to begin anew.
  func ended(_ connection: PeerConnection, hasLasted: Bool) {
    for (key, target) in targets
    where key == connection.target || target.peer == connection.peer && connection.peer != nil {
      if hasLasted { targets[key]?.attempts = 0 }
      failed(key)
    }
  }

  private func connect(_ key: DialTarget.Key) {
    guard let target = targets[key], !target.isConnecting, target.retry == nil, let address = target.nextAddress,
      host.hasPeers, !isStopped
    else { return }
    if let peer = target.peer {
      switch host.state(of: peer) {
      case .connected: return
      case .unpaired: if case .peer = key { return remove(key) }
      case .excluded: return failed(key)
      case .free: break
      }
    }
    targets[key]?.isConnecting = true
    host.connect(to: address, of: key) { [weak self] in self?.failed(key) }
  }

  /// An attempt has failed, or a connection has ended.
  private func failed(_ key: DialTarget.Key) {
    guard let target = targets[key], target.retry == nil else { return }
    targets[key]?.isConnecting = false
    targets[key]?.attempts += 1
    guard target.attempts + 1 < context.limits.attempts, !isStopped else { return }
    let delay = context.limits.firstRetry.nanoseconds << Int64(min(target.attempts, 16))
    // Two devices that failed together do not try again together.
    let time = TimeAmount.nanoseconds(delay + Int64.random(in: 0...max(1, delay / 4)))
    targets[key]?.retry = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
      self?.targets[key]?.retry = nil
      self?.connect(key)
    }
  }
}
