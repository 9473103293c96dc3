/// A target as the project file has it.
struct TargetDescription {
  /// How a target is built.
  enum Kind: Hashable { case native, aggregate, legacy }

  /// The object's identifier.
  var id: String
  /// The name.
  var name: String
  /// The line.
  var line: Int
  /// How it is built.
  var kind = Kind.native
  /// The product type.
  var productType = ""
  /// The configurations.
  var configurations: [ConfigurationDescription] = []
  /// The configuration for command-line builds.
  var defaultConfiguration: String?
  /// The build phases.
  var phases: [PhaseDescription] = []
  /// The synchronized folders of which at least one file belongs to the target.
  var folders: [FolderMembership] = []
  /// The names of the targets it depends on.
  var dependencies: [String] = []
  /// The products of packages.
  var packageProducts: [PackageProduct] = []
  /// The target that tests run in, by the project's attributes.
  var testTarget: String?
}

/// A build phase.
struct PhaseDescription {
  /// The kinds of phases.
  enum Kind: Hashable {
    case sources, resources, frameworks, headers, script
    /// Copies into a folder of the product; `nil` for a place outside.
    case copyFiles(folder: String?)
    /// A kind that needs no attention here.
    case other
  }

  /// The identifier.
  var id: String
  /// The kind.
  var kind: Kind
  /// The name, if it has one.
  var name: String?
  /// The line.
  var line: Int
  /// The members.
  var files: [FileMember] = []

  /// A phase that copies, by the place's name in the JSON format or its number in the older one.
  static func copy(to base: String?, path: String) -> Kind {
    switch base {
    case "1", "6", "7", "root", "executables-directory", "resources-directory", "contents-directory":
      return .copyFiles(folder: path)
    case "10", "frameworks-directory": return .copyFiles(folder: FilePath.join("Frameworks", path))
    case "13", "plugins-directory": return .copyFiles(folder: FilePath.join("PlugIns", path))
    case "16", "build-products-directory":
      // The folder of products, and in it often that of the app.
      for name in ["CONTENTS_FOLDER_PATH", "WRAPPER_NAME", "UNLOCALIZED_RESOURCES_FOLDER_PATH"] {
        let prefix = "$(\(name))"
        if path == prefix { return .copyFiles(folder: "") }
        if path.hasPrefix(prefix + "/") { return .copyFiles(folder: String(path.dropFirst(prefix.count + 1))) }
      }
      return .copyFiles(folder: nil)
    default: return .copyFiles(folder: nil)
    }
  }
}

/// A file in a build phase.
struct FileMember: Hashable {
  /// Where a file is.
  enum Place: Hashable {
    /// An absolute path.
    case file(String)
    /// A product of this or another project, by the name of its file.
    case product(String)
    /// A part of the SDK, by its path there.
    case system(String)
    /// A path that starts at a source tree of the user's settings, as `$(TREE)/PATH`.
    case tree(String)

    /// A path below this one; an absolute path stays.
    func joined(_ path: String) -> Self {
      if path.isEmpty { return self }
      if path.hasPrefix("/") { return .file(FilePath.normalized(path)) }
      return switch self {
      case .file(let folder): .file(FilePath.join(folder, path))
      case .product(let folder): .product(FilePath.join(folder, path))
      case .system(let folder): .system(FilePath.join(folder, path))
      case .tree(let folder): .tree(folder + "/" + path)
      }
    }
  }

  /// Where it is.
  var place: Place
  /// Its type in the project, as in `sourcecode.swift`.
  var type: String?
  /// The name of the current version, of a model with versions.
  var currentVersion: String?
  /// The line of its reference.
  var line: Int
  /// The platforms for which it is built; none means all.
  var platforms: [String] = []

  /// Whether it is part of a build for iOS.
  var isForPhone: Bool { platforms.isEmpty || platforms.contains("ios") }
}

/// A synchronized folder in a target: the files are found when the project is read.
struct FolderMembership {
  /// The absolute path.
  var path: String
  /// The line of the folder in the project file.
  var line: Int
  /// Whether all files belong to the target but the exceptions, or only the exceptions.
  var includesAll: Bool
  /// The exceptions, as paths below the folder.
  var exceptions: Set<String> = []
  /// Folders that are copied as a whole.
  var wholeFolders: Set<String> = []
  /// Types by path, where they are not those of the file's name.
  var types: [String: String] = [:]
  /// Platforms by path.
  var platforms: [String: [String]] = [:]
  /// Files that belong to another build phase than by their type.
  var phases: [String: PhaseDescription.Kind] = [:]
}
