public import Foundation
import RuntimeLogging
public import Selectors

/// An object that calls handlers after its traits have changed: a window scene, a view, a view controller or a
/// presentation controller. iOS 17.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {
  /// Calls a method of `target` after one of `traits` has changed, until it is unregistered.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - target: The object. It is not retained.
  ///   - action: The method: it has no argument, the object whose traits have changed, or that object and its previous traits.
  /// - Returns: The registration, used to unregister the handler.
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Calls a method of the object itself after one of `traits` has changed, until it is unregistered.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - action: The method: it has no argument, the object, or the object and its previous traits.
  /// - Returns: The registration, used to unregister the handler.
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  /// Unregisters a handler. One that is not registered has no effect.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that keeps registrations.
@MainActor protocol TraitChangeRegistering: UITraitEnvironment, UITraitChangeObservable {
  /// The registrations, in their order.
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitChangeRegistering {
  func register(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits, handler: handler)
    traitRegistrations.append(registration)
    return registration
  }

  func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], calling handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      guard let environment = object as? Environment else {
        RuntimeLog.write("A handler of trait changes expects a \(Environment.self), not a \(type(of: object)).")
        return
      }
      handler(environment, previous)
    }
  }

  /// The registration of a method of `target`, which is not retained; `nil` for the object itself.
  func register(_ traits: [UITrait], target: AnyObject?, _ action: Selector) -> any UITraitChangeRegistration {
    let ownTarget = target == nil || target === self
    return register(traits) { [weak target] object, previous in
      guard let receiver = ownTarget ? object : target else { return }
      SelectorMessage.deliver(action, to: receiver, SelectorArguments(objects: object, previous))
    }
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Calls the object's method, then the handlers.
  func announceTraitChange(from previous: UITraitCollection) {
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
