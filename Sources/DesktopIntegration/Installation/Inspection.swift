import Foundation

/// Tells our files from those of others.
struct Inspection {
  /// Whose a file is.
  enum Standing: Hashable {
    /// There is no file.
    case absent
    /// It holds what would be written.
    case same
    /// It was written for the app and not changed since.
    case ours
    /// It was written for the app, and changed.
    case edited
    /// It is somebody else's.
    case foreign
  }

  private let home: DataHome
  private let owner: String
  private let entry: DesktopEntry?
  private let desktopFile: String

  init(home: DataHome, id: ApplicationID, owner: String) {
    self.home = home
    self.owner = owner
    entry = home.entry(ofApp: owner)
    desktopFile = Installation.desktopFilePath(id)
    let known = Set(Installation.otherPaths(id))
    recorded = (entry?.files.keys.sorted() ?? []).filter(known.contains)
  }

  /// The other files of the installation that is there.
  let recorded: [String]

  /// Whose the file at `path` is; `planned` is what would be written.
  func standing(of path: String, planned: Data?) -> Standing {
    var info = stat()
    guard lstat(home.path + "/" + path, &info) == 0 else { return .absent }
    // What is there and cannot be read is nothing of ours.
    guard let contents = home.contents(path) else { return .foreign }
    if contents == planned { return .same }
    let text = String(decoding: contents, as: UTF8.self)
    if path == desktopFile {
      guard entry != nil else { return .foreign }
      return DesktopEntry.isIntact(text) ? .ours : .edited
    }
    if let checksum = entry?.files[path] { return Checksum(contents).text == checksum ? .ours : .edited }
    // An installation that was cut short has no list yet; those that can bear a name do.
    return DBusService.owner(of: text) == owner || MIMEPackage.isPackage(text, of: owner) ? .ours : .foreign
  }

  /// Throws an error that names the file and the way out where it may not be replaced.
  func demandOurs(_ file: Installation.File) throws(InstallationError) {
    let place = home.path + "/" + file.path
    let wayOut = "move it away, or use --force, which renames it and installs the app"
    switch standing(of: file.path, planned: file.contents) {
    case .absent, .same, .ours: return
    case .edited:
      throw InstallationError(place: place, message: "the file was edited since the app was installed; \(wayOut)")
    case .foreign:
      let other = file.path == desktopFile ? home.contents(file.path).flatMap(Self.name) : nil
      let whose = other.map { "is that of \u{201C}\($0)\u{201D}" } ?? "was not written by proscenium"
      throw InstallationError(place: place, message: "the file \(whose) and would be lost; \(wayOut)")
    }
  }

  /// What a desktop file of anybody calls its app.
  private static func name(_ contents: Data) -> String? {
    KeyFile(reading: String(decoding: contents, as: UTF8.self)).group("Desktop Entry")?.string("Name")
  }
}
