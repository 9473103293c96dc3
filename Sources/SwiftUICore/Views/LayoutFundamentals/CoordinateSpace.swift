public import SwiftUILayout

/// Coordinates in which a view's frame is expressed.
public enum CoordinateSpace: Hashable {
  /// Those of the window.
  case global
  /// Those of the view.
  case local
  /// Those of the nearest view around that has the name.
  case named(AnyHashable)

  /// Whether it is that of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view.
  public var isLocal: Bool { self == .local }
}

/// What stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The coordinates of the window.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The coordinates of the view.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the nearest view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the nearest scroll view around.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }

  /// The coordinates of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }
}

/// The name of the coordinate spaces of scroll views, of one axis or of any.
package struct ScrollViewSpace: Hashable {
  let axis: Axis?

  package init(axis: Axis?) { self.axis = axis }
}

/// A modifier that gives the view's coordinate space a name.
struct CoordinateSpaceModifier {
  let name: AnyHashable
}

@MainActor extension CoordinateSpaceModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = LayoutContainer(OverlayLayout(), outputs.node.map { [$0] } ?? [])
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) {
      node.makeAttachments().coordinateSpaces = [$0.name]
    }
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Gives the coordinate space of the view a name, for the views in it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the coordinate space of the view a name, for the views in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}
