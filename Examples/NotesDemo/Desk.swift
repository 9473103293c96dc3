import Foundation

/// The app's folder seen from outside: which documents there are, and what stands in them.
///
/// The story never asks the app. It types, and looks at what the app wrote; so it can tell which window is on which
/// document, and that a window that came back shows the text it had: the next letter lands behind it.
struct Desk {
  /// The user's folder on the simulated device.
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
