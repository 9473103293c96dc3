public import SwiftUICore
import UIKitCore

/// A kind of windows of which there is one. The app opens it with `openWindow(id:)`, which brings it to the front if it is open; it opens at
/// launch if it is the app's first scene.
///
/// Source: Apple's documentation of `Window`.
public struct Window<Content: View> {
  let id: String
  let title: Text
  let content: () -> Content

  /// A window with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.id = id
    self.title = title
    self.content = { content }
  }

  /// A window with a title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with a title and an identifier.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

@MainActor extension Window: PrimitiveScene {
  /// It has no body.
  public typealias Body = Never

  /// Declares the window. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    guard let first = inputs.base.viewGraph.value(of: scene.attribute) else { return _SceneOutputs(declarations: []) }
    let declaration = SceneDeclaration(.single, id: first.id, title: first.title, inputs.base) { window in
      Content._makeView(view: window.part(of: scene) { $0.content() }, inputs: window)
    }
    return _SceneOutputs(declarations: [declaration])
  }
}

/// The windows of the app's settings. On a desktop the app's menu opens it.
///
/// Source: Apple's documentation of `Settings`.
public struct Settings<Content: View> {
  let content: Content

  /// The window's content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension Settings: PrimitiveScene {
  /// It has no body.
  public typealias Body = Never

  /// Declares the window. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let declaration = SceneDeclaration(.settings, id: OpenSettingsAction.id, inputs.base) { window in
      Content._makeView(view: window.part(of: scene) { $0.content }, inputs: window)
    }
    return _SceneOutputs(declarations: [declaration])
  }
}
