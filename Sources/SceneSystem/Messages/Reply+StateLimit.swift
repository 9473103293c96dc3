extension Reply {
  /// Whether the system stores the reply's state. UIKit never sends more than ``StateLimit`` allows; another implementation may.
  var isWithinStateLimit: Bool {
    switch self {
    case .captured(_, let activity, _), .restorationActivity(_, let activity): StateLimit.allows(activity?.bytes)
    case .userInfo(_, let bytes), .preservedState(let bytes): StateLimit.allows(bytes)
    case .activityProvided(_, .activity(let activity)): StateLimit.allows(activity.bytes)
    case .activityProvided(_, .failure), .currentActivity, .configured, .unavailable, .conditions, .restorationExtended,
      .restorationCompleted,
      .discardedOnDisconnection, .closureConfirmation, .accessory,
      .accessoryUnregistered:
      true
    }
  }
}
