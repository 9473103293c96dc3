import Foundation
import SceneWire

/// Answers second starts and the command line, on the main queue, without ever waiting for one of them.
@MainActor final class ControlServer {
  private let listener: WireListener
  private let grant: (ControlRequest.Wish) -> ControlAnswer
  private var source: (any DispatchSourceRead)?
  /// Peers that have not said what they want, the longest waiting first.
  private var peers: [Peer] = []

  /// More than so many peers do not wait at once; the one that has waited longest is let go.
  private static let maximumPeers = 16

  @MainActor private final class Peer {
    let connection: WireConnection
    var source: (any DispatchSourceRead)?
    init(_ connection: WireConnection) { self.connection = connection }
  }

  /// Listens. `grant` is called on the main queue for each wish; its answer is sent back.
  init(_ listener: WireListener, grant: @escaping (ControlRequest.Wish) -> ControlAnswer) {
    self.listener = listener
    self.grant = grant
    let source = DispatchSource.makeReadSource(fileDescriptor: listener.fileDescriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.welcome() } }
    source.resume()
    self.source = source
  }

  /// Takes the socket away; to be called before the process leaves.
  func close() { listener.withdraw() }

  private func welcome() {
    let connection: WireConnection
    do {
      connection = try listener.accept(timeout: .zero)
    } catch {
      // Somebody else's process, or a peer that has left again: neither is anybody's concern here.
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
        request.wish.map(grant)
        ?? .refused(
          "It speaks version \(request.version) of the protocol, and the running app version \(wireProtocolVersion). Build both "
            + "from the same version of Proscenium, or end the running app first.")
      // An answer fits every buffer; a peer that has let its own fill up does not hold the app up.
      do { try peer.connection.send(answer, timeout: .zero) } catch {}
    } catch .timedOut {
      // The rest of the message is still on its way.
      return
    } catch {
      // A peer that talks nonsense or has left gets no answer.
    }
    dismiss(peer)
  }

  private func dismiss(_ peer: Peer) {
    peer.source?.cancel()
    peer.connection.close()
    peers.removeAll { $0 === peer }
  }
}
