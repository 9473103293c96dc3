public import Foundation
public import SwiftUILayout

/// A point or a rectangle of a view, which a `GeometryProxy` of another view converts to its own coordinates.
public struct Anchor<Value> {
  /// The node of the view.
  package private(set) weak var node: LayoutNode?
  /// The view's frame in the window when the anchor was made.
  private let frame: CGRect
  private let source: Source

  /// What of a view an anchor is.
  public struct Source {
    /// The value in the coordinates of the window, for the view's frame there.
    let value: (CGRect) -> Value
  }

  init(_ node: LayoutNode?, _ source: Source) {
    self.node = node
    self.source = source
    frame = node?.frameInWindow ?? .zero
  }

  /// The value in the coordinates of the window, for the view's present frame.
  package var valueInWindow: Value { source.value(node?.frameInWindow ?? frame) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same of the same view, which has not moved between them.
  public static func == (one: Anchor, other: Anchor) -> Bool {
    one.node === other.node && one.source.value(one.frame) == other.source.value(other.frame)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Self { Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point in parts of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  /// The corner at the top on the left.
  public static var topLeading: Self { .unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Self { .unitPoint(.top) }
  /// The corner at the top on the right.
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Self { .unitPoint(.leading) }
  /// The middle.
  public static var center: Self { .unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Self { .unitPoint(.trailing) }
  /// The corner at the bottom on the left.
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Self { .unitPoint(.bottom) }
  /// The corner at the bottom on the right.
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

/// A modifier that sets or changes a preference with an anchor of the view.
struct AnchorModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  /// Changes the value of the views inside; one that replaces it is made by ``View/anchorPreference(key:value:transform:)``.
  let change: (inout Key.Value, Anchor<Value>) -> Void
  let replaces: Bool
}

@MainActor extension AnchorModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = LayoutContainer(OverlayLayout(), outputs.node.map { [$0] } ?? [])
    let viewGraph = inputs.viewGraph
    var frame: CGRect?
    viewGraph.observeLayout(in: inputs.scope) { [weak node] in
      guard frame != node?.frameInWindow else { return }
      frame = node?.frameInWindow
      viewGraph.preferencesDidChange()
    }
    viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak node] modifier in
      node?.makeAttachments().transforms[ObjectIdentifier(Key.self)] = { inner in
        var value = modifier.replaces ? Key.defaultValue : (inner as? Key.Value) ?? Key.defaultValue
        modifier.change(&value, Anchor(node, modifier.source))
        return value
      }
      viewGraph.preferencesDidChange()
    }
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Sets a preference to a value that is made from an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// Changes the value of a preference that the views in this one have set, with an anchor of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value, change: transform, replaces: false))
  }
}
