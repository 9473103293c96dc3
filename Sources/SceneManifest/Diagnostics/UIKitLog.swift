/// The lines that UIKit itself writes to the log, so that a search for one leads to the same advice as on a device.
///
/// Each function states whether its text was seen in published logs or is worded here. No function writes anything.
public enum UIKitLog {
  /// The log category of configuration lines, as in `[SceneConfiguration]`.
  public static let configurationCategory = "SceneConfiguration"
  /// The log category of lines about windows of scenes, as in `[WindowScene]`.
  public static let windowSceneCategory = "WindowScene"

  /// Written when a configuration is looked up and the manifest has none of that name (C-06, L-09). For the name `nil`
  /// UIKit writes `(no name)`. Seen in published logs from iOS 16.2 on.
  public static func missingConfiguration(named name: String?) -> String {
    "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name ?? "(no name)")\")"
  }

  /// Written when a configuration's delegate class cannot be found; the scene then has no delegate (L-09). Seen in
  /// published logs from iOS 13 on.
  public static func delegateClassNotFound(_ className: String, configuration name: String?, role: String) -> String {
    classNotFound(className, key: "UISceneDelegateClassName", configuration: name, role: role)
  }

  /// Written when a configuration's scene class cannot be found. Seen in published logs.
  public static func sceneClassNotFound(_ className: String, configuration name: String?, role: String) -> String {
    classNotFound(className, key: "UISceneClassName", configuration: name, role: role)
  }

  private static func classNotFound(
    _ className: String, key: String, configuration name: String?, role: String
  ) -> String {
    "Info.plist configuration \"\(name ?? "(no name)")\" for \(role) contained \(key) key, "
      + "but could not load class with name \"\(className)\"."
  }

  /// Written when a configuration names a storyboard and its scene has no delegate (L-09); no window is made. Seen in
  /// published logs from iOS 13 on.
  public static let noSceneDelegate =
    "There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."

  /// Written when a configuration names a storyboard and the scene delegate has no `window`. Worded here, after the
  /// line that UIKit has for app delegates.
  public static let noWindowProperty =
    "The scene delegate must implement the window property if it wants to use a main storyboard file."

  /// Written when `UIMainStoryboardFile` is set and the app delegate of an app without scenes has no `window` (L-02).
  /// Seen in published logs.
  public static let noWindowPropertyOfApplicationDelegate =
    "The app delegate must implement the window property if it wants to use a main storyboard file."

  /// The line for an app without scenes at launch (L-11), `nil` if the version logs none. iOS 18 means 18.4, which was the first to log it.
  /// The wording of 18 and that of 26 were seen in published logs; the versions between do not exist. From 27 on the launch ends with
  /// ``sceneLifeCycleRequired`` instead.
  public static func noAdoption(osVersion: Int) -> String? {
    switch osVersion {
    case 18..<26:
      "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
        + "This will become an assert in a future version."
    case 26:
      "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
    default: nil
    }
  }

  /// The message of the trap that ends an app without scenes at launch when it was built with the SDK of iOS 27 (L-11).
  /// Seen in published crash reports.
  public static let sceneLifeCycleRequired =
    "Application failed to launch: UIScene life cycle is required for apps built with this SDK. "
    + "See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation for more information on "
    + "migration."

  /// The reason of the exception for a storyboard that the bundle does not have. The words up to the bundle were seen in published logs;
  /// the caller chooses the description of the bundle, by convention `NSBundle <path> (loaded)`.
  public static func storyboardNotFound(named name: String, bundle: String) -> String {
    "Could not find a storyboard named '\(name)' in bundle \(bundle)"
  }

  /// Written when a main storyboard has no initial view controller; no window content is made. Seen in published logs
  /// with the key `UIMainStoryboardFile`; that scenes get the same line with theirs is our wording.
  public static func noInitialViewController(storyboard name: String, key: String = "UIMainStoryboardFile") -> String {
    "Failed to instantiate the default view controller for \(key) '\(name)' - "
      + "perhaps the designated entry point is not set?"
  }

  /// Written at the launch for each file of `UIAppFonts` that the app does not have. Our wording.
  public static func missingFont(_ name: String) -> String {
    "The font file \"\(name)\" of UIAppFonts is not in the app. Add it to the app's resources, or remove it from the Info.plist."
  }
}
