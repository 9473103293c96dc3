/// One URL for the app to open, with the options that the system passes.
public struct OpenedURL: Hashable, Codable, Sendable {
  /// The URL as text, scheme included.
  public var url: String
  /// The bundle identifier of the requesting app, where the system provides it.
  public var sourceApplication: String?
  /// Whether the app may change a document at its location; otherwise it must copy it first.
  public var openInPlace: Bool
  /// Overrides the URL's own text as the target content identifier.
  public var targetContentIdentifier: String?

  /// Makes a URL to open, by default from an unknown sender and to be copied.
  public init(
    url: String, sourceApplication: String? = nil, openInPlace: Bool = false, targetContentIdentifier: String? = nil
  ) {
    self.url = url
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
    self.targetContentIdentifier = targetContentIdentifier
  }
}
