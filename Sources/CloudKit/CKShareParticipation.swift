extension CKShare {
  /// What a person is to a share. Raw values are Apple's.
  public enum ParticipantRole: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// Whose records they are.
    case owner = 1
    /// Somebody whom the owner has invited.
    case privateUser = 3
    /// Anybody who has the address.
    case publicUser = 4
  }

  /// What became of an invitation. Raw values are Apple's.
  public enum ParticipantAcceptanceStatus: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// It was sent.
    case pending = 1
    /// It was accepted.
    case accepted = 2
    /// The person was removed.
    case removed = 3
  }

  /// What a person may do with shared records. Raw values are Apple's.
  public enum ParticipantPermission: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// Nothing.
    case none = 1
    /// Look at them.
    case readOnly = 2
    /// Change them.
    case readWrite = 3
  }
}
