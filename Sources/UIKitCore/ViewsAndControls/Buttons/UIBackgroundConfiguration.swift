import Foundation

/// What lies behind the content of a button, a cell or a header, as a value.
///
/// Differs from Apple: custom views, images, blurs and transformers are absent.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; `nil` for what is usual there.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points. Default: 0.
  public var cornerRadius: CGFloat = 0
  /// How far the background is from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of that line, in points.
  public var strokeWidth: CGFloat = 0

  /// A background that says nothing of its own.
  public init() {}

  /// No background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    configuration.cornerRadius = 10
    return configuration
  }
}
