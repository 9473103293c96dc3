/// What a device sends to its app about continuation streams (E-04).
public enum ContinuationStreamReply: Hashable, Codable, Sendable {
  /// The pair of streams that the app has requested is there.
  case opened(ContinuationStreamID, continuation: UInt32)
  /// There are no streams for a request.
  case refused(continuation: UInt32, HandoffFailure)
  /// The app that continues this app's activity with this number requests streams; ``ContinuationStreamRequest/accept(_:)`` or
  /// ``ContinuationStreamRequest/refuse(_:)`` follows.
  case received(ContinuationStreamID, number: UInt32)
  /// What the other app's streams transfer.
  case transfer(ContinuationStreamID, ContinuationStreamTransfer)
}
