import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One end of the wire between device and app: whole `Codable` messages over a Unix socket.
///
/// A message is four bytes of length, most significant first, and that many bytes of JSON. A connection may be used from any
/// thread; messages sent from several threads do not mix. After ``WireError/nonsense(found:)`` or
/// ``WireError/oversizeFrame(length:limit:)`` the connection is closed, for what follows such bytes cannot be trusted.
///
/// Differs from Apple: on a device the two sides talk over XPC, which an app never sees either.
public final class WireConnection: @unchecked Sendable {
  /// The longest message that is sent or read, in bytes: 16 MiB.
  public static let maximumLength = 16 * 1024 * 1024

  /// The socket, readable when a message has begun to arrive: attach a `DispatchSource` to it, and cancel that before
  /// the connection is released. It stays open as long as this object lives, so the number is never another file's.
  public let fileDescriptor: Int32
  /// The user at the other end, by the operating system's own account.
  public let peerUser: UInt32
  /// The process at the other end, or 0 where the operating system does not tell.
  public let peerProcess: Int32

  private let sending = NSLock()
  private let receiving = NSLock()
  private let closing = NSLock()
  private var isClosed = false
  /// What has arrived and was not handed out: the message that is being read, its length included, and, at the device's end,
  /// what follows it. Kept when a reader runs out of time.
  private var input = WireInput()
  /// The peer sends no more.
  private var isAtEnd = false
  /// Whether this end reads more than the message that is asked for, and reads while it waits to send, so that two ends that
  /// both send do not wait for each other. The descriptor is no sign of a waiting message then.
  private let readsAhead: Bool
  /// Can be read once the peer's process has ended, whoever else holds its end of the socket; `nil` where nobody knows.
  private let processEnd: Int32?

  /// Takes over a connected socket, which is closed when this object is released.
  ///
  /// Throws where the operating system does not know the peer.
  init(adopting descriptor: Int32, readsAhead: Bool = false, processEnd: Int32? = nil) throws(WireError) {
    fileDescriptor = descriptor
    self.readsAhead = readsAhead
    self.processEnd = processEnd
    do throws(WireError) {
      (peerUser, peerProcess) = try SocketCalls.peer(of: descriptor)
    } catch {
      _ = closeDescriptor(descriptor)
      throw error
    }
  }

  deinit { _ = closeDescriptor(fileDescriptor) }

  /// Connects to the device whose socket lies at `path`.
  ///
  /// A listener that lets nobody in keeps its peers waiting; `timeout` is how long at most, `nil` for ever. Throws
  /// ``WireError/timedOut`` then, ``WireError/cannotConnect(path:reason:)`` where nobody listens, and
  /// ``WireError/otherUser(user:expected:)`` where the socket is another user's: an app tells what it holds only to its own
  /// user's device.
  public static func connect(
    to path: String, allowing user: UInt32 = geteuid(), timeout: Duration? = nil
  ) throws(WireError) -> WireConnection {
    let descriptor = try SocketCalls.makeSocket()
    SocketCalls.limitSending(descriptor, to: timeout)
    let result: Int32
    do throws(WireError) {
      result = try SocketCalls.withAddress(of: path) { address, size in
        #if canImport(Glibc)
          Glibc.connect(descriptor, address, size)
        #else
          Foundation.connect(descriptor, address, size)
        #endif
      }
    } catch {
      _ = closeDescriptor(descriptor)
      throw error
    }
    guard result == 0 else {
      let code = errno
      _ = closeDescriptor(descriptor)
      if code == EAGAIN || code == EINPROGRESS { throw .timedOut }
      throw .cannotConnect(path: path, reason: SocketCalls.reason(code))
    }
    SocketCalls.limitSending(descriptor, to: nil)
    let connection = try WireConnection(adopting: descriptor)
    guard connection.peerUser == user else { throw .otherUser(user: connection.peerUser, expected: user) }
    return connection
  }

  /// Two connections that talk to each other inside one process, as tests and an in-process device need them.
  public static func makePair() throws(WireError) -> (WireConnection, WireConnection) {
    try makePair(readingAhead: false, processEnd: nil)
  }

  /// Two connections, of which the first is as a device's end is.
  static func makePair(
    readingAhead: Bool, processEnd: Int32?
  ) throws(WireError) -> (WireConnection, WireConnection) {
    var descriptors: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &descriptors) == 0 else {
      throw .systemCall(name: "socketpair", reason: SocketCalls.reason())
    }
    descriptors.forEach(SocketCalls.harden)
    return (
      try WireConnection(adopting: descriptors[0], readsAhead: readingAhead, processEnd: processEnd),
      try WireConnection(adopting: descriptors[1])
    )
  }

  /// Ends the connection. A reader that waits, here or at the other end, gets ``WireError/closed``. May be called twice.
  public func close() {
    closing.withLock {
      guard !isClosed else { return }
      isClosed = true
      // Only shut down: the number must not become another file's while a reader still holds it.
      shutdown(fileDescriptor, Int32(SHUT_RDWR))
    }
  }

  /// Sends one message, waiting as long as the peer's buffer is full.
  ///
  /// `timeout` is how long to wait for the whole message to go, `nil` for as long as the peer lives. Throws
  /// ``WireError/closed`` where the peer has left (no SIGPIPE is raised), ``WireError/oversizeFrame(length:limit:)`` for a
  /// message over the limit, of which nothing is sent then, ``WireError/nonsense(found:)`` for a value that JSON cannot hold,
  /// and ``WireError/timedOut`` for a peer that does not read. The connection is closed then, for half a message may have gone.
  public func send(_ message: some Encodable, timeout: Duration? = nil) throws(WireError) {
    let body: Data
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes]
      body = try encoder.encode(message)
    } catch {
      throw .nonsense(found: "the message cannot be written as JSON (\(error))")
    }
    guard body.count <= Self.maximumLength else {
      throw .oversizeFrame(length: body.count, limit: Self.maximumLength)
    }
    var frame = [UInt8]()
    frame.reserveCapacity(body.count + 4)
    withUnsafeBytes(of: UInt32(body.count).bigEndian) { frame.append(contentsOf: $0) }
    frame.append(contentsOf: body)
    try send(bytes: frame, timeout: timeout)
  }

  /// Sends bytes as they are, without a length before them, as ``send(_:timeout:)`` does.
  func send(bytes: [UInt8], timeout: Duration? = nil) throws(WireError) {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    try Self.take(sending, until: deadline)
    defer { sending.unlock() }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if os(Linux)
          let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
          return Glibc.send(fileDescriptor, buffer.baseAddress! + sent, bytes.count - sent, flags)
        #else
          return Foundation.send(fileDescriptor, buffer.baseAddress! + sent, bytes.count - sent, MSG_DONTWAIT)
        #endif
      }
      if count >= 0 {
        sent += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN, ENOBUFS:
        do throws(WireError) {
          try waitToSend(until: deadline)
        } catch {
          // What follows half a message would be read as its rest.
          if error != .closed { close() }
          throw error
        }
      case EPIPE, ECONNRESET: throw .closed
      default: throw .systemCall(name: "send", reason: SocketCalls.reason())
      }
    }
  }

  /// Waits until the peer has read something. An end that reads ahead takes in meanwhile what the peer sends.
  private func waitToSend(until deadline: ContinuousClock.Instant?) throws(WireError) {
    // Another thread that reads does the same.
    let reads = readsAhead && receiving.try()
    defer { if reads { receiving.unlock() } }
    let takesMore = reads && !isAtEnd
    if takesMore, input.count >= Self.readAheadLimit { throw .unread(limit: Self.readAheadLimit) }
    let writing = Int32(POLLOUT)
    let ready = try SocketCalls.wait(
      fileDescriptor, for: takesMore ? writing | Int32(POLLIN) : writing, until: deadline, orEnd: processEnd)
    if takesMore, ready.events & Int32(POLLIN) != 0 { _ = try read(upTo: Self.pieceLength) }
    // Nobody is left who would read.
    if ready.hasEnded, !ready.allows(writing) { throw .closed }
  }

  /// How much is taken in while the peer reads nothing: one whole message, and the next one's beginning.
  private static let readAheadLimit = maximumLength + pieceLength
  private static let pieceLength = 65_536

  /// Takes a lock of this connection's, which another thread may hold for as long as it sends or waits.
  private static func take(_ lock: NSLock, until deadline: ContinuousClock.Instant?) throws(WireError) {
    guard let deadline else { return lock.lock() }
    if lock.try() { return }
    let (seconds, attoseconds) = (deadline - ContinuousClock.now).components
    guard lock.lock(before: Date(timeIntervalSinceNow: Double(seconds) + Double(attoseconds) * 1e-18)) else {
      throw .timedOut
    }
  }

  /// Waits for one message and returns it.
  ///
  /// `timeout` is how long to wait for the whole message, `nil` for ever; `.zero` reads only what has arrived already. Time
  /// running out loses nothing: the next call goes on where this one stopped. Throws ``WireError/timedOut``,
  /// ``WireError/closed``, ``WireError/oversizeFrame(length:limit:)`` and ``WireError/nonsense(found:)``.
  public func receive<Message: Decodable>(
    _ type: Message.Type = Message.self, timeout: Duration? = nil
  ) throws(WireError) -> Message {
    try decode(type, from: receiveBody(timeout: timeout))
  }

  /// Waits for the JSON of one message; see ``receive(_:timeout:)``.
  func receiveBody(timeout: Duration?) throws(WireError) -> Data {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    try Self.take(receiving, until: deadline)
    defer { receiving.unlock() }
    try fill(upTo: 4, until: deadline)
    let length = input.bigEndianLength
    guard length <= Self.maximumLength else {
      close()
      throw .oversizeFrame(length: length, limit: Self.maximumLength)
    }
    try fill(upTo: 4 + length, until: deadline)
    return input.take(4 + length, without: 4)
  }

  /// How many bytes of messages have been handed out since the connection was made, their lengths included.
  package var receivedBytes: Int { receiving.withLock { input.taken } }

  /// Decodes a message, and closes the connection where it is none.
  func decode<Message: Decodable>(_ type: Message.Type, from body: Data) throws(WireError) -> Message {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      close()
      let start = String(decoding: body.prefix(40), as: UTF8.self).map { $0.isASCII && $0 >= " " ? $0 : "?" }
      throw .nonsense(found: "\(body.count) bytes that begin with \u{201C}\(String(start))\u{201D} are no \(type)")
    }
  }

  /// Reads until `count` bytes of the message are there, and never one byte of the next message, unless this end reads ahead.
  private func fill(upTo count: Int, until deadline: ContinuousClock.Instant?) throws(WireError) {
    while input.count < count {
      if closing.withLock({ isClosed }) { throw .closed }
      if isAtEnd { throw endOfInput }
      let ready = try SocketCalls.wait(fileDescriptor, for: Int32(POLLIN), until: deadline, orEnd: processEnd)
      // In pieces, so that an announced length alone makes nobody reserve sixteen megabytes.
      let piece = readsAhead ? Self.pieceLength : min(count - input.count, Self.pieceLength)
      let hasRead = try read(upTo: piece)
      // What a process has sent before its end has arrived by now; that its child may still hold the socket changes nothing.
      if !hasRead, !isAtEnd, ready.hasEnded { throw endOfInput }
    }
  }

  /// Why nothing more comes.
  private var endOfInput: WireError {
    input.count == 0
      ? .closed : .nonsense(found: "the message ends after \(input.count) bytes, and the connection with it")
  }

  /// Takes in what has arrived, without waiting, and returns whether there was anything.
  private func read(upTo count: Int) throws(WireError) -> Bool {
    let received = input.append(upTo: count) { recv(fileDescriptor, $0.baseAddress!, $0.count, Self.withoutWaiting) }
    if received > 0 { return true }
    if received == 0 {
      isAtEnd = true
      return false
    }
    switch errno {
    case EINTR, EAGAIN: return false
    case ECONNRESET: throw .closed
    default: throw .systemCall(name: "recv", reason: SocketCalls.reason())
    }
  }

  #if os(Linux)
    private static let withoutWaiting = Int32(MSG_DONTWAIT)
  #else
    private static let withoutWaiting = MSG_DONTWAIT
  #endif
}

/// `close` by a name that the method of the same name does not hide.
func closeDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Foundation.close(descriptor)
  #endif
}
