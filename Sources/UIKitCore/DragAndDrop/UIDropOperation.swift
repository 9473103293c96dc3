/// What becomes of what is dragged. Raw values are Apple's.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: nobody takes it.
  case cancel = 0
  /// Nothing, though it could be taken elsewhere in the view.
  case forbidden = 1
  /// It is taken, and stays where it was.
  case copy = 2
  /// It is taken, and leaves where it was. Only inside one app.
  case move = 3
}
