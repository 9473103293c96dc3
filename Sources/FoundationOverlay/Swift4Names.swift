public import Foundation

// Swift 4's names of Foundation's API. Compilers of Swift 4.2 and later reject them with a suggestion of the present names.

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
