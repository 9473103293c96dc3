package import Foundation

/// The description of a scene's window, without the content.
package struct SceneDescription: Equatable, Sendable {
  /// The title in the title bar; `nil` for the app's name.
  package var title: String?
  /// The text below or beside the title.
  package var subtitle: String?
  /// The minimum size in points; `nil` for no limit.
  package var minimumSize: CGSize?
  /// The maximum size in points; `nil` for no limit.
  package var maximumSize: CGSize?
  /// Whether the app has a menu for the window, with an item for a new window if there may be one; ``ViewHostDelegate/mainMenu(of:)`` returns
  /// it.
  package var hasMenu = false
  /// Whether the content reaches to the upper edge of the window, where it has the title: a host with title bars then shows only the buttons of
  /// one, over the content, and ``SceneBacking/titleBarArea`` is their area.
  package var contentReachesTitleBar = false

  package init(title: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
}
