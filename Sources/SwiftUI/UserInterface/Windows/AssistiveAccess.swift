public import SwiftUICore
import UIKitCore

/// The windows of an app while Assistive Access is on.
///
/// Scenes with the role `windowAssistiveAccessApplication` show it, and no others do.
///
/// Source: Apple's documentation of `AssistiveAccess`.
public struct AssistiveAccess<Content: View> {
  let content: Content

  /// The window's content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension AssistiveAccess: PrimitiveScene {
  /// It has no body.
  public typealias Body = Never

  /// Declares the window. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let declaration = SceneDeclaration(.assistiveAccess, id: "com.apple.SwiftUI.assistiveAccess", inputs.base) {
      window in
      Content._makeView(view: window.part(of: scene) { $0.content }, inputs: window)
    }
    return _SceneOutputs(declarations: [declaration])
  }
}
