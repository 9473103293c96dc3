import Foundation

/// A stream that may have ended. It is used on the thread of the run loop in which the stream is scheduled.
final class WeakStream: @unchecked Sendable {
  private(set) weak var value: Stream?
  init(_ value: Stream) { self.value = value }
}
