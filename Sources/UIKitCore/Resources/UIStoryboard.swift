import Foundation

/// Controllers and their views, as Xcode's editor describes them.
@MainActor public final class UIStoryboard: NSObject {
  /// The storyboard's name, without its ending.
  let name: String
  /// Finds a storyboard's file by its name; set by the runner.
  static var locate: (String) -> URL? = { _ in nil }
  /// The storyboard of this name in the app's resources.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  /// The controller that the storyboard starts with.
  public func instantiateInitialViewController() -> UIViewController? { nil }
}
