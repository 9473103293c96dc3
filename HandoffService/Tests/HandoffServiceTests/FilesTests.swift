import Foundation
import Handoff
import Testing

@testable import HandoffService

/// The key and the paired devices on disk.
@Suite struct FilesTests {
  private let folder: TemporaryFolder
  private let log = Lines()

  init() throws { folder = try TemporaryFolder() }

  private var serviceLog: ServiceLog { ServiceLog(log.append) }

  private func privateFolder() throws -> PrivateFolder { try PrivateFolder(folder.path("state/handoff")) }

  private func peer(_ digit: String, name: String = "Lap") -> PairedPeer {
    PairedPeer(
      id: PeerID(rawValue: String(repeating: digit, count: 64)), name: name,
      secret: String(repeating: digit, count: 64))
  }

  @Test("The first start makes a key that only the user can read; later starts have the same identity")
  func identity() throws {
    let first = try DeviceIdentity.load(from: try privateFolder(), log: serviceLog)
    #expect(try folder.permissions("state/handoff") == 0o700)
    #expect(try folder.permissions("state/handoff/key.pem") == 0o600)
    #expect(first.id.rawValue.count == 64)
    #expect(first.id == DeviceIdentity.id(ofPublicKey: first.publicKey))
    #expect(TLSContexts.publicKey(of: first.certificate) == first.publicKey)
    #expect(try DeviceIdentity.load(from: try privateFolder(), log: serviceLog).id == first.id)
    #expect(log.all.isEmpty)
  }

  @Test("Others lose their rights to an existing key and its folder")
  func permissions() throws {
    _ = try DeviceIdentity.load(from: try privateFolder(), log: serviceLog)
    for (name, mode) in [("state/handoff/key.pem", 0o644), ("state/handoff", 0o755)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(name))
    }
    _ = try DeviceIdentity.load(from: try privateFolder(), log: serviceLog)
    #expect(try folder.permissions("state/handoff") == 0o700)
    #expect(try folder.permissions("state/handoff/key.pem") == 0o600)
  }

  @Test("A damaged key is set aside with one line of the log, and there is a new one", arguments: ["", "-----BEGIN"])
  func damagedKey(text: String) throws {
    try folder.write(text, to: "state/handoff/key.pem")
    let identity = try DeviceIdentity.load(from: try privateFolder(), log: serviceLog)
    #expect(log.all.count == 1)
    #expect(try folder.text("state/handoff/key.pem.damaged-1") == text)
    #expect(try DeviceIdentity.load(from: try privateFolder(), log: serviceLog).id == identity.id)
  }

  @Test("Paired devices are stored, replaced and removed; without any there is no file")
  func peers() throws {
    let file = try PeersFile(in: try privateFolder(), log: serviceLog)
    #expect(file.peers.isEmpty)
    try file.store(peer("a"))
    try file.store(peer("b"))
    try file.store(peer("a", name: "Desk"))
    #expect(try folder.permissions("state/handoff/peers.json") == 0o600)
    let again = try PeersFile(in: try privateFolder(), log: serviceLog)
    #expect(again.peers == file.peers)
    #expect(again.peers[peer("a").id]?.name == "Desk")
    try again.remove(peer("a").id)
    #expect(try PeersFile(in: try privateFolder(), log: serviceLog).peers.count == 1)
    try again.remove(peer("b").id)
    #expect(!FileManager.default.fileExists(atPath: folder.path("state/handoff/peers.json")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("state/handoff")).isEmpty)
    #expect(log.all.isEmpty)
  }

  @Test("A device that has not acknowledged the pairing stays so until it has; one of an earlier version has")
  func acknowledgement() throws {
    var unacknowledged = peer("a")
    unacknowledged.isAcknowledged = false
    try PeersFile(in: try privateFolder(), log: serviceLog).store(unacknowledged)
    let file = try PeersFile(in: try privateFolder(), log: serviceLog)
    #expect(file.peers[unacknowledged.id] == unacknowledged)
    try file.acknowledge(unacknowledged.id)
    try file.acknowledge(peer("b").id)
    #expect(try PeersFile(in: try privateFolder(), log: serviceLog).peers == [peer("a").id: peer("a")])
    let digits = String(repeating: "c", count: 64)
    try folder.write(
      #"{"version":1,"peers":[{"id":"\#(digits)","name":"n","secret":"\#(digits)"}]}"#, to: "state/handoff/peers.json")
    #expect(try PeersFile(in: try privateFolder(), log: serviceLog).peers.values.map(\.isAcknowledged) == [true])
    #expect(log.all.isEmpty)
  }

  @Test("More devices than the limit are not stored")
  func limit() throws {
    let file = try PeersFile(in: try privateFolder(), log: serviceLog)
    for number in 0..<PeersFile.maximumCount {
      var peer = peer("a")
      peer.id = PeerID(rawValue: String(repeating: "0", count: 60) + String(number + 1000))
      try file.store(peer)
    }
    #expect(throws: ServiceError.self) { try file.store(peer("b")) }
    #expect(file.peers.count == PeersFile.maximumCount)
  }

  @Test(
    "A damaged peers.json is set aside with one line of the log, and never overwritten",
    arguments: [
      "", "{", "[]", #"{"version":2,"peers":[]}"#, #"{"version":1,"peers":[{"id":"x","name":"n","secret":"00"}]}"#,
      String(repeating: "[", count: 70_000),
    ])
  func damagedPeers(text: String) throws {
    for number in 1...2 {
      try folder.write(text, to: "state/handoff/peers.json")
      let file = try PeersFile(in: try privateFolder(), log: serviceLog)
      #expect(file.peers.isEmpty)
      #expect(log.all.count == number)
      #expect(try folder.text("state/handoff/peers.json.damaged-\(number)") == text)
      #expect(!FileManager.default.fileExists(atPath: folder.path("state/handoff/peers.json")))
    }
    try PeersFile(in: try privateFolder(), log: serviceLog).store(peer("a"))
    #expect(try folder.text("state/handoff/peers.json.damaged-1") == text)
  }

  @Test("A folder that cannot be made is a sentence")
  func impossibleFolder() throws {
    try folder.write("", to: "file")
    #expect(throws: ServiceError.self) { try PrivateFolder(folder.path("file/state")) }
  }
}
