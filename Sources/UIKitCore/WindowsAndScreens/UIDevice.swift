import Foundation

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad; also a Linux desktop, whose windows follow the iPad's rules.
  case pad = 1
  /// A Mac.
  case mac = 5
}

/// The device the app runs on.
///
/// Differs from Apple: a simulated one, or the desktop dressed as an iPad; there is no battery and no sensor.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The one device there is.
  public class var current: UIDevice { UIProcess.current.device }

  /// What the user calls the device.
  public internal(set) var name = "iPhone"
  /// What kind of device it is, in Apple's words.
  public internal(set) var model = "iPhone"
  /// The name of its system.
  public internal(set) var systemName = "iOS"
  /// The version of its system.
  public internal(set) var systemVersion = "26.0"
  /// Which kind of interface suits it.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
