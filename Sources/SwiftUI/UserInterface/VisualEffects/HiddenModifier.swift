public import SwiftUICore
import UIKitCore

/// A view that takes its space and is not shown.
struct HiddenModifier: Animatable {
  nonisolated init() {}

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@MainActor extension HiddenModifier: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    view.alpha = 0
    view.isUserInteractionEnabled = false
  }
}

extension View {
  /// Does not show the view, which keeps its space.
  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
