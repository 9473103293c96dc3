import SwiftUICore
import UIKitCore

/// Commands that a scene has, in addition to those that it had or in place of them.
struct CommandsModifier<Content: Commands>: SceneModifier {
  let replaces: Bool
  let content: Content

  static func changeOutputs(_ modifier: _GraphValue<Self>, _ inputs: _SceneInputs, _ outputs: inout _SceneOutputs) {
    if inputs.base.viewGraph.value(of: modifier.attribute)?.replaces == true {
      outputs.commands = []
      for declaration in outputs.declarations { declaration.hasStandardCommands = false }
    }
    let commands = Content._makeCommands(
      content: inputs.base.part(of: modifier) { $0.content }, inputs: _CommandsInputs(base: inputs.base))
    outputs.commands.append(commands.node)
  }
}

extension Scene {
  /// Adds commands to the menus of the app's windows.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    ModifiedScene(content: self, modifier: CommandsModifier(replaces: false, content: content()))
  }

  /// Removes the commands of the scene: those that it was given, and the system's for new windows and settings.
  public func commandsRemoved() -> some Scene {
    ModifiedScene(content: self, modifier: CommandsModifier(replaces: true, content: EmptyCommands()))
  }

  /// Replaces the commands of the scene: those that it was given, and the system's for new windows and settings.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    ModifiedScene(content: self, modifier: CommandsModifier(replaces: true, content: content()))
  }
}
