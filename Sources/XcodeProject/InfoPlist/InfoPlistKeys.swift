/// The keys of an Info.plist that Xcode writes for `INFOPLIST_KEY_…` settings.
enum InfoPlistKeys {
  /// What a setting becomes.
  enum Kind: Hashable { case string, boolean, list }

  /// Settings whose value is true or false.
  private static let booleans: Set<String> = [
    "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly",
    "LSSupportsOpeningDocumentsInPlace", "LSUIElement", "MetalCaptureEnabled", "NSSupportsLiveActivities",
    "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents", "UIFileSharingEnabled",
    "UIRequiresFullScreen", "UIStatusBarHidden", "UISupportsDocumentBrowser",
    "UIViewControllerBasedStatusBarAppearance", "WKRunsIndependentlyOfCompanionApp", "WKWatchOnly",
  ]

  /// Settings whose value is a list of words.
  private static let lists: Set<String> = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPad",
    "UISupportedInterfaceOrientations_iPhone", "WKBackgroundModes",
  ]

  /// Settings whose value is a text, beside all that end in `UsageDescription`.
  private static let strings: Set<String> = [
    "CFBundleDisplayName", "ITSEncryptionExportComplianceCode", "LSApplicationCategoryType", "NSHumanReadableCopyright",
    "NSMainNibFile", "NSMainStoryboardFile", "NSPrincipalClass", "NSStickerSharingLevel", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "UIStatusBarStyle", "UIUserInterfaceStyle", "WKCompanionAppBundleIdentifier",
    "CLKComplicationPrincipalClass", "NFCReaderUsageDescription", "OSBundleUsageDescription",
  ]

  /// Settings that stand for a dictionary.
  static let generated: Set<String> = ["UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation"]

  /// What the setting `INFOPLIST_KEY_NAME` becomes; `nil` for one that Xcode ignores.
  static func kind(_ name: String) -> Kind? {
    if booleans.contains(name) { return .boolean }
    if lists.contains(name) { return .list }
    return strings.contains(name) || name.hasSuffix("UsageDescription") ? .string : nil
  }

  /// The key of a setting's name, in which an underscore separates the kind of device.
  static func key(_ name: String) -> String {
    for device in ["iPad", "iPhone"] where name.hasSuffix("_" + device) {
      return "\(name.dropLast(device.count + 1))~\(device.lowercased())"
    }
    return name
  }
}
