public import SwiftUICore

extension View {
  /// Makes the view brighter.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .brightness, amount: amount))
  }

  /// Changes the contrast of the view; 1 is its own.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .contrast, amount: amount))
  }

  /// Changes the saturation of the view; 1 is its own.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .saturation, amount: amount))
  }

  /// Shows the view in grey; 1 is all of it.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .grayscale, amount: amount))
  }

  /// Rotates the hues of the view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorMatrixEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Inverts the colours of the view.
  nonisolated public func colorInvert() -> some View { modifier(ColorMatrixEffect(kind: .invert, amount: 1)) }

  /// Multiplies the colours of the view with a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMatrixEffect(kind: .multiply(color), amount: 1))
  }

  /// Shows the view as opaque as it is bright.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorMatrixEffect(kind: .luminanceToAlpha, amount: 1))
  }
}
