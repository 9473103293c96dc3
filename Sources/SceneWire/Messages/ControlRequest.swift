import SceneSystem

/// What another process wants of an app that runs by itself: a second start of it, or the command line.
public struct ControlRequest: Codable, Sendable, Hashable {
  /// One wish.
  public enum Wish: Codable, Sendable, Hashable {
    /// The app was started again: its most recent window comes forward (D-08).
    case comeForward
    /// The app was started again with something to open (E-02).
    case open(ExternalEvent)
    /// The app was started again for another window (D-11).
    case newWindow
    /// These sessions are to be discarded (T-08).
    case discard([SessionID])
  }

  /// The version of the protocol that the sender speaks; see ``wireProtocolVersion``.
  public var version: Int
  /// The wish, or `nil` where the sender speaks another version of the protocol.
  public var wish: Wish?

  /// Makes a request of this version of the protocol.
  public init(_ wish: Wish) {
    version = wireProtocolVersion
    self.wish = wish
  }

  private enum CodingKeys: String, CodingKey { case version, wish }

  /// Reads a request. Of another version only the number is read, for the rest may have another shape.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    wish = version == wireProtocolVersion ? try container.decode(Wish.self, forKey: .wish) : nil
  }
}
