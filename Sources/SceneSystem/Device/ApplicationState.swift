/// The application's state, the most active of its scenes', with Apple's raw values.
public enum ApplicationState: Int, Hashable, Codable, Sendable, CaseIterable {
  /// At least one scene is active.
  case active = 0
  /// A scene is in the foreground and none is active.
  case inactive = 1
  /// No scene is in the foreground.
  case background = 2
}

extension ApplicationState {
  /// The application's state as its scenes alone determine it: the most active of theirs.
  ///
  /// - Parameter scenes: The states of its scenes; `nil` for a session without one.
  public init(of scenes: some Sequence<ActivationState?>) {
    self = .background
    for state in scenes {
      switch state {
      case .foregroundActive:
        self = .active
        return
      case .foregroundInactive: self = .inactive
      case .background, .unattached, nil: break
      }
    }
  }
}
