/// Where a gradient is drawn beside the area between its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Options given as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour extends after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
