import SceneSystem

/// Accessories that controllers have registered (Z-05).
extension AppRunner {
  /// Sends the registrations of controllers whose scene is known by now. The others wait until their view is in a window.
  func sendAccessories() {
    process.waitingAccessories.removeAll { registration in
      guard registration.isRegistered else { return true }
      guard let owner = registration.owner?.sessionID else { return false }
      let id = SceneAccessory.ID(rawValue: nextRequest)
      nextRequest += 1
      accessories[id] = WeakRegistration(registration)
      registration.announced = { [weak self] in self?.link?.send($0) }
      registration.announce(
        SceneAccessory(
          id: id, owner: owner, kind: registration.accessory.kind,
          configuration: registration.accessory.sceneConfiguration.systemValue, isEnabled: registration.isEnabled))
      return true
    }
  }

  func accessoryChanged(_ id: SceneAccessory.ID, isAvailable: Bool) {
    accessories[id]?.registration?.isAvailable = isAvailable
  }
}

/// Refers to a registration without retaining it: it belongs to its controller.
struct WeakRegistration {
  weak var registration: UISceneAccessoryRegistration?

  init(_ registration: UISceneAccessoryRegistration) { self.registration = registration }
}
