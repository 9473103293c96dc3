/// How the picture of a layer is made smaller or larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A filter by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Between neighbouring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between neighbouring pixels of smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
