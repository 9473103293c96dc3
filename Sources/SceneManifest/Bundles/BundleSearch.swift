import Foundation

/// The search of ``AppBundle``, step by step.
struct BundleSearch {
  /// The folder of the executable.
  let folder: String
  /// The executable's name.
  let name: String
  private(set) var searched: [String] = []
  private let fileSystem: any BundleFileSystem

  init(executablePath: String, fileSystem: any BundleFileSystem) {
    folder = Self.folder(of: executablePath)
    name = Self.name(of: executablePath)
    self.fileSystem = fileSystem
  }

  /// SwiftPM's resource bundles of the executable's target, in alphabetical order.
  var resourceBundles: [String] {
    fileSystem.names(inFolder: folder).filter { $0.hasSuffix("_\(name).resources") }.sorted().map { "\(folder)/\($0)" }
  }

  mutating func infoPlist(environment: [String: String], currentFolder: String) -> String? {
    if let given = environment[AppBundle.environmentKey], !given.isEmpty {
      let path = Self.absolute(given, from: currentFolder)
      searched.append("\(path), named by \(AppBundle.environmentKey)")
      return path
    }
    searched.append("\(AppBundle.environmentKey), which is not set")
    return inFlatBundle() ?? inResourceBundles() ?? inDevelopmentTree()
  }

  private mutating func inFlatBundle() -> String? {
    guard folder.hasSuffix(".app") else {
      searched.append("\(folder), which is not a bundle (its name does not end in .app)")
      return nil
    }
    let path = "\(folder)/Info.plist"
    searched.append(path)
    return fileSystem.isFile(path) ? path : nil
  }

  private mutating func inResourceBundles() -> String? {
    let bundles = resourceBundles
    if bundles.isEmpty { searched.append("\(folder)/*_\(name).resources, which does not exist") }
    for bundle in bundles {
      searched.append("\(bundle), 3 folders deep")
      let walk = FolderWalk(fileSystem: fileSystem, depth: 3)
      if let found = walk.first(in: bundle, where: { fileSystem.isFile("\($0)/Info.plist") }) {
        return "\(found)/Info.plist"
      }
    }
    return nil
  }

  private mutating func inDevelopmentTree() -> String? {
    var candidate = folder
    while !fileSystem.isFile(Self.joined(candidate, "Package.swift")) {
      let parent = Self.folder(of: candidate)
      guard parent != candidate else {
        searched.append("the folders above \(folder), of which none has a Package.swift")
        return nil
      }
      candidate = parent
    }
    searched.append("\(candidate), 5 folders deep, for a folder \(name) with an Info.plist")
    let walk = FolderWalk(fileSystem: fileSystem, depth: 5)
    let found = walk.first(in: candidate) {
      Self.name(of: $0) == name && fileSystem.isFile("\($0)/Info.plist")
    }
    return found.map { "\($0)/Info.plist" }
  }

  // MARK: Paths

  static func absolute(_ path: String, from folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : joined(folder, path)
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }
}

/// Visits folders, the shallowest first and those of one depth in alphabetical order, so that a search finds the same on
/// every machine. Hidden folders, `.build` among them, are left out.
struct FolderWalk {
  let fileSystem: any BundleFileSystem
  /// How many folders deep the walk goes; the folder it begins in is 0 deep.
  let depth: Int

  /// The first folder that fits, the one it begins in included.
  func first(in root: String, where fits: (String) -> Bool) -> String? {
    fits(root) ? root : first(below: root, where: fits)
  }

  /// The first folder inside that fits.
  func first(below root: String, where fits: (String) -> Bool) -> String? {
    var level = [root]
    for _ in 0..<depth {
      var next: [String] = []
      for folder in level {
        for name in fileSystem.names(inFolder: folder).sorted() where !name.hasPrefix(".") {
          let path = BundleSearch.joined(folder, name)
          guard fileSystem.isFolder(path) else { continue }
          if fits(path) { return path }
          next.append(path)
        }
      }
      level = next
    }
    return nil
  }
}
