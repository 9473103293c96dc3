import Foundation

extension UIBackgroundConfiguration {
  /// The background of a cell in a list of any style.
  public static func listCell() -> UIBackgroundConfiguration { stateful(UIBackgroundConfiguration()) }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { stateful(clear()) }
  /// The background of a cell in the sidebar of an app with three columns.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { stateful(clear()) }
  /// The background of a header in a list of any style: none.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// The background of a footer in a list of any style: none.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemBackground
    return configuration
  }
  /// The background of a header or footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header in a sidebar: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The configuration for the state of a cell. Differs from Apple: the same, because a list colours its own background.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The colour that is shown, where `tintColor` takes the place of a missing one.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  private static func stateful(_ configuration: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    var configuration = configuration
    configuration.isStateful = true
    return configuration
  }
}
