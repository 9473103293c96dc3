package import Foundation
import SceneManifest
import SceneSystem

/// Files and folders of a build. Nothing is written whose content is there already, so that build tools see no change.
package enum Files {
  /// Writes a file unless it has this content. Returns whether it was written.
  @discardableResult package static func write(_ data: Data, to path: String) throws(BuilderError) -> Bool {
    if let present = FileManager.default.contents(atPath: path), present == data { return false }
    do {
      try FileManager.default.createDirectory(
        atPath: Paths.folder(of: path), withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path, isDirectory: false), options: .atomic)
      return true
    } catch {
      throw BuilderError(.file, "\(path.oneLine) cannot be written: \(SystemError.reason(error)).")
    }
  }

  /// Writes a text file unless it has this content. Returns whether it was written.
  @discardableResult package static func write(_ text: String, to path: String) throws(BuilderError) -> Bool {
    try write(Data(text.utf8), to: path)
  }

  /// Creates a folder and those above it.
  package static func createFolder(_ path: String) throws(BuilderError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BuilderError(.file, "The folder \(path.oneLine) cannot be created: \(SystemError.reason(error)).")
    }
  }

  /// Removes a file, a link or a folder with its content; nothing happens if there is none.
  package static func remove(_ path: String) throws(BuilderError) {
    guard FileStatus(path, followsLinks: false) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw BuilderError(.file, "\(path.oneLine) cannot be removed: \(SystemError.reason(error)).")
    }
  }

  /// Makes a symbolic link, in place of another one.
  static func link(_ path: String, to target: String) throws(BuilderError) {
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == target { return }
    if FileStatus(path, followsLinks: false)?.kind == .link { try remove(path) }
    do {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    } catch {
      throw BuilderError(.file, "\(path.oneLine) cannot be linked: \(SystemError.reason(error)).")
    }
  }

  /// The names in a folder, in alphabetical order; empty for one that cannot be read.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether there is a folder at the path; links are followed.
  package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

  /// Whether there is a file at the path; links are followed.
  package static func isFile(_ path: String) -> Bool { FileStatus(path)?.kind == .file }
}
