public import SwiftUICore

/// Commands of an app, in the menus of its windows.
///
/// A desktop shows them in the menu of each window. They read the focused values of the window whose menu opens, or whose keys are pressed.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .commands {
///     CommandMenu("Trip") { Button("Pack") { pack() }.keyboardShortcut("p") }
///   }
/// ```
///
/// Source: Apple's documentation of `Commands`.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands

  /// The commands that these consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the items. Apps do not implement it.
  static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs
}

extension Commands {
  /// Makes the items. Apps do not call it.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
    Body._makeCommands(content: inputs.base.body(of: content) { $0.body }, inputs: inputs)
  }
}

extension Never: Commands {}

/// What commands are made with.
public struct _CommandsInputs {
  var base: _ViewInputs
}

/// The items that commands have become.
public struct _CommandsOutputs {
  let node: CommandNode
}

/// Commands of this module.
@MainActor protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}
