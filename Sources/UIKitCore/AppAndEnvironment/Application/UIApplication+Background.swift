import Foundation

/// Whether the app may refresh itself while it is in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// Nobody may change it.
  case restricted = 0
  /// The user has switched it off.
  case denied = 1
  /// It may.
  case available = 2
}

extension UIApplication {
  /// Whether the app may refresh itself in the background: always. A device script says when it does (`background fetch`).
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// How many seconds are left in the background.
  ///
  /// Differs from Apple: a device script, not a clock, suspends the app, so there is no end to them.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The shortest interval between two fetches.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// An interval that never ends.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Says how often the app would like to fetch. Differs from Apple: a device script says when it does.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether the app is registered with a push service: never, because there is none.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Ends a registration with the push service; there is none.
  public func unregisterForRemoteNotifications() {}

  /// The URL that would open the app's settings. ``open(_:options:completionHandler:)`` notes it and answers `false`.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The URL that would open the app's notification settings.
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// The URL that would open the settings for default apps. iOS 18.3.
  public nonisolated class var openDefaultApplicationsSettingsURLString: String { "app-settings:default-applications" }

  /// Whether the icon can be changed: it cannot.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon in use, or `nil` for the app's own.
  public var alternateIconName: String? { nil }

  /// Which way the app's language is written.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let language = Locale.preferredLanguages.first ?? ""
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Names an extension point, as that for keyboards.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The point's name.
    public var rawValue: String
    /// A point of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards that other apps bring.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// Which way text and interface run.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The name that ``UIApplication/openNotificationSettingsURLString`` had in iOS 15.4. Deprecated on a device since iOS 16.
public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
