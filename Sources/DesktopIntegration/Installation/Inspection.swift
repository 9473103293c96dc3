import Foundation
import SceneSystem

/// Distinguishes the files of an app's installation from other files.
struct Inspection {
  /// The origin of a file.
  enum Ownership: Hashable {
    /// There is no file.
    case absent
    /// It has the content that would be written.
    case same
    /// It was written for the app and is unchanged.
    case ours
    /// It was written for the app, and edited.
    case edited
    /// It belongs to another program.
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
    let allowedPaths = Set(Installation.otherPaths(id))
    recorded = (entry?.files.keys.sorted() ?? []).filter(allowedPaths.contains)
  }

  /// The other files of the existing installation.
  let recorded: [String]

  /// The origin of the file at `path`; `planned` is the content that would be written.
  func ownership(of path: String, planned: Data?) -> Ownership {
    var info = stat()
    guard lstat(home.path + "/" + path, &info) == 0 else { return .absent }
    // A file that exists and cannot be read is not ours.
    guard let contents = home.contents(path) else { return .foreign }
    if contents == planned { return .same }
    let text = String(decoding: contents, as: UTF8.self)
    if path == desktopFile {
      guard entry != nil else { return .foreign }
      return DesktopEntry.isIntact(text) ? .ours : .edited
    }
    if let checksum = entry?.files[path] { return Checksum(contents).text == checksum ? .ours : .edited }
    // An interrupted installation has no list yet; the files that can name their owner do.
    let owners = [DBusService.owner(of: text), SearchProvider.owner(of: text)]
    return owners.contains(owner) || MIMEPackage.isPackage(text, of: owner) ? .ours : .foreign
  }

  /// Throws an error that names the file and the solution if it may not be replaced.
  func demandOurs(_ file: Installation.File) throws(InstallationError) {
    let location = home.path + "/" + file.path
    let suggestion = "move it away, or force the installation, which renames it"
    switch ownership(of: file.path, planned: file.contents) {
    case .absent, .same, .ours: return
    case .edited:
      throw InstallationError(
        .edited, location: location, message: "the file was edited since the app was installed", suggestion: suggestion)
    case .foreign:
      let other = file.path == desktopFile ? home.contents(file.path).flatMap(Self.name) : nil
      let whose = other.map { "is that of \u{201C}\($0.oneLine)\u{201D}" } ?? "was not written by proscenium"
      throw InstallationError(
        .foreign, location: location, message: "the file \(whose) and would be lost", suggestion: suggestion)
    }
  }

  /// The name of the app in any desktop file.
  private static func name(_ contents: Data) -> String? {
    KeyFile(parsing: String(decoding: contents, as: UTF8.self)).group("Desktop Entry")?.string("Name")
  }
}
