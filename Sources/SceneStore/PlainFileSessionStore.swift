import Foundation
import SceneSystem

/// Sessions in one JSON file, replaced as a whole.
///
/// The new text is written beside the file, synchronised, and renamed over it, and the folder is synchronised, so that
/// a crash or a power failure at any instant leaves the old sessions or the new ones. The folder is made with mode 0700 and
/// the file with 0600: sessions hold what the user reads and writes.
///
/// A file that is damaged, or that a newer version wrote, is renamed to `NAME.damaged-N`, and the app starts clean.
public struct PlainFileSessionStore: SessionStore {
  /// The version of the file's format.
  public static let format = 1

  /// Where the file is.
  public let path: String
  private let report: @Sendable (String) -> Void

  /// A store in the file at `path`, which need not exist, nor its folder.
  ///
  /// `report` is told, in one sentence, when a damaged file was put aside.
  public init(path: String, report: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.report = report
  }

  private struct Contents<State: Codable>: Codable {
    var format: Int
    var state: State
  }

  private struct Probe: Decodable { var format: Int }

  /// What the file holds; `nil` where there is none or where it was put aside.
  public func load() throws(SessionStoreError) -> PersistentState? {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    let reason: String
    do {
      let version = try JSONDecoder().decode(Probe.self, from: data).format
      if version == Self.format {
        return try JSONDecoder().decode(Contents<PersistentState>.self, from: data).state
      }
      reason = "is of format \(version), and this version reads format \(Self.format)"
    } catch {
      reason = "is damaged"
    }
    let kept = try setAside()
    report("The session file \(path) \(reason). It was kept as \(kept), and the app starts without sessions.")
    return nil
  }

  /// Replaces the file.
  public func commit(_ state: PersistentState) throws(SessionStoreError) {
    let folder = (path as NSString).deletingLastPathComponent
    let data: Data
    do {
      try FileManager.default.createDirectory(
        atPath: folder.isEmpty ? "." : folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      data = try encoder.encode(Contents(format: Self.format, state: state))
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
    // mkstemp puts letters of its own in place of the last six, and makes the file with mode 0600, whatever the umask.
    var template = Array((path + "." + String(repeating: "X", count: 6)).utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw unwritable() }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(SessionStoreError) {
      do throws(SessionStoreError) {
        try write(data, to: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw unwritable() }
    } catch {
      unlink(temporary)
      throw error
    }
    try synchroniseFolder(folder.isEmpty ? "." : folder)
  }

  private func write(_ data: Data, to descriptor: Int32) throws(SessionStoreError) {
    let bytes = [UInt8](data)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw unwritable()
      }
    }
    guard fsync(descriptor) == 0 else { throw unwritable() }
  }

  /// The rename itself must survive a power failure, and it is the folder that records it.
  private func synchroniseFolder(_ folder: String) throws(SessionStoreError) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw unwritable() }
  }

  /// Renames the file to the first free `NAME.damaged-N`, and returns that name.
  private func setAside() throws(SessionStoreError) -> String {
    var number = 1
    while true {
      let name = "\(path).damaged-\(number)"
      // A link fails where the name is taken, so that no earlier file is overwritten.
      if link(path, name) == 0 {
        guard unlink(path) == 0 else { throw .cannotSetAside(path: path, reason: String(cString: strerror(errno))) }
        return name
      }
      guard errno == EEXIST else { throw .cannotSetAside(path: path, reason: String(cString: strerror(errno))) }
      number += 1
    }
  }

  private func unwritable() -> SessionStoreError { .unwritable(path: path, reason: String(cString: strerror(errno))) }
}
