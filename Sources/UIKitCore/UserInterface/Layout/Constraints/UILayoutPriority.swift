import LayoutSolver

/// The priority of a constraint: 1000 is required, lower values are satisfied as far as possible.
///
/// A higher priority is never sacrificed for lower ones, however many they are. Values above 1000 count as 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The priority as a number from 1 to 1000.
  public var rawValue: Float
  /// The priority with that number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority with that number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Required: 1000.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists being smaller than its content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Dragging may resize the window of the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The window of the scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging may not resize the window of the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a button resists being larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size when a view's fitting size is computed: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first priority is lower than the second.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The priority that is higher by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
  /// The priority that is lower by a number, as in `.required - 1`.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
  /// Makes the priority higher by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }
  /// Makes the priority lower by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }

  /// Whether the constraint is required.
  var isRequired: Bool { !(rawValue < 1000) }

  /// The cost, in the solver, of a difference of one point at this priority.
  func slack(weight: Double = 1) -> LayoutSolver.Slack {
    isRequired ? .none : .priced(priority: rawValue, weight: weight)
  }
}
