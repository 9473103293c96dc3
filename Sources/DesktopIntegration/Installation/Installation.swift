public import Foundation
import SceneManifest

/// The files that integrate an app into the desktop, as values; nothing is written here.
public struct Installation: Sendable {
  /// One file.
  public struct File: Hashable, Sendable {
    /// Its path relative to the user's data folder.
    public var path: String
    /// Its contents.
    public var contents: Data

    /// Makes a file.
    public init(path: String, contents: Data) {
      self.path = path
      self.contents = contents
    }
  }

  /// The desktop's name for the app.
  public let id: ApplicationID
  /// The app's bundle identifier.
  public let owner: String
  /// The files in the order in which they are to be written: the desktop file, which lists the others, is the last.
  public let files: [File]
  /// Notes for the developer, one sentence each.
  public let notes: [String]
  /// Whether the app opens documents or links from other apps.
  public let opensTypes: Bool

  /// Makes the files of an app. Throws ``InstallationError`` if an icon cannot be read.
  public init(_ app: InstallableApp) throws(InstallationError) {
    let id = app.id
    let types = OpenedTypes(app.infoPlist, owner: app.bundleIdentifier, localizations: app.localizations)
    var notes = app.notes + types.notes
    var files: [File] = []
    for (size, file) in app.icons.sorted(by: { $0.key < $1.key }) {
      do {
        let contents = try Data(contentsOf: URL(fileURLWithPath: file))
        files.append(File(path: Self.iconPath(id, size: size), contents: contents))
      } catch {
        throw InstallationError(
          .fileOperation, location: file, message: "the icon cannot be read: \(error.localizedDescription)")
      }
    }
    if files.isEmpty {
      notes.append(
        "There is no icon in Info.plist or an asset catalogue, so menus show the first letter of the app's name.")
      let icon = DefaultIcon(name: app.name, id: id)
      files.append(File(path: Self.scalableIconPath(id), contents: Data(icon.svg.utf8)))
    }
    if let package = types.package {
      files.append(File(path: Self.packagePath(id), contents: Data(package.text.utf8)))
    }
    if app.isDBusActivatable {
      let service = DBusService(
        name: id, command: app.command("--gapplication-service"), owner: app.bundleIdentifier)
      files.append(File(path: Self.servicePath(id), contents: Data(service.text.utf8)))
      let provider = SearchProvider(app: id, owner: app.bundleIdentifier)
      let searchService = DBusService(
        busName: provider.busName, command: app.command(SearchProvider.option), owner: app.bundleIdentifier)
      files.append(File(path: Self.searchServicePath(id), contents: Data(searchService.text.utf8)))
      files.append(File(path: Self.searchProviderPath(id), contents: Data(provider.text.utf8)))
    }
    var entry = app.desktopEntry(icon: id.rawValue, mimeTypes: types.mimeTypes)
    for file in files { entry.files[file.path] = Checksum(file.contents).text }
    files.append(File(path: Self.desktopFilePath(id), contents: Data(entry.text.utf8)))
    self.id = id
    owner = app.bundleIdentifier
    self.files = files
    self.notes = notes
    opensTypes = !types.mimeTypes.isEmpty
  }

  // MARK: Paths

  static func desktopFilePath(_ id: ApplicationID) -> String { "applications/" + id.desktopFileName }
  static func servicePath(_ id: ApplicationID) -> String { "dbus-1/services/\(id).service" }
  static func searchServicePath(_ id: ApplicationID) -> String { "dbus-1/services/\(id).SearchProvider.service" }
  static func searchProviderPath(_ id: ApplicationID) -> String {
    "gnome-shell/search-providers/\(id).search-provider.ini"
  }
  static func packagePath(_ id: ApplicationID) -> String { "mime/packages/\(id).xml" }
  static func iconPath(_ id: ApplicationID, size: Int) -> String { "icons/hicolor/\(size)x\(size)/apps/\(id).png" }
  static func scalableIconPath(_ id: ApplicationID) -> String { "icons/hicolor/scalable/apps/\(id).svg" }

  /// Every path at which a file of the app can be, except the desktop file's. No other path is ever changed, whatever a list contains.
  static func otherPaths(_ id: ApplicationID) -> [String] {
    AppIcons.sizes.map { iconPath(id, size: $0) } + [
      scalableIconPath(id), packagePath(id), servicePath(id), searchServicePath(id), searchProviderPath(id),
    ]
  }
}

extension InstallableApp {
  func command(_ arguments: String...) -> CommandLineText {
    CommandLineText(program: executable, arguments: arguments, environment: environment)
  }

  func desktopEntry(icon: String, mimeTypes: [String]) -> DesktopEntry {
    var actions: [(DesktopAction, LocalizedText)] = []
    let hasManyWindows = infoPlist.sceneManifest?.supportsMultipleScenes ?? false
    if hasManyWindows {
      actions.append((.newWindow, LocalizedText("New Window")))
    }
    for item in infoPlist.shortcutItems where !actions.contains(where: { $0.0 == .shortcut(type: item.type) }) {
      actions.append((.shortcut(type: item.type), localizations.text(item.title, keys: [item.title])))
    }
    return DesktopEntry(
      name: localizations.text(name, keys: ["CFBundleDisplayName", "CFBundleName"]), command: command(),
      program: executable, icon: icon,
      mimeTypes: mimeTypes, categories: MenuCategories.categories(of: infoPlist["LSApplicationCategoryType"]?.string),
      actions: actions.map { action, name in
        DesktopEntry.Action(action: action, name: name, command: command(DesktopAction.option, action.argument))
      }, isDBusActivatable: isDBusActivatable, hasSingleWindow: !hasManyWindows, windowClass: id.rawValue,
      activityTypes: infoPlist.userActivityTypes, owner: bundleIdentifier)
  }
}
