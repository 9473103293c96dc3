import Foundation
import SceneWire
import UIKitCore

extension AppRunner {
  /// Does what the device asks the app to do by itself.
  func perform(_ act: AppAct) {
    switch act {
    case .activate(let id, let activityType, let from): activateScene(id, activityType: activityType, from: from)
    case .destroy(let id, let animation): destroyScene(id, animation: animation)
    case .refresh(let id): refreshScene(id)
    case .type(let id, let text): typeText(text, into: id)
    }
  }
}

extension AppRunner {
  /// What the app changes by itself is laid out, and appears, in a turn of the main queue.
  func endTurnsOfItsOwn() {
    whenTurnIsNeeded = { [weak self] in
      DispatchQueue.main.async { self?.finishTurn() }
    }
  }
}
