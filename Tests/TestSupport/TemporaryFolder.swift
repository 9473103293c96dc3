package import Foundation

/// A temporary folder of a test or a tool, removed with the last reference to this object.
package final class TemporaryFolder: Sendable {
  /// The folder's absolute path.
  package let path: String

  /// Creates an empty folder that only this user may open.
  ///
  /// - Parameters:
  ///   - parent: The folder that contains it, by default that for temporary files. A path for sockets has to be short, as in `/tmp`.
  ///   - subfolders: The names of folders to create in it.
  package init(in parent: String = NSTemporaryDirectory(), containing subfolders: String...) {
    var template = Array((parent + (parent.hasSuffix("/") ? "" : "/") + "test-XXXXXX").utf8CString)
    precondition(
      mkdtemp(&template) != nil, "No folder can be created in \(parent): \(String(cString: strerror(errno)))")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for name in subfolders { mkdir(path + "/" + name, 0o700) }
  }

  /// Creates a folder in memory where there is a file system for that, for a test that does not depend on the disk.
  package convenience init(inMemory: Bool) {
    let memory = "/dev/shm"
    self.init(in: inMemory && access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory())
  }

  deinit {
    // A folder that cannot be removed is in the folder for temporary files, where it does no harm.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The folder as a file URL.
  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// The names of what is in the folder, in alphabetical order.
  package var names: [String] { names(in: "") }

  /// The names of what is in the subfolder `name`, in alphabetical order.
  package func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + name)) ?? []).sorted()
  }

  /// The paths of all files at any depth, relative to the folder, in alphabetical order.
  package var files: [String] {
    let manager = FileManager.default
    return (manager.subpaths(atPath: path) ?? []).filter { name in
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// Writes a file, with the folders that it needs, and returns its absolute path.
  @discardableResult package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a text file, with the folders that it needs, and returns its absolute path.
  @discardableResult package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// Writes a program, such as a script, with the folders that it needs, and returns its absolute path.
  ///
  /// A child process writes it. While this process had the file open, a process that another test starts would have it open too until
  /// it executes its program, and a file that is open for writing cannot be executed ("Text file busy").
  @discardableResult package func write(program text: String, to name: String) throws -> String {
    let source = try write(text, to: name + ".source")
    let file = path + "/" + name
    let install = try Process.run(URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", source, file])
    install.waitUntilExit()
    guard install.terminationStatus == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file])
    }
    try FileManager.default.removeItem(atPath: source)
    return file
  }

  /// The bytes of a file.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  /// The text of a file.
  package func text(of name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// The permissions of a file, or `nil` if there is none.
  package func permissions(of name: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path + "/" + name))?[.posixPermissions] as? Int
  }
}
