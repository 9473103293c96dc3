public import SwiftUICore
import UIKitCore

/// A blur.
struct BlurEffect: Animatable {
  var radius: CGFloat
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

@MainActor extension BlurEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) { view.effects.blurRadius = radius.isFinite ? max(0, radius) : 0 }
}

extension View {
  /// Blurs the view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius))
  }
}
