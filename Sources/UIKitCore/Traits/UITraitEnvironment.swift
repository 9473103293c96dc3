public import Foundation

/// An object with a trait environment that is notified of changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed. Deprecated on a device since iOS 17.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of a change handler, used to unregister it. iOS 17.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
