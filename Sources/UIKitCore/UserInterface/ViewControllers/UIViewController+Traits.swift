import Foundation
public import Selectors

/// What few controllers have: traits that they override, and handlers of changes.
@MainActor final class ControllerTraits {
  var overrides = UITraitOverrides()
  /// What the parent overrides for this child.
  var overridesOfParent: UITraitOverrides?
  /// The collection that the parent has set.
  var collectionOfParent: UITraitCollection?
  var registrations: [TraitChangeRegistration] = []
}

extension UIViewController: TraitChangeRegistering {
  /// Called with the object that has changed and its previous traits. iOS 17.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Traits that override the environment's for the controller, its view and everything in it. iOS 17.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      UIView.usesTraitOverrides = true
      changeTraits { needTraitState.overrides = newValue }
    }
  }

  /// Calls `handler` after one of `traits` has changed, until it is unregistered or the controller is released. iOS 17.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called with the controller and its previous traits. A handler for another class than the controller's is never called,
  ///     and is logged.
  /// - Returns: The registration, used to unregister the handler.
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIViewController.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    register(traits, calling: handler)
  }

  /// Calls a method of `target`, which is not retained, after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: target as AnyObject, action)
  }

  /// Calls a method of the controller after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: nil, action)
  }

  /// Unregisters a handler. iOS 17. One that is not registered has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }

  /// Sets traits that override the environment's for a child; `nil` for none. Has no effect on a controller that is not a child.
  /// Deprecated on a device since iOS 17.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    UIView.usesTraitOverrides = true
    childViewController.changeTraits {
      let state = childViewController.needTraitState
      state.collectionOfParent = collection
      state.overridesOfParent = collection.map(UITraitOverrides.init)
    }
  }

  /// The traits that ``setOverrideTraitCollection(_:forChild:)`` has set, or `nil`. Deprecated on a device since iOS 17.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitState?.collectionOfParent : nil
  }

  final var traitRegistrations: [TraitChangeRegistration] {
    get { traitState?.registrations ?? [] }
    set { needTraitState.registrations = newValue }
  }

  private var needTraitState: ControllerTraits {
    if let traitState { return traitState }
    let made = ControllerTraits()
    traitState = made
    return made
  }

  /// The traits without a view: those of the parent, with what the controller overrides.
  final var unloadedTraits: UITraitCollection {
    var traits = parent?.traitCollection ?? .current
    if let traitState {
      traits = traitState.overridesOfParent?.applied(to: traits) ?? traits
      traits = traitState.overrides.applied(to: traits)
    }
    return overrideUserInterfaceStyle == .unspecified ? traits : traits.replacing(style: overrideUserInterfaceStyle)
  }

  /// Runs `change`, which changes what the controller overrides, and passes the new traits on.
  final func changeTraits(_ change: () -> Void) {
    if let view = viewIfLoaded { return view.changeTraits(change) }
    let previous = traitCollection
    change()
    if traitCollection != previous { announceTraitChange(from: previous) }
  }
}
