/// An invitation to shared CloudKit records that the user has accepted (E-07).
public struct ShareInvitation: Hashable, Codable, Sendable {
  /// The share's address, as text.
  public var url: String
  /// The title that the owner gave the share, or `nil`.
  public var title: String?
  /// The identifier of the container that has the shared records.
  public var containerIdentifier: String

  /// Makes an invitation, by default to a share without a title in a container without a name.
  public init(url: String, title: String? = nil, containerIdentifier: String = "") {
    self.url = url
    self.title = title
    self.containerIdentifier = containerIdentifier
  }
}
