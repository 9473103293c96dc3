public import Foundation

/// The distances that a view prefers to its neighbours, for each edge. A stack without a spacing of its own uses them.
public struct ViewSpacing: Equatable, Sendable {
  /// The distance between two views that prefer none.
  package static let defaultDistance: CGFloat = 8

  // `nil`: no preference.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// No distance to any neighbour.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The platform's distances.
  public init() {}

  /// Preferred distances; the platform's where there is none.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Preferred distances, by the sides of the screen.
  package init(top: CGFloat?, left: CGFloat?, bottom: CGFloat?, right: CGFloat?, layoutDirection: LayoutDirection) {
    let isMirrored = layoutDirection == .rightToLeft
    self.init(top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }

  private static func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }

  /// Takes the larger distance of both for each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// The larger distance of both for each of the edges, and this one's for the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance to the next view along an axis: the larger one of both views, at the edges that face each other.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance = axis == .horizontal ? Self.larger(trailing, next.leading) : Self.larger(bottom, next.top)
    return distance.map(\.asNumber) ?? Self.defaultDistance
  }

  /// The same without preferences at these edges.
  func removing(_ edges: Edge.Set) -> ViewSpacing {
    ViewSpacing(
      top: edges.contains(.top) ? nil : top, leading: edges.contains(.leading) ? nil : leading,
      bottom: edges.contains(.bottom) ? nil : bottom, trailing: edges.contains(.trailing) ? nil : trailing)
  }
}
