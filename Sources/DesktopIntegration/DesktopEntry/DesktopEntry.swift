/// A desktop file: an app's entry in the desktop's menus, and what it opens (freedesktop's Desktop Entry Specification).
public struct DesktopEntry: Hashable, Sendable {
  /// One of the actions at the app's icon.
  public struct Action: Hashable, Sendable {
    /// The action.
    public var action: DesktopAction
    /// The name in the menu.
    public var name: LocalizedText
    /// The command that starts the app with it, if the bus does not.
    public var command: CommandLineText

    /// Makes an action.
    public init(action: DesktopAction, name: LocalizedText, command: CommandLineText) {
      self.action = action
      self.name = name
      self.command = command
    }
  }

  /// The name in the menu.
  public var name: LocalizedText
  /// The command that starts the app. URLs and files to open are appended.
  public var command: CommandLineText
  /// The program without which the entry is hidden: the app's executable.
  public var program: String
  /// The icon's name in the icon theme, or an absolute path.
  public var icon: String
  /// The MIME types that the app opens, including `x-scheme-handler/SCHEME`.
  public var mimeTypes: [String]
  /// The menus that list the app, as the Desktop Menu Specification names them.
  public var categories: [String]
  /// The actions at the icon.
  public var actions: [Action]
  /// Whether the desktop starts the app, and sends it what to open, over the session bus.
  public var isDBusActivatable: Bool
  /// Whether the app never has more than one window.
  public var hasSingleWindow: Bool
  /// The class of the app's windows under X11, and their application identifier under Wayland.
  public var windowClass: String
  /// The types of user activities that the app continues; the Handoff service starts it for them.
  public var activityTypes: [String]
  /// The app that the entry was written for, by its bundle identifier. A file without an owner, or with another one, is not ours.
  public var owner: String
  /// The other files that were written with this one: their paths relative to the data folder, and their checksums.
  public var files: [String: String]

  /// Makes an entry from its parts.
  public init(
    name: LocalizedText, command: CommandLineText, program: String, icon: String, mimeTypes: [String] = [],
    categories: [String] = [], actions: [Action] = [], isDBusActivatable: Bool = false, hasSingleWindow: Bool = false,
    windowClass: String, activityTypes: [String] = [],
    owner: String,
    files: [String: String] = [:]
  ) {
    self.name = name
    self.command = command
    self.program = program
    self.icon = icon
    self.mimeTypes = mimeTypes
    self.categories = categories
    self.actions = actions
    self.isDBusActivatable = isDBusActivatable
    self.hasSingleWindow = hasSingleWindow
    self.windowClass = windowClass
    self.activityTypes = activityTypes
    self.owner = owner
    self.files = files
  }
}
