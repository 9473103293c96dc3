package import SceneSystem

/// The connection of an app's continuation streams to its device.
@preconcurrency @MainActor package protocol ContinuationStreamTransport: AnyObject {
  /// Sends a request. Requests arrive in the order in which they were sent. The answer follows later, never during the call.
  func send(_ request: ContinuationStreamRequest)
}
