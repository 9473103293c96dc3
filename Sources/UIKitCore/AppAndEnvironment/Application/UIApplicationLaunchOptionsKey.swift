import Foundation

extension UIApplication {
  /// A key of the launch options that an app-based process receives (L-02). A scene-based process receives `nil` (L-01).
  ///
  /// Differs from Apple: keys whose launch reason does not exist off the device (location, Bluetooth, Newsstand, the attribution of
  /// advertisements) are declared, so that an app that reads them compiles, and are never present.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public var rawValue: String
    /// The key with Apple's constant `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the requesting app, a `String`.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The payload of the remote notification that the app was launched for, a dictionary.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification that the app was launched for.
    @available(*, deprecated, message: "Handle the response in the delegate of UNUserNotificationCenter.")
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Data that the requesting app attached. Differs from Apple: never present.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The app was launched for a location event, a `Bool`. Differs from Apple: never present.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The app was launched for a download of an issue. Differs from Apple: never present.
    public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The app was launched to restore Bluetooth centrals. Differs from Apple: never present.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The app was launched to restore Bluetooth peripherals. Differs from Apple: never present.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The quick action that the app was launched by, a ``UIApplicationShortcutItem``.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary about the activity that the app was launched to continue; ``userActivityType`` is in it.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// Inside ``userActivityDictionary``: the activity's type, a `String`.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The CloudKit share that the app was launched to show, a `CKShare.Metadata` (E-07).
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The advertisement that led to the launch, a ``UIEventAttribution``. iOS 14.5. Differs from Apple: never present.
    public static let eventAttribution = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }
}
