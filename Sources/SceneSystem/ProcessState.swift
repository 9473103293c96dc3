/// A process as the system sees it.
public enum ProcessState: String, Hashable, Codable, Sendable, CaseIterable {
  case notRunning = "not running"
  case inactive
  case active
  case background
  /// In memory, running no code (B-03).
  case suspended
}
