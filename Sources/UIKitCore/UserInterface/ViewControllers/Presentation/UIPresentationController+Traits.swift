import Foundation
public import Selectors

extension UIPresentationController: TraitChangeRegistering {
  /// Called with the object that has changed and its previous traits. iOS 17.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Calls `handler` after one of `traits` has changed, until it is unregistered or the presentation controller is released. iOS 17.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called with the presentation controller and its previous traits. A handler for another class than its own is never
  ///     called, and is logged.
  /// - Returns: The registration, used to unregister the handler.
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIPresentationController.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    register(traits, calling: handler)
  }

  /// Calls a method of `target`, which is not retained, after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: target as AnyObject, action)
  }

  /// Calls a method of the presentation controller after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: nil, action)
  }

  /// Unregisters a handler. iOS 17. One that is not registered has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}
