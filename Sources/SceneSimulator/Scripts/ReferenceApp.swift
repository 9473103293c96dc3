package import SceneSystem

/// The apps that the golden traces refer to, each as small as Xcode's template.
public enum ReferenceApp: String, Hashable, Sendable, CaseIterable {
  /// A storyboard in the manifest creates the window.
  case storyboard
  /// The scene delegate creates the window.
  case programmatic
  /// A hosting controller in a scene delegate's window.
  case swiftui
  /// A SwiftUI `App`.
  case swiftuiApp = "swiftui-app"
  /// No manifest: the life cycle of iOS 12.
  case appBased = "app-based"
  /// Two configurations, `Main` and `Detail`.
  case multi
  /// The app delegate returns a configuration name that is not in the manifest.
  case noDelegate = "no-delegate"

  /// The name of the app's executable.
  public var executable: String {
    switch self {
    case .storyboard: "ReferenceStoryboard"
    case .programmatic: "ReferenceProgrammatic"
    case .swiftui: "ReferenceSwiftUI"
    case .swiftuiApp: "ReferenceSwiftUIApp"
    case .appBased: "ReferenceAppBased"
    case .multi: "ReferenceMulti"
    case .noDelegate: "ReferenceNoDelegate"
    }
  }

  /// The conditions that a session of this configuration published earlier, for sessions that a file's header declares: a `Detail` scene of
  /// `multi` prefers the target content identifier `detail` (E-10).
  package func conditions(ofConfiguration name: String) -> ActivationConditions {
    guard self == .multi, name == "Detail" else { return ActivationConditions() }
    return ActivationConditions(prefersToActivate: .comparison(.equal, "detail", []))
  }

  /// Whether the app is written with SwiftUI.
  public var needsSwiftUI: Bool { self == .swiftui || self == .swiftuiApp }
}
