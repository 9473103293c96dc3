// The names of the menus that every app has. Raw values are Apple's.
extension UIMenu.Identifier {
  /// All menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files and windows.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of changes.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of what is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu of the look of text.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Information about the app, in its menu.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The settings, in the app's menu.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// What other apps offer, in the app's menu.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding and showing, in the app's menu.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The app's end, in its menu.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// New windows, in the menu of files.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Opening, in the menu of files.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// Closing and saving, in the menu of files.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing, in the menu of files.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Undoing, in the menu of changes.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The pasteboard, in the menu of changes.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Finding, in the menu of changes.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Replacing, in the menu of changes.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Fonts, in the menu of the look of text.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Text, in the menu of the look of text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The toolbar, in the menu of what is shown.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The sidebar, in the menu of what is shown.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The full screen, in the menu of what is shown.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Sizes of windows, in their menu.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The order of windows, in their menu.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
