import Foundation

/// Controllers and their views, as Xcode's editor describes them.
@MainActor public final class UIStoryboard: NSObject {
  /// The storyboard's name, without its ending.
  let name: String
  init(storyboardName: String) {
    name = storyboardName
    super.init()
  }
}
