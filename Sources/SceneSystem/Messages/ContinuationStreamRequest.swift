/// What an app sends to its device about continuation streams (E-04).
public enum ContinuationStreamRequest: Hashable, Codable, Sendable {
  /// Requests a pair of streams to the app that an activity comes from; ``ContinuationStreamReply/opened(_:continuation:)`` or
  /// ``ContinuationStreamReply/refused(continuation:_:)`` follows, in the order of the requests.
  case open(continuation: UInt32)
  /// The app has passed the pair of ``ContinuationStreamReply/received(_:number:)`` to its activity's delegate.
  case accept(ContinuationStreamID)
  /// The app's activity supports no streams, or is no longer there.
  case refuse(ContinuationStreamID)
  /// What the app's streams transfer.
  case transfer(ContinuationStreamID, ContinuationStreamTransfer)
}
