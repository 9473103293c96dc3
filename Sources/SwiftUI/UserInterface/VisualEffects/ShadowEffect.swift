public import SwiftUICore
import UIKitCore

/// A shadow.
struct ShadowEffect: Animatable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension ShadowEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    view.effects.shadow = ViewEffects.Shadow(color: color.uiColor, radius: max(0, radius), offset: offset)
  }
}

extension View {
  /// Adds a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
