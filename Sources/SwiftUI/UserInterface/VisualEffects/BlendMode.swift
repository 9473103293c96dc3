public import SwiftUICore

/// How a view is combined with what is behind it.
///
/// Differs from Apple: each view is drawn over what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

extension View {
  /// Sets how the view is combined with what is behind it. Differs from Apple: it is drawn over it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
}
