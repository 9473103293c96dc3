public import Foundation
import SceneSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One end of the connection between device and app: sends whole `Codable` messages over a Unix socket.
///
/// A message is JSON text, preceded by the bytes that the text refers to by index, such as saved states: they are sent as they are
/// (`WireFrame`). A connection can be used from any thread; messages sent from several threads are not interleaved. After
/// ``WireError/malformedMessage(found:)`` or ``WireError/frameTooLong(length:limit:)`` the connection is closed, because the bytes that
/// follow cannot be trusted.
///
/// Differs from Apple: on a device the two sides communicate over XPC, which is invisible to an app too.
public final class WireConnection: @unchecked Sendable {
  /// The longest message that a device reads from an app, or an app from another process, text and bytes together: 16 MiB. A saved state
  /// has half of that at most (`StateLimit`).
  public static let maximumLength = 16 * 1024 * 1024
  /// The longest text of such a message, without its bytes: 4 MiB. Decoding a text needs many times its length.
  static let maximumTextLength = 4 * 1024 * 1024
  /// The longest message that an app reads from its device: 4 GiB. It may contain the states of many sessions.
  public static let maximumLengthFromDevice = 4 * 1024 * 1024 * 1024

  /// The socket, readable when a message has begun to arrive: attach a `DispatchSource` to it, and cancel that before the connection is
  /// released. It stays open as long as this object lives, so its number is not reused.
  public let fileDescriptor: Int32
  /// The user at the other end, according to the operating system.
  public let peerUser: UInt32
  /// The process at the other end, or 0 if the operating system does not report it.
  public let peerProcess: Int32

  // Held during system calls, and acquired with a deadline, which a `Mutex` does not have.
  private let sending = NSLock()
  private let receiving = NSLock()
  private let isClosed = Mutex(false)
  /// The bytes that have arrived and were not consumed: the message that is being read, including its length, and, at the device's end,
  /// what follows it. Kept when a reader times out.
  private var reader = WireMessageReader()
  /// The peer has closed its end.
  private var isAtEnd = false
  /// The maximum lengths of messages to send and to read; the greetings determine them.
  private var sendLimit = MessageLimit.ofPeers
  private var receiveLimit = MessageLimit.ofPeers
  /// Whether this end reads beyond the requested message, and reads while it waits to send, so that two ends that both send do not
  /// deadlock. A readable descriptor then does not indicate a message.
  private let readsAhead: Bool
  /// Becomes readable when the peer's process has ended, whoever else has its end of the socket open; `nil` if there is none.
  private let processEnd: Int32?

  /// Takes ownership of a connected socket, which is closed when this object is released.
  ///
  /// Throws if the operating system cannot identify the peer.
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

  /// Connects to the device whose socket is at `path`.
  ///
  /// A listener that does not accept keeps its peers waiting, for at most `timeout`, or forever with `nil`. Throws ``WireError/timedOut``
  /// then, ``WireError/cannotConnect(path:reason:)`` if nothing listens, and ``WireError/otherUser(user:expected:)`` if the socket is
  /// another user's: an app sends its data only to its own user's device.
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

  /// Makes two connections to each other in one process, for tests and an in-process device.
  public static func makePair() throws(WireError) -> (WireConnection, WireConnection) {
    try makePair(readingAhead: false, processEnd: nil)
  }

  /// Makes two connections, of which the first is configured as a device's end.
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

  /// Closes the connection. A waiting reader, here or at the other end, gets ``WireError/closed``. May be called twice.
  public func close() {
    isClosed.withLock { isClosed in
      guard !isClosed else { return }
      isClosed = true
      // Only shut down: the number must not be reused while a reader still uses it.
      shutdown(fileDescriptor, Int32(SHUT_RDWR))
    }
  }

  /// Sends one message, and waits while the peer's buffer is full.
  ///
  /// `timeout` is the maximum time for sending the whole message, `nil` for as long as the peer lives. Throws ``WireError/closed`` if the
  /// peer has closed its end (no SIGPIPE is raised), ``WireError/messageTooLong(length:limit:)`` for a message over the limit, of which
  /// nothing is sent, ``WireError/malformedMessage(found:)`` for a value that JSON cannot represent, and ``WireError/timedOut`` for a peer
  /// that does not read. Then the connection is closed, because a part of the message may have been sent.
  public func send(_ message: some Encodable, timeout: Duration? = nil) throws(WireError) {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    let (text, parts) = try WireMessageCoding.encode(message)
    let length = parts.reduce(text.count) { $0 + $1.elements.count }
    try Self.acquire(sending, until: deadline)
    defer { sending.unlock() }
    if let limit = sendLimit.exceeded(byText: text.count, length: length) {
      throw .messageTooLong(length: length, limit: limit)
    }
    var frames = WireFrame.Writer()
    for part in parts {
      try frames.add(part.elements, last: .bytes) { bytes throws(WireError) in try push(bytes, until: deadline) }
    }
    try frames.add(text, last: .text) { bytes throws(WireError) in try push(bytes, until: deadline) }
    try push(frames.waiting, until: deadline)
  }

  /// Sends bytes as they are, without a length before them, as ``send(_:timeout:)`` does.
  func send(bytes: [UInt8], timeout: Duration? = nil) throws(WireError) {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    try Self.acquire(sending, until: deadline)
    defer { sending.unlock() }
    try push(bytes, until: deadline)
  }

  /// Sends bytes as they are; the caller holds the lock for sending.
  private func push(_ bytes: [UInt8], until deadline: ContinuousClock.Instant?) throws(WireError) {
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
          // What follows an incomplete message would be read as its rest.
          if error != .closed { close() }
          throw error
        }
      case EPIPE, ECONNRESET: throw .closed
      default: throw .systemCall(name: "send", reason: SocketCalls.reason())
      }
    }
  }

  /// Waits until the peer has read something. An end that reads ahead meanwhile reads what the peer sends.
  private func waitToSend(until deadline: ContinuousClock.Instant?) throws(WireError) {
    // If another thread is reading, it does the same.
    let reads = readsAhead && receiving.try()
    defer { if reads { receiving.unlock() } }
    let takesMore = reads && !isAtEnd
    if takesMore, reader.waitingCount >= Self.readAheadLimit { throw .peerNotReading(limit: Self.readAheadLimit) }
    let writing = Int32(POLLOUT)
    let ready = try SocketCalls.wait(
      fileDescriptor, for: takesMore ? writing | Int32(POLLIN) : writing, until: deadline, orEnd: processEnd)
    if takesMore, ready.events & Int32(POLLIN) != 0 { _ = try read(upTo: Self.pieceLength) }
    // No reader is left.
    if ready.hasEnded, !ready.allows(writing) { throw .closed }
  }

  /// The maximum that is read ahead while the peer reads nothing: one whole message, and the beginning of the next one.
  private static let readAheadLimit = maximumLength + pieceLength
  private static let pieceLength = 65_536

  /// Acquires a lock of this connection, which another thread may hold for as long as it sends or waits.
  private static func acquire(_ lock: NSLock, until deadline: ContinuousClock.Instant?) throws(WireError) {
    guard let deadline else { return lock.lock() }
    if lock.try() { return }
    let (seconds, attoseconds) = (deadline - ContinuousClock.now).components
    guard lock.lock(before: Date(timeIntervalSinceNow: Double(seconds) + Double(attoseconds) * 1e-18)) else {
      throw .timedOut
    }
  }

  /// Waits for one message and returns it.
  ///
  /// `timeout` is the maximum time to wait for the whole message, `nil` to wait forever; `.zero` reads only what has arrived already. A
  /// timeout loses nothing: the next call continues where this one stopped. Throws ``WireError/timedOut``, ``WireError/closed``,
  /// ``WireError/frameTooLong(length:limit:)`` and ``WireError/malformedMessage(found:)``.
  public func receive<Message: Decodable>(
    _ type: Message.Type = Message.self, timeout: Duration? = nil
  ) throws(WireError) -> Message {
    try decode(type, from: receiveMessage(timeout: timeout))
  }

  /// Waits for one message and returns it undecoded; see ``receive(_:timeout:)``.
  func receiveMessage(timeout: Duration?) throws(WireError) -> WireMessage {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    try Self.acquire(receiving, until: deadline)
    defer { receiving.unlock() }
    while true {
      do throws(WireError) {
        if let message = try reader.next(limit: receiveLimit) { return message }
        try fill(until: deadline)
      } catch {
        switch error.code {
        case .closed where isAtEnd:
          guard let length = reader.incompleteLength else { throw error }
          throw .malformedMessage(found: "the message ends after \(length) bytes, and the connection with it")
        case .frameTooLong: close()
        default: break
        }
        throw error
      }
    }
  }

  /// This end is a device's, and the peer has sent the greeting of an app; or it is an app's, and the peer has sent that of a device.
  func setLimits(asDevice isDevice: Bool) {
    if isDevice {
      sending.withLock { sendLimit = .ofDevice }
    } else {
      receiving.withLock { receiveLimit = .ofDevice }
    }
  }

  /// Sends no message of more than `length` bytes from now on.
  package func limitSending(to length: Int) {
    sending.withLock { sendLimit = MessageLimit(length: length, text: length) }
  }

  /// The number of bytes of messages that have been returned since the connection was made, including their lengths.
  package var receivedBytes: Int { receiving.withLock { reader.consumedCount } }

  /// Decodes a message, and closes the connection if it is invalid.
  func decode<Message: Decodable>(_ type: Message.Type, from message: WireMessage) throws(WireError) -> Message {
    do throws(WireError) {
      return try WireMessageCoding.decode(type, from: message)
    } catch {
      close()
      throw error
    }
  }

  /// Waits, and reads at most what is missing of a header or of the frame after it: never one byte of the next message, unless this end
  /// reads ahead.
  private func fill(until deadline: ContinuousClock.Instant?) throws(WireError) {
    if isClosed.withLock({ $0 }) { throw .closed }
    if isAtEnd { throw endOfInput }
    let ready = try SocketCalls.wait(fileDescriptor, for: Int32(POLLIN), until: deadline, orEnd: processEnd)
    // In pieces, so that an announced length alone does not reserve sixteen megabytes.
    let piece = readsAhead ? Self.pieceLength : min(reader.missingCount, Self.pieceLength)
    let hasRead = try read(upTo: piece)
    // What a process has sent before it ended has arrived by now; a child that still has the socket open does not matter.
    if !hasRead, !isAtEnd, ready.hasEnded { throw endOfInput }
  }

  /// Why there is no more input.
  private var endOfInput: WireError {
    reader.waitingCount == 0
      ? .closed
      : .malformedMessage(found: "the message ends after \(reader.waitingCount) bytes, and the connection with it")
  }

  /// Reads what has arrived, without waiting, and returns whether there was anything.
  private func read(upTo count: Int) throws(WireError) -> Bool {
    let received = reader.append(upTo: count) { recv(fileDescriptor, $0.baseAddress!, $0.count, Self.withoutWaiting) }
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

/// `close` under a name that the method of the same name does not hide.
func closeDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Foundation.close(descriptor)
  #endif
}
