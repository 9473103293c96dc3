import Foundation

/// The search of ``AppBundle``, step by step.
struct BundleSearch {
  /// The folder of the executable.
  let folder: String
  /// The executable's name.
  let name: String
  private(set) var searchedPaths: [String] = []
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
      searchedPaths.append("\(path), named by \(AppBundle.environmentKey)")
      return path
    }
    searchedPaths.append("\(AppBundle.environmentKey), which is not set")
    return inFlatBundle() ?? inResourceBundles() ?? inDevelopmentTree()
  }

  private mutating func inFlatBundle() -> String? {
    guard folder.hasSuffix(".app") else {
      searchedPaths.append("\(folder), which is not a bundle (its name does not end in .app)")
      return nil
    }
    let path = "\(folder)/Info.plist"
    searchedPaths.append(path)
    return fileSystem.isFile(path) ? path : nil
  }

  private mutating func inResourceBundles() -> String? {
    let bundles = resourceBundles
    if bundles.isEmpty { searchedPaths.append("\(folder)/*_\(name).resources, which does not exist") }
    for bundle in bundles {
      searchedPaths.append("\(bundle), 3 folders deep")
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
        searchedPaths.append("the folders above \(folder), of which none has a Package.swift")
        return nil
      }
      candidate = parent
    }
    searchedPaths.append("\(candidate), 5 folders deep, for a folder \(name) with an Info.plist")
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

/// Visits folders, the shallowest first and those of one depth in alphabetical order, so that a search has the same result on every
/// machine. Hidden folders, including `.build`, are left out.
struct FolderWalk {
  let fileSystem: any BundleFileSystem
  /// The maximum depth of the walk; the folder it begins in has depth 0.
  let depth: Int

  /// The first folder that matches, including the one it begins in.
  func first(in root: String, where fits: (String) -> Bool) -> String? {
    fits(root) ? root : first(below: root, where: fits)
  }

  /// The first subfolder that matches.
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
