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
  /// What has arrived of the message that is being read, its length included; kept when a reader runs out of time.
  private var partial = [UInt8]()

  /// Takes over a connected socket, which is closed when this object is released.
  ///
  /// Throws where the operating system does not know the peer.
  init(adopting descriptor: Int32) throws(WireError) {
    fileDescriptor = descriptor
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
  /// Throws ``WireError/cannotConnect(path:reason:)`` where nobody listens, and ``WireError/otherUser(user:expected:)``
  /// where the socket is another user's: an app tells what it holds only to its own user's device.
  public static func connect(to path: String, allowing user: UInt32 = geteuid()) throws(WireError) -> WireConnection {
    let descriptor = try SocketCalls.makeSocket()
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
      let reason = SocketCalls.reason()
      _ = closeDescriptor(descriptor)
      throw .cannotConnect(path: path, reason: reason)
    }
    let connection = try WireConnection(adopting: descriptor)
    guard connection.peerUser == user else { throw .otherUser(user: connection.peerUser, expected: user) }
    return connection
  }

  /// Two connections that talk to each other inside one process, as tests and an in-process device need them.
  public static func makePair() throws(WireError) -> (WireConnection, WireConnection) {
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
    return (try WireConnection(adopting: descriptors[0]), try WireConnection(adopting: descriptors[1]))
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
  /// Throws ``WireError/closed`` where the peer has left (no SIGPIPE is raised), ``WireError/oversizeFrame(length:limit:)``
  /// for a message over the limit, of which nothing is sent then, and ``WireError/nonsense(found:)`` for a value that JSON
  /// cannot hold.
  public func send(_ message: some Encodable) throws(WireError) {
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
    try send(bytes: frame)
  }

  /// Sends bytes as they are, without a length before them. For tests of what a peer does with nonsense.
  func send(bytes: [UInt8]) throws(WireError) {
    sending.lock()
    defer { sending.unlock() }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if os(Linux)
          Glibc.send(fileDescriptor, buffer.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        #else
          Foundation.send(fileDescriptor, buffer.baseAddress! + sent, bytes.count - sent, 0)
        #endif
      }
      if count >= 0 {
        sent += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: try SocketCalls.wait(fileDescriptor, for: Int32(POLLOUT), until: nil)
      case EPIPE, ECONNRESET: throw .closed
      default: throw .systemCall(name: "send", reason: SocketCalls.reason())
      }
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
    receiving.lock()
    defer { receiving.unlock() }
    try fill(upTo: 4, until: deadline)
    let length = partial[0..<4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.maximumLength else {
      close()
      throw .oversizeFrame(length: length, limit: Self.maximumLength)
    }
    try fill(upTo: 4 + length, until: deadline)
    let body = Data(partial[4...])
    partial.removeAll(keepingCapacity: partial.count < 65_536)
    return body
  }

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

  /// Reads until `count` bytes of the message are there, and never one byte of the next message.
  private func fill(upTo count: Int, until deadline: ContinuousClock.Instant?) throws(WireError) {
    while partial.count < count {
      if closing.withLock({ isClosed }) { throw .closed }
      try SocketCalls.wait(fileDescriptor, for: Int32(POLLIN), until: deadline)
      // In pieces, so that an announced length alone makes nobody reserve sixteen megabytes.
      var piece = [UInt8](repeating: 0, count: min(count - partial.count, 65_536))
      let received = piece.withUnsafeMutableBytes { recv(fileDescriptor, $0.baseAddress!, $0.count, 0) }
      if received > 0 {
        partial.append(contentsOf: piece[0..<received])
      } else if received == 0 {
        throw partial.isEmpty
          ? .closed : .nonsense(found: "the message ends after \(partial.count) bytes, and the connection with it")
      } else {
        switch errno {
        case EINTR, EAGAIN: continue
        case ECONNRESET: throw .closed
        default: throw .systemCall(name: "recv", reason: SocketCalls.reason())
        }
      }
    }
  }
}

/// `close` by a name that the method of the same name does not hide.
func closeDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Foundation.close(descriptor)
  #endif
}
