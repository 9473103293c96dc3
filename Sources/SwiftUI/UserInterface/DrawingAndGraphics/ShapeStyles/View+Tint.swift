public import SwiftUICore

extension View {
  /// Sets what controls are tinted with.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in values.tintShading = tint.map { $0._shading(in: values).value } }
  }

  /// Sets the colour that controls are tinted with.
  nonisolated public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { values in values.tintShading = tint.map { .color($0.settled(in: values)) } }
  }

  /// Sets the colour that controls are tinted with.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
