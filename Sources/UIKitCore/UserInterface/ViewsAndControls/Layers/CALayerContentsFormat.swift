/// The format of what a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A format by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// A floating point number of 16 bits for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
