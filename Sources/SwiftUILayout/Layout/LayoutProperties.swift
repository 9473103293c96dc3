/// What is known about a type of layout.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, along which spacers extend and across which dividers lie. `nil` for other layouts.
  public var stackOrientation: Axis?

  /// The properties of a layout that is no stack.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
