/// How much a constraint matters: 1000 must hold, anything below holds as far as it can.
///
/// A higher priority is never given up for lower ones, however many they are. Values above 1000 count as 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The priority as a number from 1 to 1000.
  public var rawValue: Float
  /// The priority with that number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority with that number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists being smaller than its content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Dragging may resize the window of the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The window of the scene would rather stay as large as it is: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging may not resize the window of the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a button resists being larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view that is asked for its fitting size wants the size it is asked about: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the one matters less than the other.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether the constraint must hold.
  var isRequired: Bool { !(rawValue < 1000) }

  /// What a difference of one point costs the solver in a direction in which this matters.
  func slack(weight: Double = 1) -> LayoutSolver.Slack {
    isRequired ? .none : .priced(priority: rawValue, weight: weight)
  }
}
