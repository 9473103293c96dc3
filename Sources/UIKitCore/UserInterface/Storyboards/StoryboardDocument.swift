package import Foundation
import SceneSystem

/// A storyboard or xib file, parsed but not yet instantiated.
package struct StoryboardDocument {
  /// What a file describes.
  package enum Kind {
    /// Scenes, each with a controller.
    case storyboard
    /// Objects around an owner.
    case nib
  }

  /// Why a file is not a storyboard.
  package enum Failure: Error, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case malformed(file: String, line: Int, reason: String)
    case wrongRoot(file: String, found: String)
    /// The file describes an interface of another system.
    case wrongSystem(file: String, runtime: String)
    /// The file exceeds a limit. `line` is the position, or `nil` if the whole file is too large.
    case tooLarge(file: String, line: Int?, reason: String)

    package var description: String {
      switch self {
      case .unreadable(let file, let reason): "The storyboard \(file.oneLine) cannot be read: \(reason.oneLine)."
      case .malformed(let file, let line, let reason):
        "The storyboard \(file.oneLine) is not well-formed XML at line \(line): \(reason.oneLine). Open and save it in Xcode."
      case .wrongRoot(let file, let found):
        "\(file.oneLine) is not an iOS storyboard: its root is <\(found.oneLine)>, not an Interface Builder document."
      case .wrongSystem(let file, let runtime):
        "\(file.oneLine) is not an iOS storyboard: it was made for \(runtime.oneLine)."
      case .tooLarge(let file, let line, let reason):
        "The storyboard \(file.oneLine) is too large\(line.map { " at line \($0)" } ?? ""): \(reason.oneLine). Split it into storyboards of "
          + "fewer scenes."
      }
    }
  }

  /// A scene of the file: a controller and the objects beside it.
  package struct Scene {
    package let controller: StoryboardElement
    package let objects: [StoryboardElement]
  }

  /// The file's name, for messages.
  package let file: String
  package let root: StoryboardElement
  /// The identifier of the controller that the storyboard starts with.
  package let initialIdentifier: String?
  /// The scenes by the identifiers of their controllers in the file.
  private(set) var scenes: [String: Scene] = [:]
  /// The scenes in the order of the file.
  package private(set) var sceneOrder: [Scene] = []
  /// The identifiers in the file by the names that the developer assigned.
  private(set) var identifiers: [String: String] = [:]
  /// The objects of a nib, without its placeholders.
  package private(set) var objects: [StoryboardElement] = []
  /// The placeholders of a nib: the owner, and the first responder.
  private(set) var placeholders: [StoryboardElement] = []
  /// The sizes of the pictures, as Xcode knew them.
  private(set) var pictureSizes: [String: StoryboardElement] = [:]
  /// The named colours, and those of the system, with their values at the time.
  private(set) var colors: [String: StoryboardElement] = [:]

  init(contentsOf url: URL, kind: Kind = .storyboard) throws(Failure) {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      data = try file.read(upToCount: StoryboardReader.sizeLimit + 1) ?? Data()
    } catch {
      throw .unreadable(file: url.lastPathComponent, reason: error.localizedDescription)
    }
    try self.init(data: data, file: url.lastPathComponent, kind: kind)
  }

  /// Reads the content of a file, which failures call `file`.
  package init(data: Data, file: String, kind: Kind = .storyboard) throws(Failure) {
    self.file = file
    root = try StoryboardReader.root(of: data, file: file)
    guard root.name == "document", root.child(kind == .storyboard ? "scenes" : "objects") != nil else {
      throw .wrongRoot(file: file, found: root.name)
    }
    if let runtime = root["targetRuntime"], runtime.hasPrefix("MacOSX") || runtime.hasPrefix("watchKit") {
      throw .wrongSystem(file: file, runtime: runtime)
    }
    initialIdentifier = root["initialViewController"]
    for scene in root.child("scenes")?.children ?? [] {
      let objects = scene.child("objects")?.children ?? []
      for object in objects where object["sceneMemberID"] == "viewController" {
        guard let id = object["id"] else { continue }
        let scene = Scene(controller: object, objects: objects.filter { $0 !== object })
        scenes[id] = scene
        sceneOrder.append(scene)
        if let name = object["storyboardIdentifier"] { identifiers[name] = id }
      }
    }
    for object in root.child("objects")?.children ?? [] {
      if object.name == "placeholder" { placeholders.append(object) } else { objects.append(object) }
    }
    for resource in root.child("resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image": pictureSizes[name] = resource
      case "namedColor", "systemColor": colors[name] = resource.child("color")
      default: break
      }
    }
  }

  /// Whether the file describes the picture that is shown while an app is being launched.
  package var isLaunchScreen: Bool { root["launchScreen"] == "YES" }
}
