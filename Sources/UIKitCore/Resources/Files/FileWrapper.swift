public import Foundation

/// A file, a folder or a symbolic link as a value in memory.
///
/// Foundation on Linux has none. Differs from Apple: it is not a subclass of `NSObject`, has no icon and no serialised form, and a file is read
/// at once.
open class FileWrapper {
  /// How a wrapper is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once, which is always so.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without memory mapping, which is always so.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What was there is replaced in one step, or stays.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names of the wrappers become those of the files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name of the file that was read or written.
  open var filename: String?
  /// The name that the file should have in a folder.
  open var preferredFilename: String?
  /// The attributes of the file.
  open var fileAttributes: [String: Any] = [:]

  /// A file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder with wrappers by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    content = .folder(childrenByPreferredName)
  }

  /// A symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// The file, folder or link at a URL. Links are not followed.
  public init(url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink?:
      // A relative destination stays relative.
      content = .link(
        URL(
          fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path),
          relativeTo: url.deletingLastPathComponent()))
    case .typeRegular?: content = .file(try Data(contentsOf: url))
    default: throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    for (key, value) in attributes { fileAttributes[key.rawValue] = value }
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The content of a file; `nil` for a folder or a link.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The wrappers in a folder by their names; `nil` for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
  /// Where a link leads; `nil` for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds a wrapper to a folder. Returns its name there, which is another one than it prefers if that is taken. A file takes none, and the
  /// name is empty.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content, let wanted = child.preferredFilename, !wanted.isEmpty else { return "" }
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file to a folder. Returns its name there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name of a wrapper in a folder, or `nil`.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  /// Whether the wrapper has the name and the date of change of the file at a URL.
  open func matchesContents(of url: URL) -> Bool {
    guard let now = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
    let key = FileAttributeKey.modificationDate
    return (now[key] as? Date) == (fileAttributes[key.rawValue] as? Date)
  }

  /// Writes the wrapper to a URL.
  ///
  /// With ``WritingOptions/atomic`` everything is written beside it and then put in its place, so that an error leaves what was there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
    let manager = FileManager.default
    if options.contains(.atomic) {
      if case .file(let data) = content {
        try data.write(to: url, options: .atomic)
      } else {
        let folder = url.deletingLastPathComponent()
        let new = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        let old = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        do {
          try writeContent(to: new, manager)
          let exists = manager.fileExists(atPath: url.path)
          if exists { try manager.moveItem(at: url, to: old) }
          do { try manager.moveItem(at: new, to: url) } catch {
            if exists { try? manager.moveItem(at: old, to: url) }
            throw error
          }
          if exists { try? manager.removeItem(at: old) }
        } catch {
          try? manager.removeItem(at: new)
          throw error
        }
      }
    } else {
      try writeContent(to: url, manager)
    }
    if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
    if let attributes = try? manager.attributesOfItem(atPath: url.path) {
      for (key, value) in attributes { fileAttributes[key.rawValue] = value }
    }
  }

  private func updateNames(_ name: String) {
    filename = name
    for (name, child) in fileWrappers ?? [:] { child.updateNames(name) }
  }

  private func writeContent(to url: URL, _ manager: FileManager) throws {
    switch content {
    case .file(let data): try data.write(to: url)
    case .folder(let children):
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        // A name that leads elsewhere must not.
        guard !name.contains("/"), name != "..", name != "." else {
          throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
        }
        try child.writeContent(to: url.appendingPathComponent(name), manager)
      }
    case .link(let destination):
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
    }
  }
}
