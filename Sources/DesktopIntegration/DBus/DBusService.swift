/// The file that lets the session bus start an app when its name is called.
public struct DBusService: Hashable, Sendable {
  /// The name on the bus.
  public var name: String
  /// What starts the app.
  public var command: CommandLineText
  /// The app that the file was written for, by its bundle identifier.
  public var owner: String

  /// Makes a service that starts an app when its own name is called.
  public init(name: ApplicationID, command: CommandLineText, owner: String) {
    self.init(busName: name.rawValue, command: command, owner: owner)
  }

  /// Makes a service from its parts.
  public init(busName: String, command: CommandLineText, owner: String) {
    name = busName
    self.command = command
    self.owner = owner
  }

  /// The file.
  public var text: String {
    var group = KeyFile.Group("D-BUS Service")
    group.add("Name", name)
    group.add("Exec", command.serviceText)
    group.add(DesktopEntry.ownerKey, owner)
    var file = KeyFile()
    file.groups = [group]
    return file.text
  }

  /// The bundle identifier of the app that a service file was written for; `nil` for a file that this module did not write.
  public static func owner(of text: String) -> String? {
    KeyFile(parsing: text).group("D-BUS Service")?.string(DesktopEntry.ownerKey)
  }
}
