import Foundation

extension UIBackgroundConfiguration {
  /// The background of a cell in a list of any style.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
}
