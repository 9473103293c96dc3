public import Foundation

/// The notifications that the user allows.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the user was asked for permission and granted it.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether banners and lists are allowed. Differs from Apple: every single setting follows from the permission.
  public var alertSetting: UNNotificationSetting { single }
  /// Whether numbers on the icon are allowed.
  public var badgeSetting: UNNotificationSetting { single }
  /// Whether sounds are allowed.
  public var soundSetting: UNNotificationSetting { single }
  /// Whether the list shows notifications.
  public var notificationCenterSetting: UNNotificationSetting { single }
  /// Whether the locked screen shows them.
  public var lockScreenSetting: UNNotificationSetting { single }

  private var single: UNNotificationSetting {
    authorizationStatus == .authorized || authorizationStatus == .provisional ? .enabled : .disabled
  }

  /// Settings as the system creates them. Apple does not publish this initialiser.
  @_spi(Runtime) public init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
    super.init()
  }
}

/// Whether one kind of notification is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The app did not request it. Differs from Apple: never returned.
  case notSupported = 0
  /// Not allowed.
  case disabled = 1
  /// Allowed.
  case enabled = 2
}

/// Whether the user was asked for permission and granted it. Raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user denied it. Differs from Apple: never returned.
  case denied = 1
  /// The user granted it.
  case authorized = 2
  /// The user was not asked; notifications are delivered quietly.
  case provisional = 3
  /// The app is an app clip. Differs from Apple: never returned.
  case ephemeral = 4
}

/// The kinds of permission that an app requests. Raw values are Apple's.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Set the icon's number.
  public static let badge = Self(rawValue: 1 << 0)
  /// Play sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Show alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// Show notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Play sounds even if the device is muted.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// Offer the app's own notification settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Deliver quietly without asking the user.
  public static let provisional = Self(rawValue: 1 << 6)
}
