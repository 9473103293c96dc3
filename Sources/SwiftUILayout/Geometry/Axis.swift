/// The horizontal or the vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// The axis's name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8

    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one axis.
    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)
  }
}
