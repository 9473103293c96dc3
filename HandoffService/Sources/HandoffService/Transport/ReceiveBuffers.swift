import NIOCore

/// How many bytes are read at a time.
enum ReceiveBuffers {
  /// Few at first, and more while long messages arrive, so that these are not handled in hundreds of pieces.
  static var allocator: AdaptiveRecvByteBufferAllocator {
    AdaptiveRecvByteBufferAllocator(minimum: 1024, initial: 2048, maximum: 512 * 1024)
  }
}
