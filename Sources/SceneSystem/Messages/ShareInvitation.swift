/// An invitation to shared CloudKit records that the user has accepted (E-07).
public struct ShareInvitation: Hashable, Codable, Sendable {
  /// The share's address, as text.
  public var url: String
  /// What the owner called the share, or `nil`.
  public var title: String?
  /// The identifier of the container in which the shared records lie.
  public var containerIdentifier: String

  /// Makes an invitation; without more it is to a share without a title in a container without a name.
  public init(url: String, title: String? = nil, containerIdentifier: String = "") {
    self.url = url
    self.title = title
    self.containerIdentifier = containerIdentifier
  }
}
