import Foundation

/// A folder that is removed with this object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    // The path of a socket has 107 bytes at most.
    path = "/tmp/handoff-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  func write(_ text: String, to name: String) throws {
    let path = path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
