public import Foundation
public import SwiftUICore

extension View {
  /// Changes the color of each pixel by a shader. Differs from Apple: has no effect; see ``Shader``.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Moves each pixel by a shader. Differs from Apple: has no effect; see ``Shader``.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Computes each pixel from the whole layer by a shader. Differs from Apple: has no effect; see ``Shader``.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  /// Changes the color of each pixel by a shader. Differs from Apple: has no effect; see ``Shader``.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Moves each pixel by a shader. Differs from Apple: has no effect; see ``Shader``.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Computes each pixel from the whole layer by a shader. Differs from Apple: has no effect; see ``Shader``.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
