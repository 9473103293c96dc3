public import SwiftUICore
import UIKitCore
import ViewBacking

/// How a view is combined with what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  fileprivate var mode: DrawingBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// How a view is combined with what is behind it.
private struct BlendEffect: Animatable {
  let mode: DrawingBlendMode
}

@MainActor extension BlendEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) { view.effects.blendMode = mode }
}

extension View {
  /// Sets how the view is combined with what is behind it.
  ///
  /// Differs from Apple: that is what is in the nearest view around it that is drawn as a whole: one with an effect, ``compositingGroup()``, a
  /// row, a page, the content of a scroll view.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode.mode))
  }
}
