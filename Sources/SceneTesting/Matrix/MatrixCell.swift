/// One case of a ``Matrix``: a payload that comes to an app in a certain situation.
public struct MatrixCell: Hashable, Sendable, CustomStringConvertible {
  /// Where the app is when the payload comes.
  public enum Situation: String, Hashable, Sendable, CaseIterable, Codable {
    /// The app was never opened before: the payload launches it, and comes with the connection of its first scene.
    case firstLaunch = "first launch"
    /// The app's process was killed in the background: the payload launches it, and comes with a scene that is restored.
    case cold
    /// The app is what the user looks at.
    case warm
    /// The app is in the background, with its scenes connected.
    case background
  }

  /// The payload's row: its kind, and a number where there are several of a kind.
  public let payload: String
  /// Where the app is.
  public let situation: Situation
  /// How many windows the app has, 1 or 2. The older of two has been touched last, so it is not the one that connected last.
  public let windows: Int
  /// Which of several installations, or `nil` where there is only one.
  public let variant: String?

  /// The name by which the cell is replayed, as `url · cold · one window`.
  public var name: String {
    ([payload, column] + (variant.map { [$0] } ?? [])).joined(separator: " · ")
  }

  /// The same as ``name``.
  public var description: String { name }

  /// The situation as the table's head has it.
  var column: String { "\(situation.rawValue) · \(windows == 1 ? "one window" : "two windows")" }
}
