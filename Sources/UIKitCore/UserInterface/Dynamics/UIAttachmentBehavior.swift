public import Foundation

/// A connection between an item and an anchor point, or between two items: a fixed distance or a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of connection.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// Between two items.
    case items
    /// Between an item and an anchor point.
    case anchor
  }

  /// The attached item, or the two items that are attached to each other.
  public let items: [any UIDynamicItem]
  /// The kind of connection.
  public let attachedBehaviorType: AttachmentType
  /// The anchor point, for ``AttachmentType/anchor``. An app changes it to drag the item.
  open var anchorPoint: CGPoint {
    didSet { changed() }
  }
  /// The distance between the attached points. Default: the distance when the behavior was created.
  open var length: CGFloat {
    didSet { changed() }
  }
  /// The damping of the oscillation, from 0 to 1 for critical damping. Default: 0.
  open var damping: CGFloat = 0 {
    didSet { changed() }
  }
  /// The frequency of the oscillation in hertz; 0 for a fixed distance. Default: 0.
  open var frequency: CGFloat = 0 {
    didSet { changed() }
  }
  private let offsets: [CGPoint]

  private init(
    _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint, type: AttachmentType
  ) {
    self.items = items
    self.offsets = offsets.map { CGPoint(x: $0.horizontal, y: $0.vertical) }
    attachedBehaviorType = type
    anchorPoint = anchor
    let points = zip(items, self.offsets).map { item, offset in
      let angle = atan2(item.transform.b, item.transform.a)
      return CGPoint(
        x: item.center.x + offset.x * cos(angle) - offset.y * sin(angle),
        y: item.center.y + offset.x * sin(angle) + offset.y * cos(angle))
    }
    let other = type == .anchor ? anchor : points[1]
    length = hypot(other.x - points[0].x, other.y - points[0].y)
    super.init()
  }

  /// Attaches the centre of an item to an anchor point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to an anchor point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], [offset], anchor: point, type: .anchor)
  }

  /// Attaches the centres of two items.
  public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    self.init(item: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
  }

  /// Attaches a point of an item to a point of another item.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
    offsetFromCenter otherOffset: UIOffset
  ) {
    self.init([item, other], [offset, otherOffset], anchor: .zero, type: .items)
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  override func solveConstraints(in world: DynamicWorld, over seconds: CGFloat) {
    let one = world.body(of: items[0])
    let two = items.count > 1 ? world.body(of: items[1]) : nil
    let arm = one.rotated(offsets[0])
    let otherArm = two.map { $0.rotated(offsets[1]) } ?? .zero
    let start = CGPoint(x: one.position.x + arm.x, y: one.position.y + arm.y)
    let end = two.map { CGPoint(x: $0.position.x + otherArm.x, y: $0.position.y + otherArm.y) } ?? anchorPoint
    let gap = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let distance = hypot(gap.x, gap.y)
    // Coinciding points have no direction between them, so both axes are constrained.
    let axes: [(direction: CGPoint, error: CGFloat)] =
      length < 1
      ? [(CGPoint(x: 1, y: 0), gap.x), (CGPoint(x: 0, y: 1), gap.y)]
      : distance < 0.001 ? [] : [(CGPoint(x: gap.x / distance, y: gap.y / distance), distance - length)]
    for (direction, error) in axes {
      let inverse = one.inverseMass(along: direction, at: arm) + (two?.inverseMass(along: direction, at: otherArm) ?? 0)
      guard inverse > 0 else { continue }
      let speed =
        (two?.speed(along: direction, at: otherArm) ?? 0) - one.speed(along: direction, at: arm)
      var softness: CGFloat = 0
      var correction = error * 0.2 / seconds
      if frequency > 0 {
        let mass = 1 / inverse
        let omega = 2 * CGFloat.pi * frequency
        let stiffness = mass * omega * omega
        let resistance = 2 * mass * max(damping, 0) * omega
        softness = 1 / (seconds * (resistance + seconds * stiffness))
        correction = error * seconds * stiffness * softness
      }
      let accumulated = frequency > 0 ? world.springImpulse(of: self, along: direction) : 0
      let impulse = (speed + correction - softness * accumulated) / (inverse + softness)
      if frequency > 0 { world.addSpringImpulse(impulse, of: self, along: direction) }
      one.apply(CGPoint(x: direction.x * impulse, y: direction.y * impulse), at: arm)
      two?.apply(CGPoint(x: -direction.x * impulse, y: -direction.y * impulse), at: otherArm)
    }
  }
}
