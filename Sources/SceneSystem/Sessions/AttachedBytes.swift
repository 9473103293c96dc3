/// Bytes that are sent beside a coded message rather than in it.
///
/// In an encoder's `userInfo` under ``key``, it collects every ``Bytes`` that is encoded, and the message contains their indices; in a
/// decoder's, it returns them.
package final class AttachedBytes: @unchecked Sendable {
  /// The key under which coders look for it.
  package static let key = CodingUserInfoKey(rawValue: "org.proscenium.attachedBytes")!

  /// What is attached, in the order of the indices. Only the coder that uses it accesses it.
  package private(set) var parts: [Bytes]

  /// Empty, for an encoder; or the attachments of a message, for a decoder.
  package init(_ parts: [Bytes] = []) { self.parts = parts }

  /// Attaches `bytes`, and returns their index.
  func add(_ bytes: Bytes) -> Int {
    parts.append(bytes)
    return parts.count - 1
  }

  /// The bytes that are attached at `index`, or `nil` if there are none.
  func bytes(at index: Int) -> Bytes? { parts.indices.contains(index) ? parts[index] : nil }
}
