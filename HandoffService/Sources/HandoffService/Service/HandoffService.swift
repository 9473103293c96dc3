import Foundation
import NIOCore
import NIOPosix

/// The Handoff service of a login session: it exchanges offers of activities between the user's devices.
///
/// `HandoffEngine` decides everything; the service carries it out. All of it runs on one event loop, which waits while nothing happens.
public final class HandoffService: Sendable {
  private let group: MultiThreadedEventLoopGroup
  private let core: NIOLoopBound<ServiceCore>

  /// The TCP port that other devices connect to.
  public let port: Int

  private init(group: MultiThreadedEventLoopGroup, core: NIOLoopBound<ServiceCore>, port: Int) {
    self.group = group
    self.core = core
    self.port = port
  }

  /// Starts a service, and waits for it.
  ///
  /// It uses no tasks of Swift: their threads wake the process once a second.
  ///
  /// - Parameters:
  ///   - configuration: The folders, addresses and limits.
  ///   - discoveries: By what other devices are found.
  ///   - log: Receives each line of the log, without its end, on any thread.
  /// - Throws: A sentence if another process has the socket, or an address, a folder or a file cannot be used.
  @available(*, noasync)
  public static func startAndWait(
    _ configuration: HandoffServiceConfiguration, discoveries: [any PeerDiscovery],
    log: @escaping @Sendable (String) -> Void
  ) throws -> HandoffService {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let (core, port) = try begin(
        on: group.next(), configuration, limits: ServiceLimits(), discoveries: discoveries, log: log
      ).wait()
      return HandoffService(group: group, core: core, port: port)
    } catch {
      try? group.syncShutdownGracefully()
      throw sentence(for: error)
    }
  }

  static func start(
    _ configuration: HandoffServiceConfiguration, limits: ServiceLimits, discoveries: [any PeerDiscovery],
    log: @escaping @Sendable (String) -> Void
  ) async throws -> HandoffService {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let (core, port) = try await begin(
        on: group.next(), configuration, limits: limits, discoveries: discoveries, log: log
      ).get()
      return HandoffService(group: group, core: core, port: port)
    } catch {
      try? await group.shutdownGracefully()
      throw sentence(for: error)
    }
  }

  private static func begin(
    on eventLoop: any EventLoop, _ configuration: HandoffServiceConfiguration, limits: ServiceLimits,
    discoveries: [any PeerDiscovery], log: @escaping @Sendable (String) -> Void
  ) -> EventLoopFuture<(NIOLoopBound<ServiceCore>, Int)> {
    eventLoop.flatSubmit {
      do {
        let core = try ServiceCore(
          eventLoop: eventLoop, configuration: configuration, limits: limits, discoveries: discoveries,
          log: ServiceLog(log))
        let bound = NIOLoopBound(core, eventLoop: eventLoop)
        return try core.start().map { (bound, bound.value.devices.port) }
      } catch {
        return eventLoop.makeFailedFuture(error)
      }
    }
  }

  private static func sentence(for error: any Error) -> ServiceError {
    error as? ServiceError ?? ServiceError("The service cannot be started: \(error).")
  }

  /// Ends the service, and waits for it: its connections are closed and its socket is removed. It is called once.
  @available(*, noasync)
  public func stopAndWait() {
    let core = core
    try? core.eventLoop.submit { core.value.stop() }.wait()
    try? group.syncShutdownGracefully()
  }

  /// Ends the service: its connections are closed and its socket is removed. It is called once.
  func stop() async {
    let core = core
    try? await core.eventLoop.submit { core.value.stop() }.get()
    try? await group.shutdownGracefully()
  }
}
