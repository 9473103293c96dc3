import Foundation
import SceneSystem

/// The user's own data folder, in which desktops look for apps: finds, installs and uninstalls an app's files.
public struct DataHome: Sendable {
  /// One change that was made, or would be made.
  public enum Change: Hashable, Sendable {
    /// The file was written.
    case wrote(String)
    /// The file existed already, with the same content.
    case unchanged(String)
    /// The file was removed.
    case removed(String)
    /// A file that belongs to another program, or was edited, was renamed to this.
    case setAside(String, as: String)
    /// The file was edited since it was written, or belongs to another program, and is kept.
    case kept(String)
  }

  /// The folder.
  public let path: String

  /// `$XDG_DATA_HOME`, and `~/.local/share` if that is not set or not an absolute path, as the XDG base directory specification requires.
  public init(environment: [String: String]) {
    path = BaseDirectory.data.path(in: environment, home: NSHomeDirectory())
  }

  // MARK: Reading

  /// The entry of an installed app; `nil` if there is none that was written for this bundle identifier.
  public func entry(ofApp owner: String) -> DesktopEntry? {
    let file = Installation.desktopFilePath(ApplicationID(bundleIdentifier: owner))
    guard let entry = text(file).flatMap(DesktopEntry.init(parsing:)), entry.owner == owner else { return nil }
    return entry
  }

  /// The bundle identifiers of the apps that are installed, in alphabetical order.
  public var owners: [String] {
    let folder = path + "/applications"
    // A folder that does not exist, or that cannot be read, has no app of ours.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".desktop") }.compactMap { name in
      guard let entry = text("applications/" + name).flatMap(DesktopEntry.init(parsing:)),
        ApplicationID(bundleIdentifier: entry.owner).desktopFileName == name
      else { return nil }
      return entry.owner
    }.sorted()
  }

  // MARK: Changing

  /// Installs an app, in place of an earlier installation of it.
  ///
  /// If one file cannot be written, those written before it are restored.
  ///
  /// - Parameters:
  ///   - installation: The files.
  ///   - force: Renames files that belong to another program or were edited, and then continues. Without it one such file is an error,
  ///     and nothing is changed.
  ///   - dryRun: Only returns the changes that would be made.
  @discardableResult public func install(
    _ installation: Installation, force: Bool = false, dryRun: Bool = false
  ) throws(InstallationError) -> [Change] {
    let inspection = Inspection(home: self, id: installation.id, owner: installation.owner)
    var changes: [Change] = []
    var work = FileTransaction(home: path, isDryRun: dryRun)
    do throws(InstallationError) {
      let planned = Set(installation.files.map(\.path))
      // The desktop file first, because it identifies the owner best.
      for file in installation.files.reversed() where !force { try inspection.demandOurs(file) }
      for file in installation.files {
        switch inspection.ownership(of: file.path, planned: file.contents) {
        case .same:
          changes.append(.unchanged(path + "/" + file.path))
          continue
        case .edited, .foreign: changes.append(.setAside(path + "/" + file.path, as: try work.setAside(file.path)))
        case .absent, .ours: break
        }
        try work.write(file)
        changes.append(.wrote(path + "/" + file.path))
      }
      for other in inspection.recorded where !planned.contains(other) {
        if let change = try remove(other, inspection, force: force, &work) { changes.append(change) }
      }
    } catch {
      work.undo()
      throw error
    }
    return changes
  }

  /// Removes the files that an installation wrote. Those that were edited since are kept, unless `force` is `true`.
  ///
  /// Throws ``InstallationError`` if the app is not installed, if its desktop file was edited, or if a file cannot be removed.
  @discardableResult public func uninstall(
    _ owner: String, force: Bool = false, dryRun: Bool = false
  ) throws(InstallationError) -> [Change] {
    guard entry(ofApp: owner) != nil else {
      let list = owners.isEmpty ? "no app is" : "installed are \(owners.joined(separator: ", "))"
      throw InstallationError(.notInstalled, location: owner, message: "the app is not installed; \(list)")
    }
    let id = ApplicationID(bundleIdentifier: owner)
    let inspection = Inspection(home: self, id: id, owner: owner)
    let desktopFile = Installation.desktopFilePath(id)
    // If it were kept, the app would stay in the menus, and the list of the other files would be lost.
    guard force || inspection.ownership(of: desktopFile, planned: nil) != .edited else {
      throw InstallationError(
        .edited, location: path + "/" + desktopFile, message: "the file was edited since the app was installed",
        suggestion: "a forced removal removes it all the same")
    }
    var work = FileTransaction(home: path, isDryRun: dryRun)
    var changes: [Change] = []
    // The desktop file is the last, because it has the list.
    for file in inspection.recorded + [desktopFile] {
      if let change = try remove(file, inspection, force: force, &work) { changes.append(change) }
    }
    return changes
  }

  private func remove(
    _ file: String, _ inspection: Inspection, force: Bool, _ work: inout FileTransaction
  ) throws(InstallationError) -> Change? {
    switch inspection.ownership(of: file, planned: nil) {
    case .absent: return nil
    case .edited where !force, .foreign: return .kept(path + "/" + file)
    case .same, .ours, .edited:
      try work.remove(file)
      return .removed(path + "/" + file)
    }
  }

  /// The contents of a file; `nil` if it does not exist or cannot be read.
  func contents(_ file: String) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: path + "/" + file)) }

  private func text(_ file: String) -> String? { contents(file).map { String(decoding: $0, as: UTF8.self) } }
}
