extension Reply {
  /// Whether the system keeps the reply's state. The app side of this package never sends more (``StateLimit``); another one may.
  var isWithinStateLimit: Bool {
    switch self {
    case .captured(_, let activity, _), .restorationActivity(_, let activity): StateLimit.allows(activity?.bytes)
    case .userInfo(_, let bytes), .preservedState(let bytes): StateLimit.allows(bytes)
    case .configured, .unavailable, .conditions, .restorationExtended, .restorationCompleted,
      .discardedOnDisconnection:
      true
    }
  }
}
