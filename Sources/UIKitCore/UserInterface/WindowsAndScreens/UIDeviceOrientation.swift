public import Foundation

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

extension UIDevice {
  /// The name of a notification of a new orientation.
  ///
  /// Differs from Apple: not posted. An interface that turns is reported by `viewWillTransition(to:with:)` and the scene's delegate.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The orientation of the device: that of the first window scene's interface. A device's left is the interface's right.
  public var orientation: UIDeviceOrientation {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    return switch scene?.interfaceOrientation ?? .unknown {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
  /// Whether new orientations are reported. Default: `false`, which they are not.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Has no effect: see ``orientationDidChangeNotification``.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}
}
