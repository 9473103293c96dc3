import SwiftUICore

/// Commands of an app's menus.
///
/// Differs from Apple: they are not shown yet; see `docs/SWIFTUI.md`.
///
/// Source: Apple's documentation of `Commands`.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands

  /// The commands that these consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands of this module.
@MainActor protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Makes commands of several.
@MainActor @resultBuilder public struct CommandsBuilder {
  /// Some commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Some commands.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Several commands.
  @_disfavoredOverload public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    var commands: [any Commands] = []
    repeat commands.append(each content)
    return CommandsList(commands: commands)
  }

  /// Commands under a condition.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  /// One of two.
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    .init(first: first)
  }

  /// One of two.
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    .init(second: second)
  }

  /// Commands that only some versions of the system have.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    CommandsList(commands: [content])
  }
}

/// Several commands.
struct CommandsList: PrimitiveCommands {
  typealias Body = Never
  let commands: [any Commands]
}

extension Optional: Commands where Wrapped: Commands {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Group: Commands where Content: Commands {
  /// Several commands as one.
  @MainActor public init(@CommandsBuilder content: () -> Content) { self.init(_content: content()) }

  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never
  /// No commands.
  public nonisolated init() {}
}

/// A menu of an app.
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
}

/// Commands at a place in the menus.
public struct CommandGroup<Content: View> {
  enum Position {
    case before
    case after
    case replacing
  }

  let position: Position
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
}

/// A place in an app's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other apps offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New items.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The places of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The list of single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands for the sidebar.
public struct SidebarCommands: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for editing text.
public struct TextEditingCommands: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for formatting text.
public struct TextFormattingCommands: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for the toolbar.
public struct ToolbarCommands: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for the inspector.
public struct InspectorCommands: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

/// The system's commands for pictures from other devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}

extension Scene {
  /// Adds commands to the menus of the scene's windows.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _ = content()
    return self
  }

  /// Removes the commands of the scene.
  public func commandsRemoved() -> some Scene { self }

  /// Replaces the commands of the scene.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _ = content()
    return self
  }
}
