public import Foundation
import ViewBacking

/// How the pointer looks over a region. iOS 13.4.
@preconcurrency @MainActor open class UIPointerStyle: UIHoverStyle {
  enum Kind {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
    case hidden
    case system
  }

  let kind: Kind
  /// What is shown beside the pointer. iOS 15. Stored, and not shown.
  open var accessories: [UIPointerAccessory] = []

  init(kind: Kind) {
    self.kind = kind
    super.init(effect: nil, shape: nil)
  }

  /// The pointer for an effect on a view, with a shape or the view's own.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(kind: .effect(effect, shape))
  }

  /// A shape. Differs from Apple: the pointer is not attracted in the axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(kind: .shape(shape, axes))
  }

  /// An invisible pointer.
  open class func hidden() -> Self { make(.hidden) }
  /// The usual pointer. iOS 15.
  open class func system() -> Self { make(.system) }

  private class func make(_ kind: Kind) -> Self {
    // Every subclass of this class has the same initialiser or is asked for through this class.
    guard let made = UIPointerStyle(kind: kind) as? Self else {
      preconditionFailure("Ask UIPointerStyle for the pointer, and not its subclass \(self).")
    }
    return made
  }

  /// The pointer of a desktop; `nil` for the usual one.
  var cursor: PointerCursor? {
    switch kind {
    case .system: nil
    case .hidden: PointerCursor.none
    case .effect(_, nil): .hand
    case .effect(_, let shape?), .shape(let shape, _):
      switch shape {
      case .verticalBeam: .text
      case .horizontalBeam: .verticalText
      case .path, .roundedRect: nil
      }
    }
  }
}

/// What is shown beside the pointer. iOS 15. Stored, and not shown.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  /// The direction and the distance of an accessory from the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance in points.
    public var offset: CGFloat
    /// The direction in radians, clockwise from the top.
    public var angle: CGFloat
    /// A position.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
    /// Above the pointer.
    public static let top = Position(offset: 12, angle: 0)
    /// Above the pointer, on the right.
    public static let topRight = Position(offset: 12, angle: .pi / 4)
    /// On the right.
    public static let right = Position(offset: 12, angle: .pi / 2)
    /// Below the pointer, on the right.
    public static let bottomRight = Position(offset: 12, angle: .pi * 3 / 4)
    /// Below the pointer.
    public static let bottom = Position(offset: 12, angle: .pi)
    /// Below the pointer, on the left.
    public static let bottomLeft = Position(offset: 12, angle: .pi * 5 / 4)
    /// On the left.
    public static let left = Position(offset: 12, angle: .pi * 3 / 2)
    /// Above the pointer, on the left.
    public static let topLeft = Position(offset: 12, angle: .pi * 7 / 4)
  }

  /// The shape.
  public let shape: UIPointerShape
  /// The place beside the pointer.
  public let position: Position
  /// Whether the shape turns with the position. Stored.
  open var orientationMatchesAngle = false

  /// A shape beside the pointer.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// An arrow.
  public class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.roundedRect(CGRect(x: 0, y: 0, width: 8, height: 8)), position: position)
  }
}
