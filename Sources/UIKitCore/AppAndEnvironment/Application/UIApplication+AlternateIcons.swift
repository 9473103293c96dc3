import Foundation
import SceneManifest

extension UIApplication {
  /// Whether the app's Info.plist declares other icons (`CFBundleAlternateIcons` in `CFBundleIcons`).
  public var supportsAlternateIcons: Bool { !declaredIconNames.isEmpty }

  /// The name of the app's present icon; `nil` for its primary one.
  public var alternateIconName: String? { chosenIconName }

  /// Changes the app's icon to one that its Info.plist declares.
  ///
  /// Differs from Apple: the name is kept until the process ends, and the desktop shows the primary icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: A key of `CFBundleAlternateIcons`; `nil` for the primary icon.
  ///   - completionHandler: Called on the main queue. The error is a `CocoaError`: `.featureUnsupported` if the app has no other icons,
  ///     `.fileNoSuchFile` if it has none of this name.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = changeIcon(to: alternateIconName)
    guard let completionHandler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(error) } }
  }

  /// Changes the app's icon to one that its Info.plist declares.
  ///
  /// Differs from Apple: the name is kept until the process ends, and the desktop shows the primary icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if let error = changeIcon(to: alternateIconName) { throw error }
  }

  private func changeIcon(to name: String?) -> CocoaError? {
    guard supportsAlternateIcons else { return CocoaError(.featureUnsupported) }
    if let name, !declaredIconNames.contains(name) { return CocoaError(.fileNoSuchFile) }
    chosenIconName = name
    return nil
  }

  private var declaredIconNames: Set<String> {
    guard case .dictionary(let icons)? = environment.infoPlist?["CFBundleIcons"],
      case .dictionary(let others)? = icons["CFBundleAlternateIcons"]
    else { return [] }
    return Set(others.keys)
  }
}
