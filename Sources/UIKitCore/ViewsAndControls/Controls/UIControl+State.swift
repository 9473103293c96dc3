extension UIControl {
  /// How a control stands; several may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing particular.
    public static let normal: State = []
    /// Being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Has the keyboard's focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Values that are the app's own.
    public static let application = State(rawValue: 0x00FF_0000)
  }
}
