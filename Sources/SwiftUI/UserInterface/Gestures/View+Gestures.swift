public import SwiftUICore
import UIKitCore

/// A modifier that adds a gesture to a view.
struct GestureModifier<G: Gesture> {
  let gesture: G
  var mask = GestureMask.all
  /// Whether the gesture is recognised before those of the view.
  var isFirst = false
}

@MainActor extension GestureModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let view = UIView()
    let node = LayoutContainer(view, content: content)
    let root = GestureRoot(first.gesture, on: view, inputs.viewGraph, isFirst: first.isFirst)
    root.setNode(node)
    inputs.scope.keep(root)
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      root.update(modifier.gesture)
      root.isEnabled = modifier.mask.contains(.gesture)
    }
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Adds a gesture. Those of the views inside come first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that can be turned off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that can be turned off. The name is for UIKit's recognisers, and not used.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, isFirst: true))
  }

  /// Adds a gesture that comes before those of the views inside, and can be turned off.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, isFirst: true))
  }

  /// Adds a gesture that is recognised together with those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that is recognised together with those of the views inside, and can be turned off.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Calls a function after a number of taps.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls a function with the place after a number of taps.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls a function with the place after a number of taps.
  @_disfavoredOverload nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls a function when a press has lasted for some time, and another one when a press begins and ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }

  /// Calls a function when a press has lasted for some time, and another one when a press begins and ends.
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A modifier with a long press.
struct LongPressModifier {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  @GestureState var isPressing = false
}

@MainActor extension LongPressModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .gesture(
        gesture.onEnded { _ in action() }.updating($isPressing) { value, state, _ in state = value }
      )
      .onChange(of: isPressing) { _, new in pressing?(new) }
  }
}

/// A modifier that turns the user's interaction with a view on and off.
struct HitTestingModifier {
  let isAllowed: Bool
}

@MainActor extension HitTestingModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let view = UIView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { view.isUserInteractionEnabled = $0.isAllowed }
    return _ViewOutputs(node: LayoutContainer(view, content: content))
  }
}

extension View {
  /// Sets whether the user can interact with the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isAllowed: enabled))
  }

  /// Has no effect: the edges of windows have no gestures of the system.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
