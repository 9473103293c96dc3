/// The drawing of a view, as commands that a host executes in order.
package struct DrawingContent: Hashable, Sendable {
  package var commands: [DrawingCommand]

  package init(commands: [DrawingCommand]) { self.commands = commands }
}
