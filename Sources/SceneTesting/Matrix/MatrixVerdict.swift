/// What became of a payload in one cell of a ``Matrix``.
public enum MatrixVerdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// It landed once, where it belongs.
  case ok
  /// The app did not take it, or it shows nowhere.
  case lost = "LOST"
  /// It was dealt with more than once.
  case twice = "TWICE"
  /// It was handed over before the window had a root view controller, and shows nowhere.
  case early = "EARLY"
  /// It landed in another window than the one that the system chose.
  case wrongWindow = "wrong window"
  /// The app's process ended, or asked for something without end.
  case broken = "BROKEN"
  /// The app cannot be in that situation on this device, as one with two windows on a phone.
  case notPossible = "-"

  /// Whether the cell speaks against the app.
  public var isFailure: Bool { self != .ok && self != .notPossible }
}
