public import Foundation

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
