import Foundation

extension UIViewControllerKind where Self: UIViewController {
  /// The definition of the protocol's `init()`. An initialiser of a protocol's extension does not receive the class at run time, and a static
  /// method does; both have the same calling convention.
  @usableFromInline @_silgen_name("psc_make_view_controller") static func makeController() -> Self {
    unsafeDowncast(ClassFactory.makeObject(of: self), to: Self.self)
  }
}
