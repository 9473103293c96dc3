import Foundation
import UniformTypeIdentifiers

/// Reads and writes the content of documents. Nothing that was written before is lost if writing fails.
enum DocumentFile {
  /// What identifies a version of a file: another program has written it if this has changed.
  struct Version: Equatable {
    var date: Date
    var size: Int
    var number: Int
  }

  /// The version of the file or folder at a URL; `nil` if there is none.
  static func version(of url: URL) -> Version? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path) else {
      return nil
    }
    return Version(
      date: attributes[.modificationDate] as? Date ?? .distantPast,
      size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
      number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
  }

  /// The bytes of a file, or a wrapper of a folder.
  static func read(_ url: URL) throws -> Any {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      return try FileWrapper(url: url, options: .immediate)
    }
    return try Data(contentsOf: url)
  }

  /// Writes bytes or a wrapper to a URL where nothing is.
  static func write(_ contents: Any, to url: URL) throws {
    switch contents {
    case let data as Data: try write(data, to: url)
    case let data as NSData: try write(Data(referencing: data), to: url)
    case let wrapper as FileWrapper: try wrapper.write(to: url, options: [], originalContentsURL: nil)
    case let text as String: try write(Data(text.utf8), to: url)
    default:
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey:
            "A document's contents are Data or a FileWrapper, and contents(forType:) has returned \(type(of: contents)). "
            + "Return one of these, or override writeContents(_:to:for:originalContentsURL:).",
        ])
    }
  }

  private static func write(_ data: Data, to url: URL) throws {
    try data.write(to: url)
    // The name is exchanged afterwards, so that the bytes have to be on the disk before.
    let handle = try FileHandle(forWritingTo: url)
    try handle.synchronize()
    try handle.close()
  }

  /// Calls `write` with a URL beside `url`, and puts what it has written in the place of `url` in one step; a folder, in two.
  static func replace(_ url: URL, attributes: [AnyHashable: Any]?, write: (URL) throws -> Void) throws {
    let manager = FileManager.default
    // A link stays one.
    let place = url.resolvingSymlinksInPath()
    let folder = place.deletingLastPathComponent()
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let new = folder.appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString)")
    do {
      try write(new)
      var wanted: [FileAttributeKey: Any] = [:]
      for (key, value) in attributes ?? [:] {
        if let key = key as? FileAttributeKey {
          wanted[key] = value
        } else if let key = key as? String {
          wanted[FileAttributeKey(rawValue: key)] = value
        }
      }
      let before = try? manager.attributesOfItem(atPath: place.path)
      if wanted[.posixPermissions] == nil { wanted[.posixPermissions] = before?[.posixPermissions] }
      if !wanted.isEmpty { try manager.setAttributes(wanted, ofItemAtPath: new.path) }
      if rename(new.path, place.path) == 0 { return }
      // A folder that is not empty cannot be replaced by a rename.
      let code = errno
      guard before != nil, code == ENOTEMPTY || code == EEXIST || code == EISDIR || code == ENOTDIR else {
        throw CocoaError(
          .fileWriteUnknown,
          userInfo: [NSFilePathErrorKey: place.path, NSUnderlyingErrorKey: POSIXError(.init(rawValue: code) ?? .EIO)])
      }
      let old = folder.appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString)")
      try manager.moveItem(at: place, to: old)
      do { try manager.moveItem(at: new, to: place) } catch {
        try? manager.moveItem(at: old, to: place)
        throw error
      }
      try? manager.removeItem(at: old)
    } catch {
      try? manager.removeItem(at: new)
      throw error
    }
  }

  /// The identifier of the type of the file or folder at a URL, by its extension; `nil` if that is not known.
  static func typeIdentifier(of url: URL) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard !url.pathExtension.isEmpty else { return exists && isFolder.boolValue ? UTType.folder.identifier : nil }
    let parent: UTType = exists && isFolder.boolValue ? .package : .data
    return
      (UTType(filenameExtension: url.pathExtension)
      ?? UTType(filenameExtension: url.pathExtension, conformingTo: parent))?.identifier
  }

  /// The place of a copy beside a file, for changes that are in conflict with those of another program.
  static func unsavedCopy(of url: URL) -> URL {
    let name = "\(url.deletingPathExtension().lastPathComponent) (Unsaved Changes)"
    let copy = url.deletingLastPathComponent().appendingPathComponent(name)
    return url.pathExtension.isEmpty ? copy : copy.appendingPathExtension(url.pathExtension)
  }
}
