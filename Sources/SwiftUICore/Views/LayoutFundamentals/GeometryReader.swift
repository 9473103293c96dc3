import AttributeGraph
public import Foundation
public import SwiftUILayout

/// A view that takes all space that is offered, and whose content is made from its size and its place.
///
/// The content is made when the size is known, and again when the size or the place in the window has changed.
///
/// Source: Apple's documentation of `GeometryReader`.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A reader whose content is made from its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

@MainActor extension GeometryReader: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let node = LayoutContainer(GeometryReaderLayout())
    let viewGraph = inputs.viewGraph
    var place: Source<ReaderGeometry>?
    viewGraph.observeLayout(in: inputs.scope) { [weak node] in
      guard let node, let frame = node.frame else { return }
      let geometry = ReaderGeometry(size: frame.size, frameInWindow: node.frameInWindow ?? frame)
      if let place {
        // A write of the same value would cause another layout, in which this is called again.
        if viewGraph.graph.latestValue(of: place) != geometry { viewGraph.graph.set(place, to: geometry) }
        return
      }
      let made = viewGraph.graph.source(geometry, label: "geometry", in: inputs.scope.subgraph)
      place = made
      let content = viewGraph.graph.attribute(
        "\(Content.self) of GeometryReader", comparison: .by { ViewComparison.areEqual($0, $1) },
        in: inputs.scope.subgraph
      ) { [weak node] graph throws(AttributeError) in
        let geometry = try graph.value(of: made)
        return try graph.value(of: view.attribute).content(GeometryProxy(node: node, geometry: geometry))
      }
      let list = Content._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(base: inputs)).list
      inputs.scope.keep(ViewListContainer(list, node, viewGraph))
    }
    return _ViewOutputs(node: node)
  }
}

/// The size and the place of a reader.
struct ReaderGeometry: Equatable {
  var size: CGSize
  var frameInWindow: CGRect
}

/// The size and the place of a view, in the content of a ``GeometryReader``.
public struct GeometryProxy {
  weak var node: LayoutNode?
  let geometry: ReaderGeometry

  /// The size of the reader.
  public var size: CGSize { geometry.size }

  /// What bars cover of the reader.
  public var safeAreaInsets: EdgeInsets { node?.safeAreaInsets ?? EdgeInsets() }

  /// The frame of the reader in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of the reader in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    geometry.frameInWindow.converted(to: coordinateSpace, from: node)
  }

  /// The value of an anchor in the coordinates of the reader.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = geometry.frameInWindow.origin
    switch anchor.valueInWindow {
    case let rect as CGRect: return rect.offsetBy(dx: -origin.x, dy: -origin.y) as? T ?? anchor.valueInWindow
    case let point as CGPoint:
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y) as? T ?? anchor.valueInWindow
    case let value: return value
    }
  }

  /// The bounds of a named coordinate space in the coordinates of the reader; `nil` if no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let frame = node?.ancestor(withCoordinateSpace: coordinateSpace.name)?.frameInWindow else { return nil }
    return frame.offsetBy(dx: -geometry.frameInWindow.minX, dy: -geometry.frameInWindow.minY)
  }
}

extension CGRect {
  /// A frame in the window as one in a coordinate space around a node.
  package func converted(to space: CoordinateSpace, from node: LayoutNode?) -> CGRect {
    switch space {
    case .global: return self
    case .local:
      let origin = node?.frameInWindow?.origin ?? origin
      return offsetBy(dx: -origin.x, dy: -origin.y)
    case .named(let name):
      guard let origin = node?.ancestor(withCoordinateSpace: name)?.frameInWindow?.origin else { return self }
      return offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension LayoutNode {
  /// What bars cover of the node: what the host reports of its own edges, at those that the node reaches.
  package var safeAreaInsets: EdgeInsets? { root.attachments?.safeAreaInsets?() }
}

extension View {
  /// Calls a function with a value that is made from the view's geometry: at the first layout, and when it has changed.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryActionModifier(transform: transform, action: { _, new in action(new) }))
  }

  /// Calls a function with the old and the new value that is made from the view's geometry: at the first layout, where both are the same,
  /// and when it has changed.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryActionModifier(transform: transform, action: action))
  }
}

/// A modifier that calls a function when a value that is made from the geometry has changed.
struct GeometryActionModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

@MainActor extension GeometryActionModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    let latest = LatestValue<Self>()
    viewGraph.follow(modifier.attribute, in: inputs.scope) { latest.value = $0 }
    var last: Value?
    viewGraph.observeLayout(in: inputs.scope) { [weak node = outputs.node] in
      guard let node, let frame = node.frame, let modifier = latest.value else { return }
      let geometry = ReaderGeometry(size: frame.size, frameInWindow: node.frameInWindow ?? frame)
      let new = modifier.transform(GeometryProxy(node: node, geometry: geometry))
      let old = last
      guard new != old else { return }
      last = new
      viewGraph.afterUpdate(named: "onGeometryChange action") { modifier.action(old ?? new, new) }
    }
    return outputs
  }
}
