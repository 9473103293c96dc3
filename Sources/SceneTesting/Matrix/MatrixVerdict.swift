/// The verdict on a payload in one cell of a ``Matrix``.
public enum MatrixVerdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// It arrived once, in the right scene.
  case ok
  /// The app did not handle it, or it is not visible anywhere.
  case lost = "LOST"
  /// It was handled more than once.
  case twice = "TWICE"
  /// It was delivered before the window had a root view controller, and is not visible anywhere.
  case early = "EARLY"
  /// It arrived in another window than the one that the system chose.
  case wrongWindow = "wrong window"
  /// The app's process ended, or made requests without end.
  case broken = "BROKEN"
  /// The app cannot be in that situation on this device, such as one with two windows on a phone.
  case notPossible = "-"

  /// Whether the verdict is a failure of the app.
  public var isFailure: Bool { self != .ok && self != .notPossible }
}
