import Foundation
import RuntimeLogging

extension UIWindowScene: UITraitEnvironment {
  /// Called with the object that has changed and its previous traits. iOS 17.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// The traits of the scene's environment, with the values of ``traitOverrides`` in their place.
  public var traitCollection: UITraitCollection { overrides.applied(to: traits ?? .current) }

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
    let registration = TraitChangeRegistration(traits: traits) { scene, previous in
      guard let environment = scene as? TraitEnvironment else {
        RuntimeLog.write(
          "A handler of trait changes expects a \(TraitEnvironment.self), not a \(type(of: scene)).")
        return
      }
      handler(environment, previous)
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Unregisters a handler. iOS 17. One that is not registered has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// The traits that windows inherit; `nil` if there are none.
  final var windowTraits: UITraitCollection? { overrides.isEmpty ? traits : traitCollection }

  /// Changes the traits, passes them to the windows, and calls the registered handlers.
  final func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    let present = traitCollection
    guard present != previous else { return }
    forEachWindow { window in
      window.environment = windowTraits
      if present.userInterfaceStyle != previous.userInterfaceStyle { window.setTreeNeedsShow() }
    }
    traitCollectionDidChange(previous)
    for registration in traitRegistrations {
      // A handler may have unregistered this one, or have changed the traits again.
      guard traitRegistrations.contains(where: { $0 === registration }),
        traitCollection.differs(from: previous, in: registration.traits)
      else { continue }
      registration.handler(self, previous)
    }
  }
}
