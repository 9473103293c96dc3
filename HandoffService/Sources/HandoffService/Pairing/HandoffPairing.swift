import Crypto
import Handoff

/// One device's side of a pairing with another, on an encrypted connection whose certificate is not known yet.
///
/// It is a value without network and randomness. Each user compares six digits that follow from both public keys and both nonces:
///
/// ```
/// the device whose user has chosen the other      the other device
///   ── commitment: SHA-256 of nonce A ──────────▶
///   ◀──────────────────────────────── nonce B ──
///   ── nonce A ─────────────────────────────────▶   its hash is compared with the commitment
///        both show the code of key A, key B, nonce A, nonce B
///   ── confirmation ────────────────────────────▶
///   ◀─────────────────────────── confirmation ──
///        the first device stores the other, not acknowledged
///   ── stored ──────────────────────────────────▶   the other device stores the first
///   ◀───────────────────────────────── stored ──
///        the first device has the acknowledgement
/// ```
///
/// Somebody between the devices has other keys, and has to choose a nonce before knowing the other one: the codes differ but for one attempt
/// in a million, and each attempt needs both users.
///
/// A connection may end at any point. The responder stores only what it knows to be stored on the other device; so the initiator alone can be
/// in doubt, and only between both `stored`. What it has stored then is not acknowledged (``PairedPeer/isAcknowledged``), and the next connection
/// between the devices decides.
///
/// **Invariants.**
///
/// 1. A device is stored only after both users have confirmed; by the responder only after the initiator has stored it.
/// 2. Each message is accepted at one point and once; any other message ends the pairing.
/// 3. After `finish` or `fail` nothing follows.
struct HandoffPairing: Sendable {
  /// The version of the messages.
  static let version: UInt8 = 2
  /// The maximum length of a name, in UTF-8 code units.
  static let maximumNameLength = 256

  /// Which of the two devices this is.
  enum Role: Hashable, Sendable {
    /// Its user has chosen the other device.
    case initiator
    /// It was chosen.
    case responder
  }

  private enum State: Hashable {
    case idle
    /// The initiator has sent its commitment.
    case awaitingNonce
    case awaitingCommitment
    /// The responder has sent its nonce.
    case awaitingReveal(commitment: [UInt8])
    case comparing(isConfirmedHere: Bool, isConfirmedThere: Bool)
    /// Both users have confirmed. The initiator has stored the other device; the responder has stored nothing.
    case awaitingStored
    case ended
  }

  let role: Role
  private let name: String
  private let localKey: [UInt8]
  private let peerKey: [UInt8]
  private let nonce: [UInt8]
  private var state: State
  private var peerName = ""
  private var peerNonce: [UInt8] = []

  /// A pairing in which nothing was sent yet.
  ///
  /// - Parameters:
  ///   - role: Which of the two devices this is.
  ///   - name: The name of this device that the other one shows and stores.
  ///   - localKey: The SubjectPublicKeyInfo of this device, in DER.
  ///   - peerKey: That of the other device, which has proved on the connection that it has the private key.
  ///   - nonce: 32 random bytes that were never used.
  init(role: Role, name: String, localKey: [UInt8], peerKey: [UInt8], nonce: [UInt8]) {
    self.role = role
    self.name = DeviceName.cut(name, to: Self.maximumNameLength)
    self.localKey = localKey
    self.peerKey = peerKey
    self.nonce = nonce
    state = role == .initiator ? .idle : .awaitingCommitment
  }

  /// Whether both devices show the code now.
  var isComparing: Bool { if case .comparing = state { true } else { false } }

  /// Whether no device shows the code yet.
  var isBeforeCode: Bool {
    switch state {
    case .idle, .awaitingNonce, .awaitingCommitment, .awaitingReveal: true
    case .comparing, .awaitingStored, .ended: false
    }
  }

  /// The connection is there. The initiator sends the first message.
  mutating func start() -> [HandoffPairingAction] {
    guard localKey != peerKey else { return fail(.sameKey) }
    guard state == .idle else { return [] }
    state = .awaitingNonce
    return [.send(.commitment(version: Self.version, hash: Self.commitment(to: nonce), name: name))]
  }

  /// A message has arrived.
  mutating func receive(_ message: HandoffPairingMessage) -> [HandoffPairingAction] {
    if state == .ended { return [] }
    if message == .refusal { return fail(.refusedThere) }
    switch (state, message) {
    case (.awaitingCommitment, .commitment(let version, let hash, let name)):
      guard version == Self.version else { return fail(.version(version)) }
      peerName = name
      state = .awaitingReveal(commitment: hash)
      return [.send(.nonce(version: Self.version, nonce, name: self.name))]
    case (.awaitingNonce, .nonce(let version, let nonce, let name)):
      guard version == Self.version else { return fail(.version(version)) }
      peerName = name
      peerNonce = nonce
      return [.send(.reveal(self.nonce))] + compare()
    case (.awaitingReveal(let commitment), .reveal(let nonce)):
      guard Self.commitment(to: nonce) == commitment else { return fail(.wrongCommitment) }
      peerNonce = nonce
      return compare()
    case (.comparing(let isConfirmedHere, isConfirmedThere: false), .confirmation):
      state = .comparing(isConfirmedHere: isConfirmedHere, isConfirmedThere: true)
      return isConfirmedHere ? bothHaveConfirmed() : []
    case (.awaitingStored, .stored):
      state = .ended
      return role == .initiator ? [.finish] : [.store(peer), .send(.stored), .finish]
    default: return fail(.unexpectedMessage)
    }
  }

  /// The bytes of the connection are no message.
  mutating func receiveDamagedMessage() -> [HandoffPairingAction] {
    state == .ended ? [] : fail(.unexpectedMessage)
  }

  /// The user has compared the codes.
  mutating func confirm(matches: Bool) -> [HandoffPairingAction] {
    guard case .comparing(isConfirmedHere: false, let isConfirmedThere) = state else { return [] }
    guard matches else { return [.send(.refusal)] + fail(.refusedHere) }
    state = .comparing(isConfirmedHere: true, isConfirmedThere: isConfirmedThere)
    return [.send(.confirmation)] + (isConfirmedThere ? bothHaveConfirmed() : [])
  }

  // MARK: Results

  private mutating func compare() -> [HandoffPairingAction] {
    state = .comparing(isConfirmedHere: false, isConfirmedThere: false)
    return [.showCode(code, peerName: peerName)]
  }

  private mutating func fail(_ failure: HandoffPairingFailure) -> [HandoffPairingAction] {
    state = .ended
    return [.fail(failure)]
  }

  private mutating func bothHaveConfirmed() -> [HandoffPairingAction] {
    state = .awaitingStored
    return role == .initiator ? [.store(peer), .send(.stored)] : []
  }

  /// What is stored of the other device. The responder stores it after the other device has stored this one.
  private var peer: PairedPeer {
    PairedPeer(
      id: DeviceIdentity.id(ofPublicKey: peerKey), name: peerName, secret: Hexadecimal.text(hash("secret")),
      isAcknowledged: role == .responder)
  }

  // MARK: Hashes

  private static func commitment(to nonce: [UInt8]) -> [UInt8] {
    Array(SHA256.hash(data: Array("proscenium handoff pairing commitment".utf8) + nonce))
  }

  /// The six digits.
  private var code: String {
    let number = hash("code").prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 1_000_000
    let digits = String(number)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// A hash of both public keys and both nonces, those of the initiator first. All fields have a fixed length: of a key, its hash is used.
  private func hash(_ purpose: String) -> [UInt8] {
    let keys = [localKey, peerKey].map { Array(SHA256.hash(data: $0)) }
    let nonces = [nonce, peerNonce]
    let order = role == .initiator ? [0, 1] : [1, 0]
    let label = Array(SHA256.hash(data: Array("proscenium handoff pairing \(purpose)".utf8)))
    return Array(SHA256.hash(data: label + order.flatMap { keys[$0] } + order.flatMap { nonces[$0] }))
  }
}
