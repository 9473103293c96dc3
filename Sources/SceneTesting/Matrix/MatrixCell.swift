/// One case of a ``Matrix``: a payload that arrives at an app in a certain situation.
public struct MatrixCell: Hashable, Sendable, CustomStringConvertible {
  /// The app's situation when the payload arrives.
  public enum Situation: String, Hashable, Sendable, CaseIterable, Codable {
    /// The app was never opened before: the payload launches it, and arrives with the connection of its first scene.
    case firstLaunch = "first launch"
    /// The app's process was killed in the background: the payload launches it, and arrives with a scene that is restored.
    case cold
    /// The app is in the foreground.
    case warm
    /// The app is in the background, with its scenes connected.
    case background
  }

  /// The payload's row: its kind, and a number where there are several of a kind.
  public let payload: String
  /// The app's situation.
  public let situation: Situation
  /// The number of the app's windows, 1 or 2. The older of two was touched last, so it is not the one that connected last.
  public let windows: Int
  /// Which of several installations, or `nil` if there is only one.
  public let variant: String?

  /// The name by which the cell is replayed, such as `url · cold · one window`.
  public var name: String {
    ([payload, column] + (variant.map { [$0] } ?? [])).joined(separator: " · ")
  }

  /// The same as ``name``.
  public var description: String { name }

  /// The situation as in the table's head.
  var column: String { "\(situation.rawValue) · \(windows == 1 ? "one window" : "two windows")" }
}
