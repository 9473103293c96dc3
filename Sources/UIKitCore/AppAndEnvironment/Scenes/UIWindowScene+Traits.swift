import Foundation

extension UIWindowScene: UITraitEnvironment {
  /// Called with what has changed and the traits before. iOS 17.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// What the scene's surroundings are like, with what ``traitOverrides`` has in its place.
  public var traitCollection: UITraitCollection { overrides.applied(to: traits ?? .current) }

  /// Traits that the scene, its windows and all in them have in place of the surroundings'. iOS 17.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { changeTraits { overrides = newValue } }
  }

  /// Calls `handler` after one of `traits` has changed, until it is unregistered or the scene is gone. iOS 17.
  ///
  /// Handlers are called in the order in which they were registered. Where one of them changes the surroundings again, all hear
  /// of that first; then the rest is called, where something is still different from what it was before.
  ///
  /// - Parameters:
  ///   - traits: The traits to wait for.
  ///   - handler: Called with the scene, and the traits before. One that asks for another class than the scene's is never
  ///     called, and the log says so.
  /// - Returns: What the handler is unregistered by.
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIWindowScene.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let registration = TraitChangeRegistration(traits: traits) { scene, former in
      guard let environment = scene as? TraitEnvironment else {
        RuntimeLog.write(
          "A handler of trait changes waits for a \(TraitEnvironment.self), not for a \(type(of: scene)).")
        return
      }
      handler(environment, former)
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Takes a handler back. iOS 17. One that is not registered has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// What windows are told of the surroundings; `nil` where there is nothing to tell.
  final var windowTraits: UITraitCollection? { overrides.isEmpty ? traits : traitCollection }

  /// Makes a change of the surroundings, hands it to the windows, and tells who waits for it.
  final func changeTraits(_ change: () -> Void) {
    let former = traitCollection
    change()
    let present = traitCollection
    guard present != former else { return }
    forEachWindow { window in
      window.environment = windowTraits
      if present.userInterfaceStyle != former.userInterfaceStyle { window.setTreeNeedsShow() }
    }
    traitCollectionDidChange(former)
    for registration in traitRegistrations {
      // A handler may have taken this one back, or have changed the surroundings again.
      guard traitRegistrations.contains(where: { $0 === registration }),
        traitCollection.differs(from: former, in: registration.traits)
      else { continue }
      registration.handler(self, former)
    }
  }
}
