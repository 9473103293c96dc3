import Foundation

/// Provides `init()` for a controller's class that is known only at run time.
///
/// On a device every class of controllers can be created by its metatype. In Swift alone that requires an initialiser that every subclass
/// repeats; this protocol's one is found in its place, and calls the `init()` of the real class.
///
/// Differs from Apple: `init()` of a subclass that has replaced the inherited initialisers compiles, and stops the process when it is called;
/// on a device it does not compile.
@preconcurrency @MainActor public protocol UIViewControllerKind: AnyObject {}

extension UIViewController: UIViewControllerKind {}

extension UIViewControllerKind where Self: UIViewController {
  /// A controller of a class that is known only at run time, made by that class's own `init()`.
  @_disfavoredOverload @_silgen_name("psc_make_view_controller") public init()
}
