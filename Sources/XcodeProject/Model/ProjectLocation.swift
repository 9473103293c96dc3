/// The file or folder in which a project is described.
package struct ProjectLocation: Codable, Hashable, Sendable {
  /// The kinds of projects.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// `NAME.xcodeproj`.
    case project
    /// `NAME.xcworkspace`.
    case workspace
    /// A folder with a `Package.swift`.
    case package
    /// A folder of sources with an Info.plist.
    case folder
  }

  /// The kind.
  package var kind: Kind
  /// The absolute path: of `NAME.xcodeproj`, `NAME.xcworkspace`, or of the folder.
  package var path: String

  package init(_ kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}
