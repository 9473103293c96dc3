/// Reads which projects and packages a workspace has.
struct WorkspaceReader {
  /// A project or folder in a workspace.
  struct Item: Hashable {
    /// The absolute path.
    var path: String
    /// The line of its reference.
    var line: Int
  }

  /// The items in their order, each once.
  private(set) var items: [Item] = []
  private let folder: String

  /// Reads `contents.xcworkspacedata`.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its path.
  ///   - container: The path of the `.xcworkspace` folder.
  init(_ bytes: [UInt8], file: String, container: String) throws(ProjectError) {
    folder = FilePath.folder(container)
    let root = try XMLReader.element(bytes, file: file)
    guard root.name == "Workspace" else {
      throw ProjectError(file: file, line: root.line, "Expected <Workspace>, found <\(root.name)>.")
    }
    read(root, base: folder)
  }

  /// The depth of elements has a limit, and so has this recursion.
  private mutating func read(_ element: XMLElement, base: String) {
    for child in element.children {
      let path = path(child.attributes["location"] ?? "", base: base)
      if child.name == "Group" {
        read(child, base: path ?? base)
      } else if child.name == "FileRef", let path, !items.contains(where: { $0.path == path }) {
        items.append(Item(path: path, line: child.line))
      }
    }
  }

  private func path(_ location: String, base: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return FilePath.join(base, path)
    case "container": return FilePath.join(folder, path)
    case "absolute": return FilePath.normalized(path.hasPrefix("/") ? path : "/" + path)
    case "self": return FilePath.join(folder, path)
    default: return nil
    }
  }
}
