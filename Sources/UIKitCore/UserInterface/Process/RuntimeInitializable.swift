public import Foundation

/// A class whose objects code makes from a type that is known when the app runs: `T()` in `func make<T: UIView>() -> T`, and
/// `types[row].init()` for an array of `UIViewController.Type`.
///
/// On a device this compiles because the initialisers of views and controllers are Objective-C's. In Swift such an initialiser must be
/// `required`, and then each subclass of an app would have to repeat it. So `init()` is an extension of this protocol: it calls the
/// `init()` of the class that the type is. The classes that conform mark their own `init()` as disfavored.
///
/// Differs from Apple: `T(frame:)` and `T(nibName:bundle:)` do not compile. A class whose own `init()` calls `super.init(frame:)` must
/// inherit or override `init(frame:)` as well, or making it in this way stops the process with Swift's message.
@preconcurrency @MainActor public protocol RuntimeInitializable {}

extension RuntimeInitializable where Self: NSObject {
  /// A new object of this class, made by the class's own `init()`.
  @_silgen_name("UIKitCore_RuntimeInitializable_makeObject") public init()

  /// The body of ``init()``. An initialiser of a protocol extension knows the type parameter alone, which for a value such as
  /// `types[row]` is the class that the array is declared with. A static method has the class itself as its `self`, and is called in the
  /// same way, so that both can have one symbol.
  @_silgen_name("UIKitCore_RuntimeInitializable_makeObject") @usableFromInline
  static func makeObject() -> Self { unsafeDowncast(ClassFactory.makeObject(of: self), to: Self.self) }
}
