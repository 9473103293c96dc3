/// The paths of all files and groups of a project.
///
/// The tree is walked without recursion, and each object once, so that groups that contain each other do no harm.
struct GroupTree {
  private let graph: ObjectGraph
  private let folder: String
  private var places: [String: FileMember.Place] = [:]
  /// Groups that a group inside them contains again.
  private(set) var repeated: [GraphObject] = []

  /// Walks the tree from the main group.
  init(_ graph: ObjectGraph, mainGroup: String?, folder: String) {
    self.graph = graph
    self.folder = folder
    guard let main = graph.object(mainGroup) else { return }
    places[main.id] = place(of: main, in: .file(folder))
    var open = [main]
    while let group = open.popLast() {
      guard let parent = places[group.id] else { continue }
      for child in graph.objects(group["children"]) {
        guard places[child.id] == nil else {
          if child["children"] != nil { repeated.append(child) }
          continue
        }
        places[child.id] = place(of: child, in: parent)
        if child["children"] != nil { open.append(child) }
      }
    }
  }

  /// Where an object is. One that is in no group is relative to the project's folder.
  func place(of object: GraphObject) -> FileMember.Place {
    places[object.id] ?? place(of: object, in: .file(folder))
  }

  private func place(of object: GraphObject, in parent: FileMember.Place) -> FileMember.Place {
    let path = object.text("path") ?? ""
    // Versions of a data model and translations are in their group's folder, which has no path if it is only a name.
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>", "": return parent.joined(path)
    case "SOURCE_ROOT": return .file(FilePath.join(folder, path))
    case "<absolute>": return .file(FilePath.normalized(path.hasPrefix("/") ? path : "/" + path))
    case "BUILT_PRODUCTS_DIR": return .product(path.isEmpty ? object.title : path)
    case "SDKROOT", "DEVELOPER_DIR": return .system(path)
    case let tree: return .tree("$(\(tree))/\(path)")
    }
  }
}
