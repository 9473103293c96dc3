import BinaryPlist
import Foundation
import SceneSystem
import XcodeProject

/// A model of Core Data as Xcode's editor writes it: `NAME.xcdatamodeld` with its versions, or one version, `NAME.xcdatamodel`.
///
/// Xcode compiles it into `NAME.momd`, or `NAME.mom`. Here a `.mom` has the elements of the version's XML file, and the app interprets them.
struct DataModel {
  /// One version.
  struct Version {
    /// The name without its ending.
    let name: String
    /// The path of the folder.
    let path: String
  }

  private static let endings = (model: ".xcdatamodeld", version: ".xcdatamodel")

  /// The model's folder.
  let path: String
  /// The name in the app.
  let compiledName: String
  /// Whether it is a folder of versions.
  let hasVersions: Bool
  /// The versions, sorted by name.
  let versions: [Version]
  /// The version that an app uses, unless it asks for another one; `nil` if there is none.
  private(set) var current: Version?
  /// What is wrong with the choice of the current version.
  private(set) var diagnostics: [ProjectDiagnostic] = []

  /// The model that a resource is; `nil` if it is something else.
  init?(_ resource: ProjectTarget.Resource) {
    guard Self.isModel(resource), Files.isFolder(resource.path) else { return nil }
    path = resource.path
    let name = Paths.name(of: resource.path)
    if let stem = Self.stem(of: name, Self.endings.version) {
      hasVersions = false
      compiledName = stem + ".mom"
      versions = [Version(name: stem, path: path)]
      current = versions[0]
      return
    }
    hasVersions = true
    compiledName = (Self.stem(of: name, Self.endings.model) ?? name) + ".momd"
    let folder = path
    versions = Files.names(in: folder).compactMap { name in
      guard !name.hasPrefix("."), let stem = Self.stem(of: name, Self.endings.version),
        Files.isFolder("\(folder)/\(name)")
      else { return nil }
      return Version(name: stem, path: "\(folder)/\(name)")
    }
    chooseCurrent(projectsChoice: resource.currentVersion)
  }

  /// Whether a resource has the name of a model.
  static func isModel(_ resource: ProjectTarget.Resource) -> Bool {
    let name = Paths.name(of: resource.path)
    return stem(of: name, endings.model) != nil || stem(of: name, endings.version) != nil
  }

  /// A name without its ending, whose case does not count.
  private static func stem(of name: String, _ ending: String) -> String? {
    name.count > ending.count && name.lowercased().hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }

  private mutating func chooseCurrent(projectsChoice: String?) {
    current = versions.last
    var file = path + "/.xccurrentversion"
    var chosen = projectsChoice
    if FileStatus(file) != nil {
      do throws(ProjectError) {
        chosen = try PropertyListReader.value(Self.bytes(file), file: file)["_XCCurrentVersionName"]?.text
      } catch {
        diagnostics.append(ProjectDiagnostic(.warning, file: error.file, line: error.line, error.reason))
      }
    } else {
      file = path
    }
    guard let chosen, !chosen.isEmpty else { return }
    if let version = versions.first(where: { Paths.name(of: $0.path) == chosen }) {
      current = version
    } else if let current {
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: file,
          "The current version \(chosen.oneLine) of the model is missing; \(current.name.oneLine) takes its place."))
    }
  }

  /// The bytes of a file of limited size.
  private static func bytes(_ file: String) throws(ProjectError) -> [UInt8] {
    guard let status = FileStatus(file), status.kind == .file else {
      throw ProjectError(file: file, "The file is missing.")
    }
    guard status.size <= ReaderLimits.smallFileSize else {
      throw ProjectError(
        file: file, "The file has \(status.size) bytes; at most \(ReaderLimits.smallFileSize) are read.")
    }
    guard let data = FileManager.default.contents(atPath: Paths.real(file)) else {
      throw ProjectError(file: file, "The file cannot be read. Check its permissions.")
    }
    return Array(data)
  }

  // MARK: Content

  /// The XML element of a version.
  static func root(of version: Version) throws(ProjectError) -> XMLElement {
    let file = version.path + "/contents"
    guard FileStatus(file) != nil || FileStatus(version.path + "/elements") == nil else {
      throw ProjectError(
        file: version.path, "The model has the format of Xcode 3. Choose a newer one in Xcode's file inspector.")
    }
    let root = try XMLReader.element(bytes(file), file: file)
    guard root.name == "model" else {
      throw ProjectError(
        file: file, line: root.line, "The file is no model: it begins with <\(root.name)> in place of <model>.")
    }
    return root
  }

  /// The `.mom` of a version: a binary property list with each element's name, attributes and children.
  static func compiled(_ version: Version) throws(ProjectError) -> [UInt8] {
    BinaryPropertyListWriter.bytes(of: value(of: try root(of: version)))
  }

  /// The reader limits the depth of elements, and so that of this recursion.
  private static func value(of element: XMLElement) -> PropertyListValue {
    var entries: [String: PropertyListValue] = [
      "name": .string(element.name), "attributes": .dictionary(element.attributes.mapValues { .string($0) }),
    ]
    if !element.children.isEmpty { entries["children"] = .array(element.children.map(value)) }
    return .dictionary(entries)
  }

  /// The `VersionInfo.plist` of a compiled model.
  static func versionInfo(current: Version) -> [UInt8] {
    BinaryPropertyListWriter.bytes(
      of: .dictionary(["NSManagedObjectModel_CurrentVersionName": .string(current.name)]))
  }
}
