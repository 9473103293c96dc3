public import Foundation

// The names that Swift 4 has for what Foundation has. A compiler of Swift 4.2 or later refuses them, and names the present ones.

/// `NSAttributedString.Key` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// `RunLoop.Mode` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// `common` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.common")
  public static var commonModes: RunLoop.Mode { .common }

  /// `default` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
