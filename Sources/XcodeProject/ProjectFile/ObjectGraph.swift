/// The objects of a `project.pbxproj` by their identifiers.
struct ObjectGraph {
  /// The file, for errors.
  let file: String
  private let objects: [String: FileValue]
  private let identifiers: [String: [String]]
  /// The identifier of the project object.
  let root: String

  /// Reads the file.
  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    let value = try PropertyListReader.value(bytes, file: file)
    guard let objects = value["objects"]?.dictionary else {
      throw ProjectError(file: file, line: value.line, "The file has no ‘objects’; it is not an Xcode project.")
    }
    guard let root = value["rootObject"], let identifier = root.text else {
      throw ProjectError(file: file, line: value.line, "The file has no ‘rootObject’; it is not an Xcode project.")
    }
    self.file = file
    self.objects = objects
    identifiers = Dictionary(grouping: objects.keys) { objects[$0]?["isa"]?.text ?? "" }
    self.root = identifier
    guard object(identifier)?.isa == "PBXProject" else {
      throw ProjectError(
        file: file, line: root.line, "‘rootObject’ names ‘\(identifier.prefix(60))’, which is not a project object.")
    }
  }

  /// The object of an identifier.
  func object(_ identifier: String?) -> GraphObject? {
    guard let identifier, let value = objects[identifier], value.dictionary != nil else { return nil }
    return GraphObject(id: identifier, value: value)
  }

  /// The objects that a list of identifiers names, without those that do not exist.
  func objects(_ list: FileValue?) -> [GraphObject] { list?.texts.compactMap { object($0) } ?? [] }

  /// The identifiers in a list that name no object, with their lines.
  func missing(in list: FileValue?) -> [FileValue] {
    list?.array?.filter { object($0.text) == nil } ?? []
  }

  /// All objects of a kind, in the order of their identifiers.
  func all(_ kind: String) -> [GraphObject] {
    (identifiers[kind] ?? []).sorted().compactMap { object($0) }
  }
}

/// One object.
struct GraphObject {
  /// The identifier.
  let id: String
  /// The entries.
  let value: FileValue

  /// The kind.
  var isa: String { text("isa") ?? "" }
  /// The line.
  var line: Int { value.line }

  /// The text of an entry.
  func text(_ key: String) -> String? { value[key]?.text }

  /// An entry.
  subscript(key: String) -> FileValue? { value[key] }

  /// What the object is called in messages: its name, or the end of its path.
  var title: String { text("name") ?? text("path") ?? id }
}
