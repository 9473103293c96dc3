public import SwiftUICore
import UIKitCore

/// A transform with a perspective.
public struct _ProjectionEffect: Animatable {
  /// The transform.
  public var transform: ProjectionTransform
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@MainActor extension _ProjectionEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.show(transform.affine(in: view.bounds.size)) }
}

extension View {
  /// Shows the view with a transform that may have a perspective.
  ///
  /// Differs from Apple: lines stay parallel.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
