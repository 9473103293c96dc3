import Foundation

extension UIBackgroundConfiguration {
  /// The background of a cell in a list of any style.
  public static func listCell() -> UIBackgroundConfiguration { stateful(UIBackgroundConfiguration()) }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { stateful(clear()) }

  private static func stateful(_ configuration: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    var configuration = configuration
    configuration.isStateful = true
    return configuration
  }
}
