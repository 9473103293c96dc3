import FoundationEssentials

/// What the pass knows of its last run. It is kept in the output folder.
struct PassState: Codable {
  /// One file of the last run.
  struct File: Codable {
    var path: String
    var name: String
    var stamp: FileStamp
    /// The copy's date and size.
    var copy: FileStamp
    /// A hash of everything in the copy that is not the file's own text.
    var derived: UInt64
    var facts: FileFacts
  }

  /// The version of the pass, the size and date of the program: another one may find other facts.
  static let currentVersion = Files.stamp("/proc/self/exe").map { "\($0.size)-\($0.seconds).\($0.nanoseconds)" } ?? "1"

  var version = PassState.currentVersion
  var settings: PassPlan
  var files: [File]
  /// The generated files, by their names in the output folder.
  var generated: [String: FileStamp] = [:]

  static let fileName = ".source-pass.json"

  static func read(in folder: String) -> PassState? {
    guard let bytes = try? Files.read(folder + "/" + fileName, limit: 1 << 30) else { return nil }
    guard let state = try? JSONDecoder().decode(PassState.self, from: Data(bytes)) else { return nil }
    return state.version == currentVersion ? state : nil
  }

  func write(in folder: String) throws(PassError) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try Files.write(Array(data), to: folder + "/" + Self.fileName)
  }
}

/// The size and the date of a file.
package struct FileStamp: Codable, Hashable, Sendable {
  var size: Int
  var seconds: Int
  var nanoseconds: Int
}
