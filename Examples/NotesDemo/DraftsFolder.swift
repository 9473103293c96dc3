import Foundation

/// The app's folder seen from outside: its documents, and their contents.
///
/// The story never reads from the app. It types, and reads the files that the app wrote; this shows which window has which document, and
/// that a restored window has its text: the next letter is appended to it.
struct DraftsFolder {
  /// The user's home folder on the simulated device.
  let home: URL

  /// Every draft by its document's name.
  func drafts() throws -> [String: String] {
    guard let files = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil) else { return [:] }
    var texts: [String: String] = [:]
    for case let file as URL in files where file.deletingLastPathComponent().lastPathComponent == "Drafts" {
      guard file.pathExtension == "txt" else { continue }
      texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }
}
