/// The bounds of a ``HandoffEngine``. Times are in seconds.
public struct HandoffLimits: Hashable, Sendable {
  /// How long the content of a continued activity may take. Default: 30.
  public var contentTimeout: Double = 30
  /// How long an app may take to provide its activity. Default: 10.
  public var appTimeout: Double = 10
  /// How long a peer may take to report that it has continued an activity. Default: 60.
  public var confirmationTimeout: Double = 60
  /// The shortest time between two messages with offers to one peer; later changes are sent together. Default: 0.5.
  public var offerInterval: Double = 0.5
  /// How many messages a peer may send at once. Default: 64.
  public var messageBurst: Double = 64
  /// How many messages a peer may send in a second, on average. Default: 8.
  public var messageRate: Double = 8
  /// How many activities a peer, or the apps of this device, may offer. Default: 32.
  public var offers = 32
  /// How many requests of one peer are answered at a time. Default: 4.
  public var requests = 4
  /// How many pairs of streams there are with one peer at a time. Default: 16.
  public var streams = 16

  /// The defaults.
  public init() {}
}
