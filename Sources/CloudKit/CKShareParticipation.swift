extension CKShare {
  /// The role of a person in a share. Raw values are Apple's.
  public enum ParticipantRole: Int, Hashable, Sendable {
    /// Unknown.
    case unknown = 0
    /// The owner of the records.
    case owner = 1
    /// A person whom the owner has invited.
    case privateUser = 3
    /// Any person who has the URL.
    case publicUser = 4
  }

  /// The acceptance status of an invitation. Raw values are Apple's.
  public enum ParticipantAcceptanceStatus: Int, Hashable, Sendable {
    /// Unknown.
    case unknown = 0
    /// It was sent and not accepted yet.
    case pending = 1
    /// It was accepted.
    case accepted = 2
    /// The person was removed.
    case removed = 3
  }

  /// The permission of a person for shared records. Raw values are Apple's.
  public enum ParticipantPermission: Int, Hashable, Sendable {
    /// Unknown.
    case unknown = 0
    /// No access.
    case none = 1
    /// Read access.
    case readOnly = 2
    /// Read and write access.
    case readWrite = 3
  }
}
