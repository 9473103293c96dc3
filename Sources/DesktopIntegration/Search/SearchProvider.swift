/// What makes an app a search provider of the desktop: the service that answers searches, and the file that names it.
///
/// The service is the app's own executable with ``option``. It reads the app's search index and does not run the app.
///
/// Source: GNOME's documentation of search providers.
public struct SearchProvider: Hashable, Sendable {
  /// The argument with which the executable answers searches.
  public static let option = "--proscenium-search-provider"

  /// The app's name on the desktop.
  public var app: ApplicationID

  /// The app that the file was written for, by its bundle identifier.
  public var owner: String

  /// The provider of an app.
  public init(app: ApplicationID, owner: String) {
    self.app = app
    self.owner = owner
  }

  /// The service's name on the session bus.
  public var busName: String { app.rawValue + ".SearchProvider" }

  /// The path of the object that answers.
  public var objectPath: String {
    "/" + String(busName.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
  }

  /// The file that names the provider to GNOME Shell, which looks for it in `gnome-shell/search-providers` of the folders in `XDG_DATA_DIRS`.
  public var text: String {
    var group = KeyFile.Group(Self.group)
    group.add("DesktopId", app.desktopFileName)
    group.add("BusName", busName)
    group.add("ObjectPath", objectPath)
    group.add("Version", "2")
    group.add(DesktopEntry.ownerKey, owner)
    var file = KeyFile()
    file.groups = [group]
    return file.text
  }

  private static let group = "Shell Search Provider"

  /// The bundle identifier of the app that a file was written for; `nil` for a file that this module did not write.
  public static func owner(of text: String) -> String? {
    KeyFile(parsing: text).group(group)?.string(DesktopEntry.ownerKey)
  }
}
