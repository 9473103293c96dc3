public import Foundation
import MainThread

/// A relation between positions or sizes of views: the first side equals the second times ``multiplier`` plus ``constant``, or is at most
/// or at least that.
///
/// The views must be in one hierarchy when the constraint is activated; it belongs to their nearest common superview, and is removed when
/// one of the views leaves the hierarchy. If required constraints conflict, the one activated last is ignored and logged, and takes effect
/// again as soon as it can.
///
/// Differs from Apple: a constraint that raises an exception on a device, such as a width that equals an edge, cannot be activated here,
/// and is logged.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A name, for the log.
  open var identifier: String?

  /// The number that is added to the second side. It may change at any time; a change is cheap.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.layoutRoot.layoutEngine?.constantChanged(self) } }
  }

  /// The priority of the constraint. Default: required.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.layoutRoot.layoutEngine?.replace(self) } }
  }

  /// How the two sides compare.
  public let relation: Relation
  /// The number that the second side is multiplied by.
  public let multiplier: CGFloat

  let first: LayoutSide
  let second: LayoutSide?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// Its position in the order of activation.
  var sequence = 0
  /// The weight of a unit of difference among optional constraints of the same priority.
  var weight = 1.0
  /// Whether a conflict with other constraints was logged.
  var isReported = false
  private static var activations = 0

  /// A constraint without items, which has no effect. Apps use it as an initial value.
  public override convenience init() { self.init(LayoutSide(nil, .notAnAttribute), .equal, nil) }

  /// A constraint between attributes of two items, each a view or a layout guide, or of one with ``Attribute/notAnAttribute``
  /// for the second. It is not active yet.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutSide(view1 as? any LayoutElement, attr1), relation,
      attr2 == .notAnAttribute ? nil : LayoutSide(view2 as? any LayoutElement, attr2), multiplier: multiplier,
      constant: c)
  }

  init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// The view or layout guide of the first side, while it exists.
  open var firstItem: AnyObject? { first.element }
  /// The view or layout guide of the second side, or `nil`.
  open var secondItem: AnyObject? { second?.element }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
  /// The attribute of the second side, ``Attribute/notAnAttribute`` if there is none.
  open var secondAttribute: Attribute {
    second.map { $0.isDistance ? .notAnAttribute : $0.attribute } ?? .notAnAttribute
  }

  /// Whether the constraint takes part in layout. Setting it activates or deactivates the constraint; activating one whose items have no
  /// common superview has no effect and is logged.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates all of `constraints`.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of `constraints`.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as a readable formula; on other threads than the main one, where its views cannot be read, only its type.
  nonisolated open override var description: String {
    // Logs and debuggers may call this on any thread, and must not trap because of it.
    guard MainThread.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { formula }
  }

  private var formula: String {
    let sign = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation]!
    var right = second?.name ?? ""
    if second == nil {
      right = "\(constant)"
    } else {
      if multiplier != 1 { right = "\(multiplier)*\(right)" }
      if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let importance = priority.isRequired ? "" : " @\(priority.rawValue)"
    return "<\(type(of: self)) \(name)\(first.name) \(sign) \(right)\(importance)>"
  }

  func nextSequence() {
    NSLayoutConstraint.activations += 1
    sequence = NSLayoutConstraint.activations
  }
}
