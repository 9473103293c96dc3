import SceneSystem

extension InfoPlist {
  /// What the system must know about the app before it runs.
  ///
  /// The app has scenes if the manifest's key is present or if its delegate implements `configurationForConnecting`
  /// (M-05, K-06); either is enough. `fallbackIdentifier` stands in where the file has no `CFBundleIdentifier`, as in a
  /// project whose build settings supply it.
  public func installedApp(
    delegateImplementsConfiguration: Bool, fallbackIdentifier: String = "dev.proscenium.app"
  ) -> InstalledApp {
    let manifest = sceneManifest ?? SceneManifest()
    return InstalledApp(
      bundleIdentifier: bundleIdentifier ?? fallbackIdentifier,
      adoption: sceneManifest != nil || delegateImplementsConfiguration ? .scenes : .application,
      supportsMultipleScenes: manifest.supportsMultipleScenes,
      defaultRole: manifest.preferredDefaultRole ?? .windowApplication,
      defaultConfigurations: manifest.configurations.compactMapValues(\.first))
  }
}
