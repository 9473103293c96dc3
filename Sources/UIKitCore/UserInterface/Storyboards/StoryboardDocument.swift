package import Foundation
import SceneSystem

/// A storyboard file, parsed but not yet instantiated.
package struct StoryboardDocument {
  /// Why a file is not a storyboard.
  package enum Failure: Error, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case malformed(file: String, line: Int, reason: String)
    case wrongRoot(file: String, found: String)
    /// The file exceeds a limit. `line` is the position, or `nil` if the whole file is too large.
    case tooLarge(file: String, line: Int?, reason: String)

    package var description: String {
      switch self {
      case .unreadable(let file, let reason): "The storyboard \(file.oneLine) cannot be read: \(reason.oneLine)."
      case .malformed(let file, let line, let reason):
        "The storyboard \(file.oneLine) is not well-formed XML at line \(line): \(reason.oneLine). Open and save it in Xcode."
      case .wrongRoot(let file, let found):
        "\(file.oneLine) is not an iOS storyboard: its root is <\(found.oneLine)>, not an Interface Builder document."
      case .tooLarge(let file, let line, let reason):
        "The storyboard \(file.oneLine) is too large\(line.map { " at line \($0)" } ?? ""): \(reason.oneLine). Split it into storyboards of "
          + "fewer scenes."
      }
    }
  }

  /// The identifier of the controller that the storyboard starts with.
  let initialIdentifier: String?
  /// The controllers by their identifiers in the file.
  private(set) var controllers: [String: StoryboardElement] = [:]
  /// The identifiers in the file by the names that the developer assigned.
  private(set) var identifiers: [String: String] = [:]

  init(contentsOf url: URL) throws(Failure) {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      data = try file.read(upToCount: StoryboardReader.sizeLimit + 1) ?? Data()
    } catch {
      throw .unreadable(file: url.lastPathComponent, reason: error.localizedDescription)
    }
    try self.init(data: data, file: url.lastPathComponent)
  }

  /// Reads the content of a file, which failures call `file`.
  package init(data: Data, file: String) throws(Failure) {
    let root = try StoryboardReader.root(of: data, file: file)
    guard root.name == "document", let scenes = root.child("scenes") else {
      throw .wrongRoot(file: file, found: root.name)
    }
    initialIdentifier = root["initialViewController"]
    for scene in scenes.children {
      for object in scene.child("objects")?.children ?? [] where object["sceneMemberID"] == "viewController" {
        guard let id = object["id"] else { continue }
        controllers[id] = object
        if let name = object["storyboardIdentifier"] { identifiers[name] = id }
      }
    }
  }
}
