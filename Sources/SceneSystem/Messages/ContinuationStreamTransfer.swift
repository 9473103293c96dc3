/// What is exchanged on an open pair of continuation streams, in each direction (E-04).
///
/// **Flow control.** Each side may have ``windowSize`` bytes on the way to the other. A transfer of data uses as many of them as it has bytes, and
/// ``overhead`` more, so that many small transfers are limited too. The reader makes them available again by a transfer of ``window(_:)``.
public enum ContinuationStreamTransfer: Hashable, Codable, Sendable {
  /// Bytes that the sender's output stream has written: 1 … ``maximumDataLength``.
  case data(Bytes)
  /// The sender has read: the receiver may send this many bytes more.
  case window(Int)
  /// The sender's output stream was closed; no more data follows.
  case end
  /// The sender's input stream was closed; data is no longer read.
  case stop
  /// Both streams have ended with an error. Sent by the device to the app, never between devices.
  case failure(HandoffFailure)

  /// How many bytes may be on the way in one direction.
  public static let windowSize = 256 * 1024
  /// How many bytes one transfer of data may have.
  public static let maximumDataLength = 64 * 1024
  /// What a transfer of data uses of the window beside its bytes.
  public static let overhead = 64
  /// How many bytes the reader makes available at a time, at least.
  public static let windowStep = 64 * 1024

  /// What the transfer uses of the sender's window.
  public var cost: Int { if case .data(let bytes) = self { bytes.elements.count + Self.overhead } else { 0 } }
}
