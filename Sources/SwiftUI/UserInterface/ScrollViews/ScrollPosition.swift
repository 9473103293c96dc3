import AttributeGraph
public import SwiftUICore
import UIKitCore

/// Where a scroll view stands: at a view, an edge or a point.
public struct ScrollPosition: Equatable, Sendable {
  enum Request: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
  }

  nonisolated(unsafe) var request: Request?
  nonisolated(unsafe) private var current: AnyHashable?
  /// Whether the user has moved the content last.
  public private(set) var isPositionedByUser = false

  /// A position among views with identities of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// A position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request = .id(AnyHashable(id), anchor)
    current = AnyHashable(id)
  }

  /// A position at a view, among views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, id: ID? = nil, anchor: UnitPoint? = nil) {
    if let id {
      request = .id(AnyHashable(id), anchor)
      current = AnyHashable(id)
    }
  }

  /// A position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { request = .edge(edge) }

  /// A position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { request = .point(point) }

  /// The edge, if it is at one.
  public var edge: Edge? { if case .edge(let edge) = request { edge } else { nil } }
  /// The point, if it is at one.
  public var point: CGPoint? { if case .point(let point) = request { point } else { nil } }
  /// The identity of the view, if it is at one.
  public var viewID: (any Hashable & Sendable)? {
    // Identities are sendable where they are set; `Sendable` has no part in the layout of the existential.
    (current?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  /// The identity of the view, if it is at one with an identity of the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { current?.base as? T }

  /// Moves to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Moves to an edge.
  public mutating func scrollTo(edge: Edge) {
    request = .edge(edge)
    current = nil
    isPositionedByUser = false
  }

  /// Moves to a point.
  public mutating func scrollTo(point: CGPoint) {
    request = .point(point)
    current = nil
    isPositionedByUser = false
  }

  /// Moves to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  /// Moves to a height.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

  /// Moves to a distance from the leading edge.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  /// The position at a view that the user has moved to.
  func moved(to id: AnyHashable) -> ScrollPosition {
    var position = self
    position.request = nil
    position.current = id
    position.isPositionedByUser = true
    return position
  }
}

/// A position in an app's state, for the scroll views inside.
@MainActor final class ScrollPositionLink {
  var owner = ScrollOwner()
  private var last: ScrollPosition.Request?
  private var read: () -> ScrollPosition.Request? = { nil }
  private var write: (AnyHashable) -> Void = { _ in }

  nonisolated init() {}

  func update(
    _ read: @escaping () -> ScrollPosition.Request?, _ write: @escaping (AnyHashable) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// The position that the app has set, if it is a new one.
  func takeRequest() -> ScrollPosition.Request? {
    let now = read()
    guard now != last else { return nil }
    last = now
    return now
  }

  /// The first visible view is another one.
  func report(_ id: AnyHashable) {
    write(id)
    last = read()
  }
}

/// A modifier that connects the position of scroll views with a value.
private struct ScrollPositionModifier {
  let read: () -> ScrollPosition.Request?
  let write: (AnyHashable) -> Void
}

@MainActor extension ScrollPositionModifier: InputsModifier {
  typealias Body = Never

  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    let link = ScrollPositionLink()
    let viewGraph = inputs.viewGraph
    viewGraph.follow(modifier.attribute, in: inputs.scope) { value in
      MainActor.assumeIsolated { link.update(value.read, value.write) }
    }
    // A change of the value causes a layout, after which the scroll view moves.
    let request = inputs.part(of: modifier) { $0.read() }
    viewGraph.follow(request.attribute, in: inputs.scope) { _ in
      MainActor.assumeIsolated { viewGraph.setNeedsLayout() }
    }
    inputs.changeEnvironment { _, values in values.scrollPositions.append(link) }
  }
}

extension View {
  /// Connects the position of the scroll view with the identity of the first visible view.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    func link<ID: Hashable>(_ id: Binding<ID?>) -> ScrollPositionModifier {
      ScrollPositionModifier(
        read: { id.wrappedValue.map { .id(AnyHashable($0), anchor ?? .top) } },
        write: { new in if let value = new.base as? ID, id.wrappedValue != value { id.wrappedValue = value } })
    }
    return modifier(link(id))
  }

  /// Connects the position of the scroll view with a value.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        read: { position.wrappedValue.request },
        write: { new in position.wrappedValue = position.wrappedValue.moved(to: new) }))
  }

  /// Sets where the scroll views in the view stand at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Sets where the scroll views in the view stand at first, for a purpose.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let kind: Int
  /// Where the content stands at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: 0) }
  /// What stays in its place when the content changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: 1) }
  /// Where content stands that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: 2) }
}
