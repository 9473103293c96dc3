/// One entry of `CFBundleDocumentTypes`: a kind of document that the app opens.
public struct DocumentType: Hashable, Sendable {
  /// `CFBundleTypeName`, the name for users, or `nil`.
  public var name: String?
  /// `LSItemContentTypes`, the uniform type identifiers of the kind.
  public var contentTypes: [String]
  /// `CFBundleTypeRole`: `Editor`, `Viewer` or `None`; `nil` if the entry has none.
  public var role: String?

  /// Makes an entry from its parts.
  public init(name: String? = nil, contentTypes: [String] = [], role: String? = nil) {
    self.name = name
    self.contentTypes = contentTypes
    self.role = role
  }
}
