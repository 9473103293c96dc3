/// One message of a pairing: two bytes of length, the highest first, one byte for its kind, and its fields.
enum HandoffPairingMessage: Hashable, Sendable {
  /// The first message, from the device whose user has chosen the other one: the hash of a nonce that it reveals later.
  case commitment(version: UInt8, hash: [UInt8], name: String)
  /// The answer: the other device's nonce.
  case nonce(version: UInt8, [UInt8], name: String)
  /// The nonce that the first device had committed to.
  case reveal([UInt8])
  /// The user of the sender has confirmed that the codes are the same.
  case confirmation
  /// The user of the sender has refused the code.
  case refusal
  /// The sender has stored the other device, after both users have confirmed.
  case stored

  /// The length of nonces and hashes, in bytes.
  static let nonceLength = 32
  /// The maximum length of what follows the length.
  static let maximumLength = 1 + 1 + nonceLength + HandoffPairing.maximumNameLength

  /// The message with its length.
  var bytes: [UInt8] {
    let content = content
    return [UInt8(truncatingIfNeeded: content.count >> 8), UInt8(truncatingIfNeeded: content.count)] + content
  }

  private var content: [UInt8] {
    switch self {
    case .commitment(let version, let hash, let name): [1, version] + hash + Array(name.utf8)
    case .nonce(let version, let nonce, let name): [2, version] + nonce + Array(name.utf8)
    case .reveal(let nonce): [3] + nonce
    case .confirmation: [4]
    case .refusal: [5]
    case .stored: [6]
    }
  }

  /// The message in `content`, without its length; `nil` if it is none.
  init?(content: some Collection<UInt8>) {
    guard let kind = content.first else { return nil }
    let fields = Array(content.dropFirst())
    switch kind {
    case 1:
      guard let (version, hash, name) = Self.greeting(fields) else { return nil }
      self = .commitment(version: version, hash: hash, name: name)
    case 2:
      guard let (version, nonce, name) = Self.greeting(fields) else { return nil }
      self = .nonce(version: version, nonce, name: name)
    case 3 where fields.count == Self.nonceLength: self = .reveal(fields)
    case 4 where fields.isEmpty: self = .confirmation
    case 5 where fields.isEmpty: self = .refusal
    case 6 where fields.isEmpty: self = .stored
    default: return nil
    }
  }

  /// A version, a nonce or hash, and a name. Of another version only the version is read.
  private static func greeting(_ fields: [UInt8]) -> (UInt8, [UInt8], String)? {
    guard let version = fields.first else { return nil }
    guard version == HandoffPairing.version else { return (version, [], "") }
    let rest = fields.dropFirst()
    guard rest.count > nonceLength, rest.count - nonceLength <= HandoffPairing.maximumNameLength,
      let name = String(validating: rest.dropFirst(nonceLength), as: UTF8.self)
    else { return nil }
    return (version, Array(rest.prefix(nonceLength)), name)
  }
}
