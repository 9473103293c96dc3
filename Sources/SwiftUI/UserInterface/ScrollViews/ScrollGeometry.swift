import AttributeGraph
public import SwiftUICore
import UIKitCore

/// The size and the place of the content of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content was moved.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// A geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  init() {
    self.init(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  }

  /// The part of the content that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The scroll view's bounds.
  public var bounds: CGRect { visibleRect }
}

/// A function that is called when a view scrolls.
@MainActor final class ScrollObserver {
  var owner = ScrollOwner()
  var update: (ScrollGeometry) -> Void = { _ in }
  var changePhase: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  nonisolated init() {}
}

/// A modifier that calls a function when a value of a scroll view's geometry has changed.
private struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

@MainActor extension ScrollGeometryModifier: InputsModifier {
  typealias Body = Never

  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    let observer = ScrollObserver()
    let viewGraph = inputs.viewGraph
    var last: Value?
    viewGraph.follow(modifier.attribute, in: inputs.scope) { value in
      MainActor.assumeIsolated {
        observer.update = { geometry in
          let new = value.transform(geometry)
          let old = last
          guard old != new else { return }
          last = new
          viewGraph.afterUpdate(named: "onScrollGeometryChange action") { value.action(old ?? new, new) }
        }
      }
    }
    inputs.changeEnvironment { _, values in values.scrollObservers.append(observer) }
  }
}

extension View {
  /// Calls a function when a value of the scroll view's geometry has changed.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls a function when other views of the scroll view become visible. Differs from Apple: it is not called.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    self
  }

  /// Calls a function when the view becomes visible in a scroll view. Differs from Apple: it is called when it appears and disappears.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  )
    -> some View
  {
    onAppear { action(true) }.onDisappear { action(false) }
  }
}
