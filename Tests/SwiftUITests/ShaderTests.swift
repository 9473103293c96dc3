import SwiftUI
import Testing
import UIKitCore

/// Shaders, which are accepted and have no effect.
@MainActor @Suite("Shaders") struct ShaderTests {
  @Test("A function is a member of its library, and a call of it is a shader") func calls() {
    let shader = ShaderLibrary.wave(.float(1), .float2(2, 3), .boundingRect)
    #expect(shader.function == ShaderFunction(library: .default, name: "wave"))
    #expect(shader.arguments == [.float(1), .float2(CGSize(width: 2, height: 3)), .boundingRect])
    #expect(ShaderLibrary.default.other(.color(.red)).function.name == "other")
  }

  @Test("A view with a shader's effect is shown without it, and a shape that is filled with one is clear") func views()
  {
    let shader = ShaderLibrary.wave(.float(1))
    let hosted = Hosted(
      VStack {
        Text("text").colorEffect(shader).distortionEffect(shader, maxSampleOffset: .zero)
          .layerEffect(shader, maxSampleOffset: .zero)
          .visualEffect { content, _ in content.colorEffect(shader) }
        Rectangle().fill(shader)
      })
    #expect(hosted.texts == ["text"])
  }
}
