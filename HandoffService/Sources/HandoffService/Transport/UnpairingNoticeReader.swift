import Handoff

/// Recognises the ``UnpairingNotice`` of one device at the end of what it sends, in any pieces.
struct UnpairingNoticeReader: Hashable, Sendable {
  private let notice: [UInt8]
  /// The last bytes, as many as the notice has.
  private var last: [UInt8] = []

  /// A reader for the bytes of `sender`, whose pairing with this device has this secret.
  init(sender: PeerID, secret: [UInt8]) { notice = UnpairingNotice.bytes(of: sender, secret: secret) }

  /// Bytes have arrived; returns whether they end with the notice.
  mutating func read(_ bytes: [UInt8]) -> Bool {
    // Of long bytes only the end is read.
    let end = Array(bytes[max(0, bytes.count - notice.count)...])
    let whole = end.count == notice.count ? end : last + end
    last = Array(whole[max(0, whole.count - notice.count)...])
    return last == notice
  }
}
