public import SwiftUICore

/// How a scroll view is moved.
public enum ScrollPhase: Equatable, Sendable {
  /// It stands.
  case idle
  /// The user may move it.
  case tracking
  /// The user moves it.
  case interacting
  /// It comes to rest.
  case decelerating
  /// An animation moves it.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// A modifier that calls a function when a scroll view begins or ends to move.
private struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

@MainActor extension ScrollPhaseModifier: InputsModifier {
  typealias Body = Never

  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    let observer = ScrollObserver()
    let viewGraph = inputs.viewGraph
    viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      MainActor.assumeIsolated {
        observer.changePhase = { old, new, context in
          viewGraph.afterUpdate(named: "onScrollPhaseChange action") { modifier.action(old, new, context) }
        }
      }
    }
    inputs.changeEnvironment { _, values in values.scrollObservers.append(observer) }
  }
}

extension View {
  /// Calls a function when the scroll view begins or ends to move.
  ///
  /// Differs from Apple: a mouse wheel and a scroll bar do not change the phase.
  nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls a function when the scroll view begins or ends to move.
  ///
  /// Differs from Apple: a mouse wheel and a scroll bar do not change the phase.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}
