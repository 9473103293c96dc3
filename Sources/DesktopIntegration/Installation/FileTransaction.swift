import Foundation
import SceneManifest

/// Writes and removes files below a folder, and can undo all of it.
struct FileTransaction {
  private let home: String
  private let isDryRun: Bool
  /// The operations that undo what was done, in order.
  private var undoing: [() -> Void] = []

  init(home: String, isDryRun: Bool) {
    self.home = home
    self.isDryRun = isDryRun
  }

  /// Writes a temporary file and renames it, so that an existing file is replaced as a whole or not at all.
  mutating func write(_ file: Installation.File) throws(InstallationError) {
    guard !isDryRun else { return }
    let path = home + "/" + file.path
    let before = try? Data(contentsOf: URL(fileURLWithPath: path))
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let fresh = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
      do {
        try file.contents.write(to: URL(fileURLWithPath: fresh))
        guard rename(fresh, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      } catch {
        unlink(fresh)
        throw error
      }
    } catch {
      throw InstallationError(
        .fileOperation, location: path,
        message: "the file cannot be written: \(SystemError.reason(error)); nothing was installed")
    }
    undoing.append {
      // The folder was writable a moment ago; a failure here cannot be handled, and the original error is thrown.
      if let before { try? before.write(to: URL(fileURLWithPath: path)) } else { unlink(path) }
    }
  }

  /// Renames the file to an unused name that no desktop reads, and returns that name.
  mutating func setAside(_ file: String) throws(InstallationError) -> String {
    let path = home + "/" + file
    var aside = path + ".before-proscenium"
    var number = 1
    var info = stat()
    while lstat(aside, &info) == 0 {
      number += 1
      aside = "\(path).before-proscenium-\(number)"
    }
    guard !isDryRun else { return aside }
    guard rename(path, aside) == 0 else {
      throw InstallationError(
        .fileOperation, location: path, message: "the file cannot be renamed: \(String(cString: strerror(errno)))")
    }
    undoing.append { rename(aside, path) }
    return aside
  }

  /// Removes the file.
  mutating func remove(_ file: String) throws(InstallationError) {
    guard !isDryRun else { return }
    let path = home + "/" + file
    let before = try? Data(contentsOf: URL(fileURLWithPath: path))
    guard unlink(path) == 0 else {
      throw InstallationError(
        .fileOperation, location: path, message: "the file cannot be removed: \(String(cString: strerror(errno)))")
    }
    undoing.append { try? before?.write(to: URL(fileURLWithPath: path)) }
  }

  /// Undoes what was done, the last operation first.
  mutating func undo() {
    while let step = undoing.popLast() { step() }
  }
}
