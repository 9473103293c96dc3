public import SwiftUICore
import UIKitCore

/// A window with tools, of which there is one. The app's menu and `openWindow(id:)` open it.
///
/// Differs from Apple: it is a window as others are, neither smaller nor in front of them.
public struct UtilityWindow<Content: View> {
  let window: Window<Content>

  /// A window with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// A window with a title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// A window with a title and an identifier.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    window = Window(Text(title), id: id, content: content)
  }
}

@MainActor extension UtilityWindow: PrimitiveScene {
  /// It has no body.
  public typealias Body = Never

  /// Declares the window. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    Window<Content>._makeScene(scene: inputs.base.part(of: scene) { $0.window }, inputs: inputs)
  }
}
