import AttributeGraph
import Foundation
public import SwiftUILayout

/// What of two views with the same name is matched.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The combination as bits.
  public let rawValue: UInt32
  /// A combination given as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// An identity for names that views share.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let object: NamespaceIdentity

    /// Whether both are the same namespace.
    public static func == (one: ID, other: ID) -> Bool { one.object === other.object }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }

  @State private var id = ID(object: NamespaceIdentity())

  /// A namespace.
  public init() {}

  /// The identity of the namespace, which stays as long as the view's.
  public var wrappedValue: ID { id }
}

final class NamespaceIdentity: Sendable {}

/// The name of a view whose geometry is matched.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view whose geometry is matched with that of another one of the same name.
@MainActor final class MatchedView {
  var key: MatchKey
  var properties: MatchedGeometryProperties
  var isSource: Bool
  weak var node: LayoutNode?

  init(_ modifier: MatchedGeometryModifier, _ node: LayoutNode) {
    key = modifier.key
    properties = modifier.properties
    isSource = modifier.isSource
    self.node = node
  }
}

/// A modifier that gives a view's geometry a name.
struct MatchedGeometryModifier {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let isSource: Bool
}

@MainActor extension MatchedGeometryModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let node = LayoutContainer(OverlayLayout(), [content])
    let matched = MatchedView(first, node)
    node.makeAttachments().placeObserver = matched
    inputs.viewGraph.clock.mover.add(matched)
    inputs.viewGraph.graph.observe(modifier.attribute, skipsCurrent: true, in: inputs.scope.subgraph) { modifier in
      onMainActor {
        matched.key = modifier.key
        matched.properties = modifier.properties
        matched.isSource = modifier.isSource
      }
    }
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Gives the geometry of the view a name. A view that is inserted comes from the place and the size of one with the same name, if that
  /// is animated.
  ///
  /// Differs from Apple: a view that leaves does not follow the one that has come, and one that is no source stays at its own place.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties, isSource: isSource))
  }
}
