import Foundation

/// The apps of Proscenium among the installed desktop files, read when they are asked for.
struct InstalledApps {
  /// The folders with desktop files, the first of which counts if two have a file of the same name.
  let folders: [String]
  /// How many files are read at most.
  private static let maximumFiles = 4096
  /// The length of the longest file that is read, in bytes.
  private static let maximumLength = 256 * 1024
  /// How deep folders are searched.
  private static let maximumDepth = 4

  /// The folders according to `environment`, as the XDG base directory specification defines them.
  init(environment: [String: String]) {
    let home =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    let others = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    folders = ([home] + others.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") })
      .map { $0 + "/applications" }
  }

  /// The app with this bundle identifier that continues activities of this type; `nil` if none is installed.
  func app(_ bundleIdentifier: String, activityType: String) -> DesktopEntry? {
    first { $0.bundleIdentifier == bundleIdentifier && $0.activityTypes.contains(activityType) }
  }

  /// All apps, in a fixed order.
  var all: [DesktopEntry] {
    var entries: [DesktopEntry] = []
    _ = first { entry in
      entries.append(entry)
      return false
    }
    return entries
  }

  private func first(where condition: (DesktopEntry) -> Bool) -> DesktopEntry? {
    var names: Set<String> = []
    for folder in folders {
      for name in files(in: folder) where names.count < Self.maximumFiles && names.insert(name).inserted {
        guard var entry = entry(at: "\(folder)/\(name)") else { continue }
        entry.identifier = String(name.dropLast(".desktop".count).map { $0 == "/" ? "-" : $0 })
        if condition(entry) { return entry }
      }
    }
    return nil
  }

  /// The desktop files of a folder and the folders in it, in a fixed order.
  private func files(in folder: String) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let name = enumerator.nextObject() as? String, files.count < Self.maximumFiles {
      if enumerator.level >= Self.maximumDepth { enumerator.skipDescendants() }
      if name.hasSuffix(".desktop") { files.append(name) }
    }
    return files.sorted()
  }

  private func entry(at path: String) -> DesktopEntry? {
    // A named pipe would not end.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.maximumLength else {
      return nil
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return DesktopEntry(String(decoding: bytes, as: UTF8.self))
  }
}
