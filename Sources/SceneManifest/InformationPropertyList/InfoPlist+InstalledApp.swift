public import SceneSystem

extension InfoPlist {
  /// Whether the app is made for iPhone alone, by `UIDeviceFamily`. Without the key, or with another device in it, it is not.
  package var isForPhonesOnly: Bool {
    let value = entries["UIDeviceFamily"]
    return switch value?.array ?? value.map({ [$0] }) {
    case [.integer(1)], [.string("1")]: true
    default: false
    }
  }

  /// Whether the app has the dark appearance alone, or the light one (`UIUserInterfaceStyle`); `nil` for an app that has both.
  package var isDarkOnly: Bool? {
    switch entries["UIUserInterfaceStyle"]?.string?.lowercased() {
    case "dark": true
    case "light": false
    default: nil
    }
  }

  /// The values that the system needs before the app runs.
  ///
  /// The app has scenes if the manifest's key is present or if its delegate implements `configurationForConnecting` (M-05, K-06); either is
  /// enough. `fallbackIdentifier` is used if the file has no `CFBundleIdentifier`, as in a project whose build settings define it.
  public func installedApp(
    delegateImplementsConfiguration: Bool, fallbackIdentifier: String = "dev.proscenium.app"
  ) -> InstalledApp {
    let manifest = sceneManifest ?? SceneManifest()
    return InstalledApp(
      bundleIdentifier: bundleIdentifier ?? fallbackIdentifier,
      adoption: sceneManifest != nil || delegateImplementsConfiguration ? .scenes : .application,
      supportsMultipleScenes: manifest.supportsMultipleScenes,
      defaultRole: manifest.preferredDefaultRole ?? .windowApplication,
      defaultConfigurations: manifest.configurations.compactMapValues(\.first),
      requiresFullScreen: entries["UIRequiresFullScreen"]?.boolean ?? false)
  }
}
