/// The state of a process as the system sees it.
public enum ProcessState: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is no process; its sessions may still exist.
  case notRunning = "not running"
  /// In the foreground without an active scene.
  case inactive
  /// In the foreground with an active scene.
  case active
  /// Running code with nothing on screen.
  case background
  /// In memory, running no code (B-03).
  case suspended
}
