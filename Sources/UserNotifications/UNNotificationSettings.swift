import Foundation

/// Which notifications the user allows.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the user was asked and agreed.
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

  /// Settings as the system makes them. Apple withholds this initialiser.
  @_spi(Runtime) public init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
    super.init()
  }
}

/// Whether one way of notifying is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The app did not ask for it. Differs from Apple: never the case.
  case notSupported = 0
  /// Not allowed.
  case disabled = 1
  /// Allowed.
  case enabled = 2
}

/// Whether the user was asked for permission and agreed. Raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The user refused. Differs from Apple: never the case.
  case denied = 1
  /// The user agreed.
  case authorized = 2
  /// The user was not asked; notifications arrive quietly.
  case provisional = 3
  /// The app is an app clip. Differs from Apple: never the case.
  case ephemeral = 4
}

/// What permission is asked for. Raw values are Apple's.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To set the icon's number.
  public static let badge = Self(rawValue: 1 << 0)
  /// To play sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// To show alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// To show notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// To be heard in silence.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// To offer the app's own settings of notifications.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// To deliver quietly without having asked.
  public static let provisional = Self(rawValue: 1 << 6)
}
