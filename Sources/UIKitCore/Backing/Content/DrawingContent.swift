/// What a view has drawn, by commands that a host carries out in order.
package struct DrawingContent: Hashable, Sendable {
  package var commands: [DrawingCommand]

  package init(commands: [DrawingCommand]) { self.commands = commands }
}
