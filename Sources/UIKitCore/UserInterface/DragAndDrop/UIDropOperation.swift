/// The operation of a drop. Raw values are Apple's.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// None: the drop is not accepted.
  case cancel = 0
  /// None, although the drop could be accepted elsewhere in the view.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved. Only inside one app.
  case move = 3
}
