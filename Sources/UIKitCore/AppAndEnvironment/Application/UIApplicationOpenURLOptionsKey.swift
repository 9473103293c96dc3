import Foundation

extension UIApplication {
  /// A key of the options that an app-based process receives in `application(_:open:options:)` (M-06).
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public var rawValue: String
    /// The key with Apple's constant `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the requesting app, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Data that the requesting app attached. Differs from Apple: never present.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document may be changed in place, a `Bool`.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The advertisement that led to the URL, a ``UIEventAttribution``. iOS 14.5. Differs from Apple: never present.
    public static let eventAttribution = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// A key of the options of `UIApplication.open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public var rawValue: String
    /// The key with Apple's constant `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that claims the URL as a universal link may open it, a `Bool`.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The advertisement by which the URL was chosen, a ``UIEventAttribution``. iOS 14.5. Differs from Apple: ignored.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }
}

extension UIApplication.OpenURLOptionsKey {
  /// The options of an app-based process for a scene's `options`: `openInPlace` always, `sourceApplication` if it is known.
  @MainActor static func options(for options: UIScene.OpenURLOptions) -> [UIApplication.OpenURLOptionsKey: Any] {
    var result: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: options.openInPlace]
    if let sourceApplication = options.sourceApplication { result[.sourceApplication] = sourceApplication }
    return result
  }
}
