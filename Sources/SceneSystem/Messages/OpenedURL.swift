/// One URL that the app is asked to open, with what the system says about it.
public struct OpenedURL: Hashable, Codable, Sendable {
  /// The URL as text, scheme included.
  public var url: String
  /// The bundle identifier of the app that asked, where the system tells.
  public var sourceApplication: String?
  /// Whether a document may be changed where it lies; otherwise it must be copied first.
  public var openInPlace: Bool
  /// Overrides the URL's own text as the target content identifier.
  public var targetContentIdentifier: String?

  /// Makes a URL to open, by default of an unknown sender and to be copied.
  public init(
    url: String, sourceApplication: String? = nil, openInPlace: Bool = false, targetContentIdentifier: String? = nil
  ) {
    self.url = url
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
    self.targetContentIdentifier = targetContentIdentifier
  }
}
