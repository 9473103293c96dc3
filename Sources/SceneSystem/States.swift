/// A scene's state, with Apple's raw values (M-01, M-03).
public enum ActivationState: Int, Hashable, Codable, Sendable, CaseIterable {
  case unattached = -1
  case foregroundActive = 0
  case foregroundInactive = 1
  case background = 2
}

/// The application's state, the most active of its scenes', with Apple's raw values.
public enum ApplicationState: Int, Hashable, Codable, Sendable, CaseIterable {
  case active = 0
  case inactive = 1
  case background = 2
}
