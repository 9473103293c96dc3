public import SwiftUICore
import UIKitCore

/// Commands in the graph: what they add to the menus, or others that they consist of.
@MainActor final class CommandNode {
  /// What commands add.
  enum Content {
    case none
    case nodes([CommandNode])
    case menu(title: @MainActor () -> String, MenuSource)
    case group(CommandGroupPosition, CommandGroupPlacement, MenuSource)
    case standard(StandardCommands)
  }

  var content: Content
  /// The scope of the content, if the content changes with a condition.
  private var scope: ViewScope?
  private var key: Bool?

  init(_ content: Content) { self.content = content }

  /// Shows the content with a key, made by `make` if another one is shown now. A key of `nil` has no content.
  func show(_ key: Bool?, _ inputs: _CommandsInputs, _ make: (_CommandsInputs) -> CommandNode) {
    guard key != self.key else { return }
    self.key = key
    scope?.remove()
    scope = nil
    guard key != nil else { return content = .none }
    let scope = ViewScope(in: inputs.base.viewGraph, parent: inputs.base.scope)
    var inner = inputs
    inner.base.scope = scope
    self.scope = scope
    content = .nodes([make(inner)])
  }

  /// Adds the commands to menus, in their order.
  func build(with builder: any UIMenuBuilder, for scene: UIWindowScene) {
    switch content {
    case .none: break
    case .nodes(let nodes): for node in nodes { node.build(with: builder, for: scene) }
    case .menu(let title, let source):
      let menu = UIMenu(title: title(), children: source.menu.children)
      if let same = builder.menu(for: .root)?.children.first(where: { $0.title == menu.title }) as? UIMenu {
        // A menu that exists gets the commands as a group.
        builder.insertChild(menu.inline, atEndOfMenu: same.identifier)
      } else {
        builder.insertSibling(menu, beforeMenu: .window)
      }
    case .group(let position, let placement, let source):
      placement.prepare(builder)
      let children = source.menu.children
      switch position {
      case .before:
        builder.insertSibling(UIMenu(options: .displayInline, children: children), beforeMenu: placement.menu)
      case .after:
        // Several groups after one place follow each other in their order.
        let following = UIMenu.Identifier(placement.menu.rawValue + ".following")
        if builder.menu(for: following) == nil {
          builder.insertSibling(UIMenu(identifier: following, options: .displayInline), afterMenu: placement.menu)
        }
        builder.insertChild(UIMenu(options: .displayInline, children: children), atEndOfMenu: following)
      case .replacing: builder.replaceChildren(ofMenu: placement.menu) { _ in children }
      }
    case .standard(let commands): commands.build(with: builder, for: scene)
    }
  }
}

extension UIMenu {
  /// The menu as a group of another one.
  var inline: UIMenu { UIMenu(options: .displayInline, children: children) }
}

/// Several commands.
struct CommandsList: PrimitiveCommands {
  typealias Body = Never
  let commands: [any Commands]

  static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    let commands = inputs.base.viewGraph.value(of: content.attribute)?.commands ?? []
    func make<Element: Commands>(_ first: Element, _ index: Int) -> CommandNode {
      let element = inputs.base.part(of: content) { list in
        list.commands.indices.contains(index) ? list.commands[index] as? Element ?? first : first
      }
      return Element._makeCommands(content: element, inputs: inputs).node
    }
    return _CommandsOutputs(node: CommandNode(.nodes(commands.enumerated().map { make($1, $0) })))
  }
}

@MainActor extension Optional: PrimitiveCommands, Commands where Wrapped: Commands {
  /// Makes the items. Apps do not call it.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    let node = CommandNode(.none)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      MainActor.assumeIsolated {
        node.show(value == nil ? nil : true, inputs) { inputs in
          guard let value else { return CommandNode(.none) }
          return Wrapped._makeCommands(
            content: inputs.base.branch(of: content.attribute, value) { $0 }, inputs: inputs
          ).node
        }
      }
    }
    return _CommandsOutputs(node: node)
  }
}

@MainActor extension _ConditionalContent: PrimitiveCommands, Commands
where TrueContent: Commands, FalseContent: Commands {
  /// Makes the items. Apps do not call it.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    let node = CommandNode(.none)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      MainActor.assumeIsolated {
        switch value.storage {
        case .first(let first):
          node.show(true, inputs) { inputs in
            let branch = inputs.base.branch(of: content.attribute, first) {
              if case .first(let value) = $0.storage { value } else { nil }
            }
            return TrueContent._makeCommands(content: branch, inputs: inputs).node
          }
        case .second(let second):
          node.show(false, inputs) { inputs in
            let branch = inputs.base.branch(of: content.attribute, second) {
              if case .second(let value) = $0.storage { value } else { nil }
            }
            return FalseContent._makeCommands(content: branch, inputs: inputs).node
          }
        }
      }
    }
    return _CommandsOutputs(node: node)
  }
}

extension Group: Commands where Content: Commands {
  /// Several commands as one.
  @MainActor public init(@CommandsBuilder content: () -> Content) { self.init(_content: content()) }
}

@MainActor extension Group: PrimitiveCommands where Content: Commands {
  /// Makes the items. Apps do not call it.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    Content._makeCommands(content: inputs.base.part(of: content) { $0._content }, inputs: inputs)
  }
}
