public import Foundation

/// The background of a button, a cell or a header, as a value.
///
/// Differs from Apple: custom views and blurs are stored and not shown.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; `nil` for the default.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is shown; `nil` for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture in front of the colour; `nil` for none. Differs from Apple: only buttons show it.
  public var image: UIImage?
  /// How the picture is fitted. Stored: it fills the background and keeps its proportions.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The corner radius, in points. Default: 0.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of that line, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of that line from the background's edge, in points. Default: 0. Stored, and not shown.
  public var strokeOutset: CGFloat = 0
  /// The effect on what is behind the background; `nil` for none. Stored, and not shown.
  public var visualEffect: UIVisualEffect?
  /// A view in place of the background; `nil` for none. Stored, and not shown.
  public var customView: UIView?
  /// The edges whose layout margins are added to ``backgroundInsets``. Default: none. Stored.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Whether a cell's selection changes the background: it is a list's own.
  var isStateful = false

  /// A default background.
  public init() {}

  /// No background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    configuration.isStateful = true
    return configuration
  }

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    configuration.cornerRadius = 10
    configuration.isStateful = true
    return configuration
  }
}
