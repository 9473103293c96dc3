import Foundation
package import SceneSystem

/// Continuation streams to apps on other devices (E-04).
extension AppRunner {
  /// Connects the app's streams to its device. Without a connection, a request for streams fails.
  package func connectStreams(to transport: any ContinuationStreamTransport) {
    let streams =
      process.continuationStreams
      ?? ContinuationStreams { [weak process] in process?.hasPendingWork = true }
    streams.transport = transport
    process.continuationStreams = streams
  }

  /// Receives what the device sends about streams. Events of the streams are delivered at the end of the turn.
  package func receive(_ reply: ContinuationStreamReply) {
    guard let streams = process.continuationStreams else { return }
    switch reply {
    case .opened(let id, let continuation): streams.opened(id, continuation)
    case .refused(let continuation, let failure): streams.refused(continuation, failure)
    case .received(let id, let number): streamsRequested(id, number, streams)
    case .transfer(let id, let transfer): streams.received(transfer, on: id)
    }
  }

  /// The connection to the device has ended.
  package func streamConnectionLost() { process.continuationStreams?.connectionLost() }

  /// An app that has continued an activity of this one requests streams.
  private func streamsRequested(_ id: ContinuationStreamID, _ number: UInt32, _ streams: ContinuationStreams) {
    guard let activity = continuedActivities[number]?.activity, activity.supportsContinuationStreams,
      !activity.isInvalidated, let delegate = activity.delegate
    else {
      streams.transport?.send(.refuse(id))
      return
    }
    streams.transport?.send(.accept(id))
    let (input, output) = streams.makePair(id)
    call(nil, type(of: delegate), "userActivity(_:didReceive:outputStream:)") {
      delegate.userActivity(activity, didReceive: input, outputStream: output)
    }
  }

  /// The activity that a scene, or the app, continues.
  func continuedActivity(from archive: ActivityArchive) -> NSUserActivity {
    let activity = NSUserActivity.restored(from: archive)
    activity.continuationSource = archive.continuation.flatMap { process.continuationStreams?.source($0) }
    return activity
  }
}
