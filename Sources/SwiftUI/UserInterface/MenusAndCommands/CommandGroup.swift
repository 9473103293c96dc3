public import SwiftUICore

/// Where commands are, seen from a place in the menus.
enum CommandGroupPosition {
  case before
  case after
  case replacing
}

/// Commands at a place in the menus.
///
/// Source: Apple's documentation of `CommandGroup`.
public struct CommandGroup<Content: View> {
  let position: CommandGroupPosition
  let placement: CommandGroupPlacement
  let content: Content

  /// Commands before a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.before, group, addition())
  }

  /// Commands after a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.after, group, addition())
  }

  /// Commands instead of those at a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.replacing, group, addition())
  }
}

@MainActor extension CommandGroup: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never

  /// Makes the items. Apps do not call it.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    guard let first = inputs.base.viewGraph.value(of: content.attribute) else {
      return _CommandsOutputs(node: CommandNode(.none))
    }
    let source = MenuSource(inputs.base.part(of: content) { $0.content }, inputs.base)
    return _CommandsOutputs(node: CommandNode(.group(first.position, first.placement, source)))
  }
}
