import Foundation
import SceneWire
import UIKitCore

extension AppRunner {
  /// What the app changes by itself is laid out, and appears, in a turn of the main queue.
  func endTurnsOfItsOwn() {
    whenTurnIsNeeded = { [weak self] in
      DispatchQueue.main.async { self?.finishTurn() }
    }
  }
}
