/// Keys that are held while another one is pressed. Raw values are Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The combination as bits.
  public let rawValue: Int
  /// A combination given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control. On a desktop without a Command key it is the Super key together with Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, which is Alt on most keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, which is Control on most keyboards.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
