/// What a host's file chooser lets the user choose.
package struct FileRequest: Hashable, Sendable {
  /// What is chosen.
  package enum Kind: Hashable, Sendable {
    /// Files that exist.
    case open
    /// A folder that exists.
    case openFolder
    /// The place of a new file.
    case save
  }

  package var kind: Kind
  /// The extensions of the files, without dots; empty for all files.
  package var extensions: [String] = []
  /// Whether several may be chosen.
  package var allowsMultiple = false
  /// The name of a new file.
  package var suggestedName: String?

  package init(_ kind: Kind) { self.kind = kind }
}
