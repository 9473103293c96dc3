public import SwiftUICore
import UIKitCore

/// How much of a view is visible.
public struct _OpacityEffect: Animatable {
  /// From 0 to 1.
  public var opacity: Double
  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

@MainActor extension _OpacityEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.alpha = CGFloat(opacity.isNaN ? 1 : opacity) }
}

extension View {
  /// Sets how much of the view is visible, from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
