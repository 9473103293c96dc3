public import UIKitCore

/// Starts the app: creates the application and its delegate, and runs until the process exits.
///
/// For apps with a `main.swift`; call it on the main thread. It does not return.
///
/// Differs from Apple: `NSPrincipalClass` in Info.plist is read by the host, so `nil` means the same as there.
///
/// - Parameters:
///   - argc: `CommandLine.argc`.
///   - argv: `CommandLine.unsafeArgv`.
///   - principalClassName: The class of the application object; `nil` for the one in Info.plist, or `UIApplication`.
///   - delegateClassName: The class of the app delegate, as `NSStringFromClass` writes it.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  MainActor.assumeIsolated { () -> Int32 in
    AppProcess.begin()
    let delegateClass = AppProcess.findDelegateClass(named: delegateClassName)
    AppProcess.run(delegateClass: delegateClass, principalClassName: principalClassName)
  }
}

extension UIApplicationDelegate {
  /// The entry point for `@main` on an app delegate. It does not return.
  @MainActor public static func main() {
    AppProcess.begin()
    AppProcess.run(delegateClass: Self.self, principalClassName: nil)
  }
}
