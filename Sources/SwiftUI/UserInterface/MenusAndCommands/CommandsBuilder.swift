public import SwiftUICore

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
