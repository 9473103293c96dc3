public import SwiftUICore

/// A menu of an app, before the menu of windows. Commands with the title of a menu that exists are added to that.
///
/// Source: Apple's documentation of `CommandMenu`.
public struct CommandMenu<Content: View> {
  let name: Text
  let content: Content

  /// A menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// A menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// A menu with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

@MainActor extension CommandMenu: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never

  /// Makes the items. Apps do not call it.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    let source = MenuSource(inputs.base.part(of: content) { $0.content }, inputs.base)
    let viewGraph = inputs.base.viewGraph
    return _CommandsOutputs(
      node: CommandNode(.menu(title: { viewGraph.value(of: content.attribute)?.name.string ?? "" }, source)))
  }
}
