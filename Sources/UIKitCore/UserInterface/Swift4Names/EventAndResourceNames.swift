// Swift 4's names for types of events, fonts and images. Compilers of Swift 4.2 and later reject them with a suggestion of the present
// names.

/// ``UIEvent/EventType`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// ``UIEvent/EventSubtype`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// ``UIApplicationShortcutIcon/IconType`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

/// ``UITouch/Properties`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties

/// ``UITouch/Phase`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// ``UITouch/TouchType`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType

/// ``UIGestureRecognizer/State`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// ``UISwipeGestureRecognizer/Direction`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// ``UIFontDescriptor/SymbolicTraits`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// ``UIFont/TextStyle`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// ``UIImage/Orientation`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// ``UIImage/RenderingMode`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
