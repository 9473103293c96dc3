public import Foundation
import ViewBacking

extension UIApplication {
  /// Asks the system to open a URL in another app.
  ///
  /// In windows the desktop opens it. Differs from Apple: there is no other app on a simulated device and none headless, so `completion` is
  /// called with `false`, in a later turn; the trace records the request.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opened = openByHost(url)
    guard let completion else { return }
    Task { @MainActor in completion(opened) }
  }

  /// Asks the system to open `url`, and returns whether it did. Differs from Apple: without windows there is no other app, so `false`.
  public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    openByHost(url)
  }

  /// Asks the system to open `url`, and returns whether it will. Deprecated on a device since iOS 10. Differs from Apple: without windows
  /// there is no other app, so `false`.
  @discardableResult public func openURL(_ url: URL) -> Bool { openByHost(url) }

  private func openByHost(_ url: URL) -> Bool {
    runner?.note("The app asked to open \(url.absoluteString).")
    return viewHost?.openURL(url.absoluteString) ?? false
  }

  /// Whether some app opens URLs of this scheme.
  ///
  /// Differs from Apple: only the app's own schemes are known here (`CFBundleURLTypes`).
  public nonisolated func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { ownSchemes.contains($0.lowercased()) } ?? false
  }
}

extension UIScene {
  /// Asks the system to open a URL in another app, on behalf of this scene.
  ///
  /// Differs from Apple: without windows it completes with `false`, as `UIApplication.open(_:options:completionHandler:)` does.
  public func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.current?.open(url, completionHandler: completion)
  }

  /// Asks the system to open `url` on behalf of this scene, and returns whether it did. Differs from Apple: without windows there is
  /// no other app, so `false`.
  public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await UIApplication.current?.open(url) ?? false
  }
}
