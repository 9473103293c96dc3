public import Foundation

/// Collisions of items with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only with each other.
    public static let items = Mode(rawValue: 1)
    /// Only with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// With each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// What items collide with. Default: ``Mode/everything``.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }
  /// Whether the bounds of the reference view are a boundary. Default: `false`.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if !translatesReferenceBoundsIntoBoundary { boundsInsets = .zero }
      changed()
    }
  }
  /// An object that is notified of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var boundsInsets = UIEdgeInsets.zero
  private(set) var boundaries: [(identifier: any NSCopying, path: UIBezierPath, number: Int)] = []
  private var lastBoundaryNumber = 0

  /// A behavior for these items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// A behavior without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items = adding(item, to: items)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// Uses the bounds of the reference view, inset by `insets`, as a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundsInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  // MARK: Boundaries

  private static func isEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    return (one as AnyObject) === (other as AnyObject)
  }

  /// Adds a path as a boundary, in the coordinates of the reference view. It replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    lastBoundaryNumber += 1
    boundaries.append((identifier, bezierPath, lastBoundaryNumber))
    changed()
  }

  /// Adds a line as a boundary, in the coordinates of the reference view.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary; `nil` if there is none with this identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isEqual($0.identifier, identifier) }?.path
  }

  /// The identifiers of all boundaries; `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isEqual($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries but the bounds of the reference view.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  /// The lines of all boundaries, and the bounds of the reference view.
  func boundaryLines(in bounds: CGRect?) -> [DynamicBoundary] {
    guard collisionMode.contains(.boundaries) else { return [] }
    var lines: [DynamicBoundary] = []
    if translatesReferenceBoundsIntoBoundary, let rect = bounds?.inset(by: boundsInsets) {
      lines.append(DynamicBoundary(number: nil, identifier: nil, shape: .inside(rect)))
    }
    for boundary in boundaries {
      for part in FlatPath(boundary.path.cgPath.builder.elements).parts {
        for (start, end) in zip(part, part.dropFirst()) where start != end {
          lines.append(
            DynamicBoundary(number: boundary.number, identifier: boundary.identifier, shape: .line(start, end)))
        }
      }
    }
    return lines
  }
}
