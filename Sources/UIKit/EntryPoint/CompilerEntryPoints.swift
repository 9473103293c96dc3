import Foundation
import UIKitCore

// `@UIApplicationMain` is a compiler feature that uses two C symbols: it passes the delegate's class to the first and the result to the
// second. The Clang module UIKit in `CUIKit` declares them.

/// Passes the delegate's class from the first symbol to the second.
private final class DelegateClassBox {
  let delegateClass: AnyClass
  init(_ delegateClass: AnyClass) { self.delegateClass = delegateClass }
}

/// Called by the code that `@UIApplicationMain` makes, with the delegate's class.
@_cdecl("NSStringFromClass")
func compilerNSStringFromClass(_ metadata: UnsafeRawPointer) -> UnsafeMutableRawPointer {
  let delegateClass: AnyClass = unsafeBitCast(metadata, to: AnyClass.self)
  return Unmanaged.passRetained(DelegateClassBox(delegateClass)).toOpaque()
}

/// Called by the code that `@UIApplicationMain` makes, on the main thread, with the result of the symbol above.
@_cdecl("UIApplicationMain")
func compilerUIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutableRawPointer?, _ principalClass: UnsafeRawPointer?, _ delegate: UnsafeRawPointer?
) -> Int32 {
  guard let delegate else {
    return MainActor.assumeIsolated { () -> Int32 in
      AppProcess.begin()
      AppProcess.run(delegateClass: nil, principalClassName: nil)
    }
  }
  let delegateClass: AnyClass = Unmanaged<DelegateClassBox>.fromOpaque(delegate).takeUnretainedValue().delegateClass
  return MainActor.assumeIsolated {
    AppProcess.begin()
    AppProcess.run(delegateClass: delegateClass as? any UIApplicationDelegate.Type, principalClassName: nil)
  }
}
