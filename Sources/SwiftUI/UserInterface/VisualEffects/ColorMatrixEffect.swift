import SwiftUICore
import UIKitCore

/// A change of colours.
struct ColorMatrixEffect: Animatable {
  enum Kind: Equatable {
    case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha
    case multiply(Color)
  }

  var kind: Kind
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  /// Four rows for red, green, blue and opacity, and an offset.
  @MainActor func matrix(in traits: UITraitCollection) -> ViewEffects.ColorMatrix {
    func diagonal(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> [Double] {
      [red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 0, alpha]
    }
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    func saturated(_ s: Double) -> [Double] {
      [
        r + (1 - r) * s, g - g * s, b - b * s, 0, r - r * s, g + (1 - g) * s, b - b * s, 0, r - r * s, g - g * s,
        b + (1 - b) * s, 0, 0, 0, 0, 1,
      ]
    }
    switch kind {
    case .brightness: return .init(rows: diagonal(1, 1, 1), offset: [amount, amount, amount, 0])
    case .contrast:
      let offset = 0.5 - amount / 2
      return .init(rows: diagonal(amount, amount, amount), offset: [offset, offset, offset, 0])
    case .saturation: return .init(rows: saturated(amount))
    case .grayscale: return .init(rows: saturated(1 - amount))
    case .hueRotation:
      let (c, s) = (cos(amount), sin(amount))
      return .init(rows: [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0,
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0,
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0, 0, 0, 1,
      ])
    case .invert: return .init(rows: diagonal(-1, -1, -1), offset: [1, 1, 1, 0])
    case .luminanceToAlpha: return .init(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, r, g, b, 0])
    case .multiply(let color):
      let resolved = Color.Resolved(color.uiColor.resolvedColor(with: traits))
      return .init(
        rows: diagonal(
          Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity)))
    }
  }
}

@MainActor extension ColorMatrixEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) { view.effects.colorMatrix = matrix(in: view.traitCollection) }
}
