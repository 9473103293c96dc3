import Localization
import SwiftUICore
import UIKitCore

/// Commands that the system provides.
enum StandardCommands {
  /// Shows and hides the list of a split view.
  case sidebar

  /// Adds the commands to menus.
  @MainActor func build(with builder: any UIMenuBuilder, for scene: UIWindowScene) {
    switch self {
    case .sidebar:
      let split = scene.splitController
      let isHidden = split?.displayMode == .secondaryOnly
      let command = UIKeyCommand(
        title: isHidden ? SystemString.showSidebar.localized : SystemString.hideSidebar.localized, input: "s",
        modifierFlags: [.command, .control],
        attributes: split == nil ? .disabled : []
      ) { [weak split] _ in
        guard let split else { return }
        if split.displayMode == .secondaryOnly { split.show(.primary) } else { split.hide(.primary) }
      }
      builder.replaceChildren(ofMenu: .sidebar) { $0 + [command] }
    }
  }
}

extension UIWindowScene {
  /// The split view that the scene's window shows, if its columns are not collapsed.
  fileprivate var splitController: UISplitViewController? {
    func find(_ controller: UIViewController) -> UISplitViewController? {
      if let split = controller as? UISplitViewController, !split.isCollapsed { return split }
      return controller.children.lazy.compactMap(find).first
    }
    return (keyWindow ?? windows.first)?.rootViewController.flatMap(find)
  }
}

/// Commands of the system that are made without values.
@MainActor protocol SystemCommands: PrimitiveCommands {
  static var content: CommandNode.Content { get }
}

extension SystemCommands {
  /// Makes the items. Apps do not call it.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    _CommandsOutputs(node: CommandNode(Self.content))
  }
}

/// No commands.
public struct EmptyCommands: SystemCommands {
  static var content: CommandNode.Content { .none }
  /// It has no body.
  public typealias Body = Never
  /// No commands.
  public nonisolated init() {}
}

/// The system's command for the sidebar: it shows and hides the list of the window's split view.
public struct SidebarCommands: SystemCommands {
  static var content: CommandNode.Content { .standard(.sidebar) }
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for editing text.
///
/// Differs from Apple: text fields have theirs in their own menus, so none is added.
public struct TextEditingCommands: SystemCommands {
  static var content: CommandNode.Content { .none }
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for formatting text.
///
/// Differs from Apple: text that is edited has no formats, so none is added.
public struct TextFormattingCommands: SystemCommands {
  static var content: CommandNode.Content { .none }
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for the toolbar.
///
/// Differs from Apple: toolbars are not hidden or customised, so none is added.
public struct ToolbarCommands: SystemCommands {
  static var content: CommandNode.Content { .none }
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for the inspector.
///
/// Differs from Apple: an app shows and hides its inspector, so none is added.
public struct InspectorCommands: SystemCommands {
  static var content: CommandNode.Content { .none }
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for pictures from other devices.
///
/// Differs from Apple: there are no other devices, so none is added.
public struct ImportFromDevicesCommands: SystemCommands {
  static var content: CommandNode.Content { .none }
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}
