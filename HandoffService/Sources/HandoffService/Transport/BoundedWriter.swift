import NIOCore

/// Writes to a connection and counts what is not written yet. What the other side does not read cannot grow without end.
final class BoundedWriter {
  private let channel: any Channel
  private let limit: Int
  private var pending = 0

  /// - Parameter limit: The number of bytes that may be pending before a further write.
  init(_ channel: any Channel, limit: Int) {
    self.channel = channel
    self.limit = limit
  }

  /// Writes bytes; returns `false`, and writes nothing, if more than the limit is pending.
  func write(_ bytes: ByteBuffer) -> Bool {
    guard channel.isWritable || pending <= limit else { return false }
    let count = bytes.readableBytes
    pending += count
    let promise = channel.eventLoop.makePromise(of: Void.self)
    promise.futureResult.assumeIsolated().whenComplete { [self] _ in pending -= count }
    channel.writeAndFlush(bytes, promise: promise)
    return true
  }
}
