public import Foundation

/// The device the app runs on.
///
/// Differs from Apple: a simulated device, or the desktop reported as an iPad; there is no battery and no sensor.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The only device.
  public class var current: UIDevice { UIProcess.current.device }

  /// The user's name for the device.
  public internal(set) var name = "iPhone"
  /// The kind of device, by Apple's name.
  public internal(set) var model = "iPhone"
  /// The name of its system.
  public internal(set) var systemName = "iOS"
  /// The version of its system.
  public internal(set) var systemVersion = "26.0"
  /// The kind of interface for the device.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
