import Foundation
import SceneWire

/// Handles requests of second starts and of the command line on the main queue, without ever blocking on one of them.
@MainActor final class ControlServer {
  private let listener: WireListener
  private let handle: (ControlRequest.Command) -> ControlResponse
  private var source: (any DispatchSourceRead)?
  /// Peers that have not sent their request yet, the longest waiting first.
  private var peers: [Peer] = []

  /// The maximum number of waiting peers; beyond it, the one that has waited longest is dropped.
  private static let maximumPeers = 16

  @MainActor private final class Peer {
    let connection: WireConnection
    var source: (any DispatchSourceRead)?
    init(_ connection: WireConnection) { self.connection = connection }
  }

  /// Starts to listen. `handle` is called on the main queue for each request; its result is sent back.
  init(_ listener: WireListener, handle: @escaping (ControlRequest.Command) -> ControlResponse) {
    self.listener = listener
    self.handle = handle
    let source = DispatchSource.makeReadSource(fileDescriptor: listener.fileDescriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.welcome() } }
    source.resume()
    self.source = source
  }

  /// Removes the socket; call it before the process exits.
  func close() { listener.close() }

  private func welcome() {
    let connection: WireConnection
    do {
      connection = try listener.accept(timeout: .zero)
    } catch {
      // A process of another user, or a peer that has already disconnected: ignore both.
      return
    }
    if peers.count == Self.maximumPeers, let first = peers.first { dismiss(first) }
    let peer = Peer(connection)
    peers.append(peer)
    let source = DispatchSource.makeReadSource(fileDescriptor: connection.fileDescriptor, queue: .main)
    source.setEventHandler { [weak self, weak peer] in
      MainActor.assumeIsolated {
        if let peer { self?.read(peer) }
      }
    }
    peer.source = source
    source.resume()
  }

  private func read(_ peer: Peer) {
    do {
      let request = try peer.connection.receive(ControlRequest.self, timeout: .zero)
      let answer =
        request.command.map(handle)
        ?? .refused(
          "It uses version \(request.version) of the protocol, and the running app version \(wireProtocolVersion). Build both "
            + "from the same version of Proscenium, or end the running app first.")
      // A response fits into every buffer; a peer whose own buffer is full does not block the app.
      do { try peer.connection.send(answer, timeout: .zero) } catch {}
    } catch .timedOut {
      // The rest of the message has not arrived yet.
      return
    } catch {
      // A peer that sent an invalid message or has disconnected gets no response.
    }
    dismiss(peer)
  }

  private func dismiss(_ peer: Peer) {
    peer.source?.cancel()
    peer.connection.close()
    peers.removeAll { $0 === peer }
  }
}
