/// A key that a view can take.
package enum ViewKey: Hashable, Sendable {
  case up, down, home, end, pageUp, pageDown
  case `return`, space, escape, delete
  /// All of what there is to select: a letter with the control key.
  case selectAll
}
