extension UIControl {
  /// The state of a control; several may apply at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Values for the app's own use.
    public static let application = State(rawValue: 0x00FF_0000)
  }
}
