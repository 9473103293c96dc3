/// The files of a folder and its subfolders, as a synchronized folder has them.
struct FolderScan {
  /// A file, or a folder that is one thing.
  struct Item: Hashable {
    /// The path below the scanned folder.
    var path: String
    /// Whether it is a folder that is copied with its structure.
    var isWholeFolder: Bool
  }

  /// The items, sorted by path.
  private(set) var items: [Item] = []
  /// The paths of packages in subfolders, sorted. Their files are not items.
  private(set) var packages: [String] = []
  /// Whether the folder has more entries than are read.
  private(set) var isCutOff = false

  /// Scans a folder. Hidden files are ignored, and so are symbolic links that lead back up.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - wholeFolders: Paths below it of folders that are one thing.
  init(_ folder: String, wholeFolders: Set<String> = []) {
    var open = [(path: "", ancestors: [FileSystem.resolved(folder)])]
    var count = 0
    while let (path, ancestors) = open.popLast() {
      for name in FileSystem.names(path.isEmpty ? folder : folder + "/" + path) where !name.hasPrefix(".") {
        count += 1
        guard count <= ReaderLimits.folderEntries, ancestors.count <= ReaderLimits.depth else {
          isCutOff = true
          items.sort { $0.path < $1.path }
          packages.sort()
          return
        }
        let item = path.isEmpty ? name : path + "/" + name
        guard FileSystem.isFolder(folder + "/" + item) else {
          items.append(Item(path: item, isWholeFolder: false))
          continue
        }
        if wholeFolders.contains(item) || FileRole.isWholeFolder(name) {
          items.append(Item(path: item, isWholeFolder: true))
        } else if FileSystem.exists(folder + "/" + item + "/Package.swift") {
          packages.append(item)
        } else {
          let resolved = FileSystem.resolved(folder + "/" + item)
          if !ancestors.contains(resolved) { open.append((item, ancestors + [resolved])) }
        }
      }
    }
    items.sort { $0.path < $1.path }
    packages.sort()
  }
}
