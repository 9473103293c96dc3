package import AttributeGraph
package import SwiftUILayout

/// The phase of a view that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// The view will appear.
  case willAppear
  /// The view is there.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it is there, 1 after it was removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known about a type of transitions.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves views.
  public var hasMotion: Bool

  /// Properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known about transitions of this type.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Those of a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: self, phase: phase))
  }
}

/// A view with a transition in a phase.
struct AppliedTransition<T: Transition> {
  let transition: T
  let phase: TransitionPhase
}

@MainActor extension AppliedTransition: ViewModifier {
  typealias Body = Never

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let outer = inputs.modifierContent
    inputs.modifierContent = ModifierContent(
      modifier: T.self, outer: outer, makeView: body,
      makeList: { list in _ViewListOutputs(list: SingleViewList(list.base, body)) }, count: { _ in 1 })
    let changed = inputs.part(of: modifier) { modifier in
      onMainActor { modifier.transition.body(content: PlaceholderContentView(), phase: modifier.phase) }
    }
    return T.Body._makeView(view: changed, inputs: inputs)
  }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = ModifiedViewList(body(inputs).list) { element in
      var inputs = inputs.base
      inputs.scope = element.scope
      return _makeView(modifier: modifier, inputs: inputs) { _ in _ViewOutputs(node: element.node) }
    }
    return _ViewListOutputs(list: list)
  }

  static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { body(inputs) }
}

/// A transition without its type.
@MainActor package protocol ViewTransition {
  /// Whether views come and go at once.
  nonisolated var isIdentity: Bool { get }
  /// Puts a node into the transition's views.
  func makeOutputs(_ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs, _ node: LayoutNode) -> _ViewOutputs
  /// A view with the transition in a phase.
  func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView
}

/// A transition of a type.
struct TypedTransition<T: Transition> {
  let transition: T
  let isIdentity: Bool
}

@MainActor extension TypedTransition: ViewTransition {
  func makeOutputs(_ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs, _ node: LayoutNode) -> _ViewOutputs {
    let transition = transition
    let modifier = inputs.viewGraph.graph.attribute("transition", in: inputs.scope.subgraph) {
      graph throws(AttributeError) in
      AppliedTransition(transition: transition, phase: try graph.value(of: phase))
    }
    return AppliedTransition<T>._makeView(modifier: _GraphValue(modifier), inputs: inputs) { _ in
      _ViewOutputs(node: node)
    }
  }

  func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }
}

/// A transition of any type.
public struct AnyTransition {
  package let box: any ViewTransition

  package init(_ box: any ViewTransition) { self.box = box }

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    box = TypedTransition(transition: transition, isIdentity: T.self == IdentityTransition.self)
  }
}

extension AnyTransition: @unchecked Sendable {}

/// A transition without effect: views come and go at once.
public struct IdentityTransition {
  /// No effect.
  public init() {}
}

@MainActor extension IdentityTransition: Transition {
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// No motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A modifier that sets the transition of views.
struct TransitionModifier {
  let transition: AnyTransition
}

@MainActor extension TransitionModifier: InputsModifier {
  typealias Body = Never

  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    // The outermost transition counts.
    guard inputs.transition == nil else { return }
    let latest = LatestTransition()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { latest.current = $0.transition }
    inputs.transition = latest
  }
}

/// The transition that a modifier had last. It is not computed when it is needed, because its view may be gone then.
@MainActor private final class LatestTransition: ViewTransition {
  nonisolated(unsafe) var current = AnyTransition(IdentityTransition())

  nonisolated var isIdentity: Bool { current.box.isIdentity }

  func makeOutputs(_ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs, _ node: LayoutNode) -> _ViewOutputs {
    current.box.makeOutputs(phase, inputs, node)
  }

  func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView { current.box.apply(content, phase) }
}

/// A view that comes or goes with its transition.
@MainActor final class ElementTransition {
  /// The node in the transition's views.
  let node: LayoutNode
  private let viewGraph: ViewGraph
  private let phase: Source<TransitionPhase>
  private var arrival: Transaction?

  /// Puts the element's node into the views of its transition; `nil` if there is nothing to show.
  ///
  /// `isInserted` is the transaction of the insertion, and `nil` for a view that is there.
  init?(_ element: ViewElement, _ viewGraph: ViewGraph, isInserted: Transaction?) {
    guard let node = element.node, let transition = element.inputs.transition ?? viewGraph.clock.defaultTransition,
      !transition.isIdentity
    else { return nil }
    self.viewGraph = viewGraph
    arrival = isInserted
    var inputs = element.inputs
    inputs.transition = nil
    inputs.scope = ViewScope(in: viewGraph, parent: element.scope, isTransition: true)
    phase = viewGraph.graph.source(
      isInserted == nil ? .identity : .willAppear, label: "transition", in: inputs.scope.subgraph)
    self.node = transition.makeOutputs(phase.attribute, inputs, node).node ?? node
  }

  /// Begins the motion of an inserted view.
  func arrive() {
    guard let transaction = arrival else { return }
    arrival = nil
    viewGraph.set(phase, to: .identity, transaction.withNewIdentity())
  }

  /// Begins the motion of a removed view, and calls `completion` at its end.
  func leave(_ transaction: Transaction, _ completion: @escaping () -> Void) {
    var transaction = transaction.withNewIdentity()
    transaction.addAnimationCompletion(criteria: .removed, completion)
    viewGraph.set(phase, to: .didDisappear, transaction)
  }
}

extension View {
  /// Sets how the view comes and goes, if that is animated.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view comes and goes, if that is animated.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
