import Foundation

extension UIBackgroundConfiguration {
  /// That of a cell in a list, of whatever style the list is.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
}
