import Foundation
import Handoff

/// The paired devices, in `peers.json`.
///
/// While no device is paired there is no file: apps then do not start the service (`HandoffServicePaths.peers`).
final class PeersFile {
  static let file = "peers.json"
  private static let maximumLength = 64 * 1024
  /// How many devices may be paired.
  static let maximumCount = ConnectionProof.maximumPeers

  private struct Content: Codable {
    var version = 1
    var peers: [PairedPeer]
  }

  private let folder: PrivateFolder
  /// By identifier.
  private(set) var peers: [PeerID: PairedPeer] = [:]

  /// Reads the file. A damaged one is set aside, and no device is paired.
  init(in folder: PrivateFolder, log: ServiceLog) throws {
    self.folder = folder
    let reason: String
    switch try folder.read(Self.file, limit: Self.maximumLength) {
    case .missing: return
    case .tooLong: reason = "it is longer than \(Self.maximumLength) bytes"
    case .bytes(let bytes):
      do {
        peers = try Self.peers(in: bytes)
        guard chmod(folder.path(of: Self.file), 0o600) == 0 else {
          throw ServiceError.system("\(LogText.quoted(folder.path(of: Self.file))) cannot be made private", errno)
        }
        return
      } catch let damage as Damage {
        reason = damage.reason
      }
    }
    let other = try folder.setAside(Self.file)
    log.report(
      "The file of the paired devices was damaged, because \(reason); it is now \(LogText.quoted(other)). "
        + "The devices have to be paired again.")
  }

  /// Why a file cannot be read: the end of a sentence.
  struct Damage: Error {
    var reason: String
  }

  /// The devices in the bytes of a file.
  static func peers(in bytes: [UInt8]) throws(Damage) -> [PeerID: PairedPeer] {
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)) else {
      throw Damage(reason: "it is no JSON of the expected form")
    }
    guard content.version == 1 else { throw Damage(reason: "it has the unknown version \(content.version)") }
    guard content.peers.count <= maximumCount, content.peers.allSatisfy(\.isValid),
      Set(content.peers.map(\.id)).count == content.peers.count
    else { throw Damage(reason: "it has values that no pairing stores") }
    return Dictionary(uniqueKeysWithValues: content.peers.map { ($0.id, $0) })
  }

  /// Whether a further device can be paired.
  func hasSpace(for id: PeerID) -> Bool { peers[id] != nil || peers.count < Self.maximumCount }

  /// Stores a device, in place of what was stored of it.
  func store(_ peer: PairedPeer) throws {
    guard hasSpace(for: peer.id) else {
      throw ServiceError("\(Self.maximumCount) devices are paired, which is the limit; remove one of them first.")
    }
    try change { $0[peer.id] = peer }
  }

  /// A device has stored this one too.
  func acknowledge(_ id: PeerID) throws {
    guard peers[id]?.isAcknowledged == false else { return }
    try change { $0[id]?.isAcknowledged = true }
  }

  /// Removes a device.
  func remove(_ id: PeerID) throws { try change { $0[id] = nil } }

  private func change(_ body: (inout [PeerID: PairedPeer]) -> Void) throws {
    var changed = peers
    body(&changed)
    if changed.isEmpty {
      try folder.remove(Self.file)
    } else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let content = Content(peers: changed.values.sorted { $0.id < $1.id })
      try folder.write(Array(try encoder.encode(content)) + [0x0A], to: Self.file)
    }
    peers = changed
  }
}
