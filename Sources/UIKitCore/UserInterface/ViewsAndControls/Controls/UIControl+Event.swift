extension UIControl {
  /// The events of a control.
  ///
  /// Differs from Apple: the position between touch and release is not reported off the device, so the events of dragging are absent.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control was touched: a slider when its knob is grabbed, other controls right before ``touchUpInside``.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// Another touch has begun in the control soon after one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch has moved inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch has moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch has moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch has moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch has ended outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The touch ended inside the control's bounds, or the control was operated from the keyboard.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Switches, sliders, steppers and segments: the value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action: a button was pressed, a value changed, the return key ended a text.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open. Differs from Apple: if a press opens it, the desktop opens it itself, and this is sent when an
    /// item is chosen.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user begins to edit a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Values for the app's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
