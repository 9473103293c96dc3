public import SwiftUICore
import UIKitCore

/// A kind of windows of which there can be any number, each with its own state.
///
/// A group with `for:` presents a value in each window, which is stored with the window's session (facts 162 to 165).
///
/// Source: Apple's documentation of `WindowGroup`.
public struct WindowGroup<Content: View> {
  let id: String?
  let title: Text?
  let valueType: Any.Type?
  let content: () -> Content

  init(id: String?, title: Text?, valueType: Any.Type?, content: @escaping () -> Content) {
    self.id = id
    self.title = title
    self.valueType = valueType
    self.content = content
  }
}

@MainActor extension WindowGroup: PrimitiveScene {
  /// It has no body.
  public typealias Body = Never

  /// Declares the windows. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    guard let first = inputs.base.viewGraph.value(of: scene.attribute) else { return _SceneOutputs(declarations: []) }
    let declaration = SceneDeclaration(
      .group, id: first.id, valueType: first.valueType, title: first.title, inputs.base
    ) { window in
      Content._makeView(view: window.part(of: scene) { $0.content() }, inputs: window)
    }
    inputs.base.viewGraph.follow(scene.attribute, in: inputs.base.scope) { declaration.title = $0.title }
    return _SceneOutputs(declarations: [declaration])
  }
}

nonisolated extension WindowGroup {
  /// Windows.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: nil, title: nil, valueType: nil) { content }
  }

  /// Windows; the content is made for each window.
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: nil, valueType: nil, content: makeContent)
  }

  /// Windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: nil, title: title, valueType: nil) { content }
  }

  /// Windows with a title; the content is made for each window.
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: title, valueType: nil, content: makeContent)
  }

  /// Windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: nil, title: Text(titleKey), valueType: nil) { content }
  }

  /// Windows with a title; the content is made for each window.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: Text(titleKey), valueType: nil, content: makeContent)
  }

  /// Windows with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: nil, title: Text(title), valueType: nil) { content }
  }

  /// Windows with a title; the content is made for each window.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: Text(title), valueType: nil, content: makeContent)
  }

  /// Windows, with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: id, title: nil, valueType: nil) { content }
  }

  /// Windows, with an identifier; the content is made for each window.
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, title: nil, valueType: nil, content: makeContent)
  }

  /// Windows with a title, with an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: id, title: title, valueType: nil) { content }
  }

  /// Windows with a title, with an identifier; the content is made for each window.
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, title: title, valueType: nil, content: makeContent)
  }

  /// Windows with a title, with an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: id, title: Text(titleKey), valueType: nil) { content }
  }

  /// Windows with a title, with an identifier; the content is made for each window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, title: Text(titleKey), valueType: nil, content: makeContent)
  }

  /// Windows with a title, with an identifier.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: id, title: Text(title), valueType: nil) { content }
  }

  /// Windows with a title, with an identifier; the content is made for each window.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(id: id, title: Text(title), valueType: nil, content: makeContent)
  }
}

nonisolated extension WindowGroup {
  /// Windows that present a value or none.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value; a window that is opened without one has the default.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows that present a value or none, with a title.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value, with a title; a window that is opened without one has the default.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows that present a value or none, with a title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value, with a title; a window that is opened without one has the default.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows that present a value or none, with a title.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value, with a title; a window that is opened without one has the default.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows that present a value or none, with an identifier.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value, with an identifier; a window that is opened without one has the default.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows that present a value or none, with a title, with an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value, with a title, with an identifier; a window that is opened without one has the default.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows that present a value or none, with a title, with an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value, with a title, with an identifier; a window that is opened without one has the default.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows that present a value or none, with a title, with an identifier.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), valueType: D.self) { PresentedWindowContent(content) }
  }

  /// Windows that present a value, with a title, with an identifier; a window that is opened without one has the default.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), valueType: D.self) { PresentedWindowContent(content, defaultValue) }
  }

  /// Windows with a title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(id: nil, title: Text(titleResource), valueType: nil, content: makeContent)
  }

  /// Windows with a title and an identifier.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(id: id, title: Text(titleResource), valueType: nil, content: makeContent)
  }

  /// Windows with a title that present values.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), for: type, content: content)
  }

  /// Windows with a title and an identifier that present values.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id: id, for: type, content: content)
  }
}
