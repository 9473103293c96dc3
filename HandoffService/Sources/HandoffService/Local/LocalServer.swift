import Foundation
import NIOCore
import NIOPosix

/// Accepts apps and commands of the same user on the service's socket. It is used on its event loop alone.
final class LocalServer {
  private let eventLoop: any EventLoop
  private let path: String
  private let limit: Int
  private let log: ServiceLog
  private weak var owner: (any LocalConnection.Owner)?
  private var lock: SocketLock?
  private let budget = InputBudget(4 * LocalConnection.maximumPendingBytes)
  private var count = 0

  /// Takes the socket from an earlier process that has ended.
  ///
  /// - Throws: A sentence if another process has the socket, or its folder cannot be made.
  init(eventLoop: any EventLoop, path: String, limit: Int, log: ServiceLog, owner: any LocalConnection.Owner) throws {
    self.eventLoop = eventLoop
    self.path = path
    self.limit = limit
    self.log = log
    self.owner = owner
    // The system's limit for addresses of sockets, without the zero at the end.
    guard path.utf8.count <= 107 else {
      throw ServiceError("The path of the socket, \(LogText.quoted(path)), is longer than 107 bytes.")
    }
    _ = try PrivateFolder((path as NSString).deletingLastPathComponent)
    lock = try SocketLock(socket: path)
    guard unlink(path) == 0 || errno == ENOENT else {
      throw ServiceError.system("The socket \(LogText.quoted(path)) of an earlier process cannot be removed", errno)
    }
  }

  /// Begins to accept.
  func listen() -> EventLoopFuture<Void> {
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    let path = path
    return ServerBootstrap(group: eventLoop)
      .serverChannelOption(ChannelOptions.backlog, value: 64)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try bound.value.accept(channel) }
      }
      .bind(unixDomainSocketPath: path)
      .flatMapThrowing { _ in
        guard chmod(path, 0o600) == 0 else {
          throw ServiceError.system("The socket \(LogText.quoted(path)) cannot be made private", errno)
        }
      }
  }

  /// Removes the socket; another process can have it from then on.
  func stop() {
    unlink(path)
    lock = nil
  }

  private func accept(_ channel: any Channel) throws {
    guard count < limit else {
      log.report("More than \(limit) apps and commands are connected; a further one was refused.", once: .localLimit)
      throw ConnectionFailure.stranger
    }
    guard let owner else { throw ConnectionFailure.stranger }
    let connection = LocalConnection(channel, owner: owner, budget: budget)
    count += 1
    channel.closeFuture.assumeIsolated().whenComplete { [self] _ in
      count -= 1
      log.end(.localLimit)
    }
    guard let provider = channel as? any SocketOptionProvider else { throw ConnectionFailure.stranger }
    // The socket's folder keeps others out; the system's own word decides all the same.
    let credentials: EventLoopFuture<PeerCredentials>.Isolated = provider.unsafeGetSocketOption(
      level: .init(rawValue: SOL_SOCKET), name: .init(rawValue: SO_PEERCRED)
    ).assumeIsolated()
    credentials.whenComplete { (result: Result<PeerCredentials, any Error>) in
      guard case .success(let credentials) = result, credentials.user == getuid() else {
        return channel.close(promise: nil)
      }
    }
    try channel.syncOptions?.setOption(.recvAllocator, value: ReceiveBuffers.allocator)
    try channel.pipeline.syncOperations.addHandler(connection)
  }
}
