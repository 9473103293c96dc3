import Foundation
public import Selectors

extension UIWindowScene: TraitChangeRegistering {
  /// Called with the object that has changed and its previous traits. iOS 17.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// The traits of the scene's environment, with the values of ``traitOverrides`` in their place.
  public var traitCollection: UITraitCollection { overrides.applied(to: initialTraits) }

  /// Traits that override the environment's for the scene, its windows and their content. iOS 17.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { changeTraits { overrides = newValue } }
  }

  /// Calls `handler` after one of `traits` has changed, until it is unregistered or the scene is released. iOS 17.
  ///
  /// Handlers are called in the order in which they were registered. If one of them changes the traits again, all are called for that
  /// change first; then the remaining ones are called, if a trait still differs from its previous value.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called with the scene and its previous traits. A handler for another class than the scene's is never called, and is
  ///     logged.
  /// - Returns: The registration, used to unregister the handler.
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIWindowScene.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    register(traits, calling: handler)
  }

  /// Calls a method of `target`, which is not retained, after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: target as AnyObject, action)
  }

  /// Calls a method of the scene after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: nil, action)
  }

  /// Unregisters a handler. iOS 17. One that is not registered has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }

  /// The traits that windows inherit; `nil` if there are none.
  final var windowTraits: UITraitCollection? {
    overrides.isEmpty ? traits ?? UIProcess.current.deviceTraits : traitCollection
  }

  /// The traits without the overrides.
  final var initialTraits: UITraitCollection { traits ?? UIProcess.current.deviceTraits ?? .current }

  /// Changes the traits, passes them to the windows, and calls the registered handlers.
  final func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    let present = traitCollection
    guard present != previous else { return }
    var windows: [(window: UIWindow, previous: UITraitCollection)] = []
    forEachWindow { window in
      windows.append((window, window.traitCollection))
      window.adopt(windowTraits)
    }
    announceTraitChange(from: previous)
    for (window, previous) in windows { window.traitsChanged(from: previous) }
  }
}
