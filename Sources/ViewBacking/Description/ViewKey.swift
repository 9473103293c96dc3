/// A key that a view can handle.
package enum ViewKey: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown
  case `return`, space, escape, delete
  /// Select all: a letter with the control key.
  case selectAll
}
