/// The layout of a bitmap's pixels, with Apple's values.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The combination as bits.
  public let rawValue: UInt32
  /// A combination given as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components with a fraction.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of the platform.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16 bits, the lower byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16 bits, the higher byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
