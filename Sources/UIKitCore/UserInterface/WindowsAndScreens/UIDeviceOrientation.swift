/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// In landscape, with its right side down.
  case landscapeLeft = 3
  /// In landscape, with its left side down.
  case landscapeRight = 4
  /// Lying, the screen up.
  case faceUp = 5
  /// Lying, the screen down.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether there is an interface of this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
