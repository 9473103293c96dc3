import Localization
public import Foundation

/// Whether the app may refresh itself while it is in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The user cannot change the setting.
  case restricted = 0
  /// The user has turned background refresh off.
  case denied = 1
  /// Background refresh is available.
  case available = 2
}

extension UIApplication {
  /// Whether the app may refresh itself in the background: always `available`. A device script triggers a refresh (`background fetch`).
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// The remaining time in the background, in seconds.
  ///
  /// Differs from Apple: a device script, not a clock, suspends the app, so the time is unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The shortest interval between two fetches.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// An infinite interval: no fetches.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Sets the least interval between two fetches. Differs from Apple: without effect; a device script triggers each fetch.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether the app is registered with a push service. Always `false`, because there is none.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Ends a registration with the push service; there is none.
  public func unregisterForRemoteNotifications() {}

  /// The URL that would open the app's settings. ``open(_:options:completionHandler:)`` records the request and completes with `false`.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The URL that would open the app's notification settings.
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// The URL that would open the settings for default apps. iOS 18.3.
  public nonisolated class var openDefaultApplicationsSettingsURLString: String { "app-settings:default-applications" }

  /// The writing direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    AppLanguage.current.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Names an extension point, as that for keyboards.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The point's name.
    public var rawValue: String
    /// A point of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards that other apps provide.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// The name that ``UIApplication/openNotificationSettingsURLString`` had in iOS 15.4. Deprecated on a device since iOS 16.
public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
