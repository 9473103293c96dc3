import Crypto
import Handoff

/// By what paired devices recognise each other in the TXT record of the exchange service.
///
/// There is one tag for each paired device, made with the secret of the pairing and the random name of the instance, and random tags up to
/// a multiple of four. To others each name has other tags, which tell nothing but roughly how many devices are paired.
enum DiscoveryTags {
  private static let tagLength = 8
  /// The tags of one string; a string of a TXT record has 255 bytes at most.
  private static let tagsInString = 8
  /// How many strings are read.
  private static let maximumStrings = 16

  /// A random name for an instance.
  static func makeName() -> String { Hexadecimal.text(RandomBytes.make(8)) }

  /// The strings of the TXT record.
  static func text(name: String, of publisher: PeerID, peers: some Collection<PairedPeer>) -> [String] {
    var tags = peers.map { tag(for: name, of: publisher, secret: $0.secretBytes) }
    while tags.isEmpty || !tags.count.isMultiple(of: 4) { tags.append(RandomBytes.make(tagLength)) }
    let digits = tags.shuffled().map { Hexadecimal.text($0) }
    let strings = stride(from: 0, to: digits.count, by: tagsInString).map { start in
      "t\(start / tagsInString)=" + digits[start..<min(start + tagsInString, digits.count)].joined()
    }
    return ["v=1"] + strings
  }

  /// The peer that has published the strings under this name; `nil` if it is none of `peers`.
  static func peer(name: String, text: [String], peers: some Collection<PairedPeer>) -> PeerID? {
    var tags: Set<[UInt8]> = []
    for string in text.prefix(maximumStrings) where string.hasPrefix("t") && string.utf8.count <= 255 {
      guard let start = string.firstIndex(of: "="),
        let bytes = Hexadecimal.bytes(string[string.index(after: start)...])
      else { continue }
      for index in stride(from: 0, to: bytes.count - tagLength + 1, by: tagLength) {
        tags.insert(Array(bytes[index..<index + tagLength]))
      }
    }
    guard !tags.isEmpty else { return nil }
    return peers.first { tags.contains(tag(for: name, of: $0.id, secret: $0.secretBytes)) }?.id
  }

  private static func tag(for name: String, of publisher: PeerID, secret: [UInt8]) -> [UInt8] {
    Array(
      HMAC<SHA256>.authenticationCode(
        for: Array("proscenium handoff discovery \(publisher.rawValue) \(name)".utf8), using: SymmetricKey(data: secret)
      ).prefix(tagLength))
  }
}
