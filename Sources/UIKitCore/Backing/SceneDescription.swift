import Foundation

/// What a window shows of its scene, without the content.
package struct SceneDescription: Equatable, Sendable {
  /// What the title bar says; `nil` for the app's name.
  package var title: String?
  /// Below or beside the title.
  package var subtitle: String?
  /// In points; `nil` for no limit.
  package var minimumSize: CGSize?
  /// In points; `nil` for no limit.
  package var maximumSize: CGSize?

  package init(title: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
}
