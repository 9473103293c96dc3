/// A view or a bar item for whose class properties can be set for all instances. iOS 5.
///
/// `appearance()` returns an object of the class; what is set on it applies to every instance that enters a window afterwards, unless the
/// property was set on the instance itself. The more specific object wins: more containers, then the more derived class, then traits.
///
/// Differs from Apple: `appearance()` of an app's class has the type of UIKit's class that it is derived from; it applies to instances of the
/// app's class.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// A class that can be named as the container in `appearance(whenContainedInInstancesOf:)`. iOS 5.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
