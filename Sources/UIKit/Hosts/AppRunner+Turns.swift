import Foundation
import SceneWire
import UIKitCore

extension AppRunner {
  /// Changes that the app makes by itself are laid out, and appear, in a turn of the main queue.
  func finishOwnTurns() {
    onTurnNeeded = { [weak self] in
      DispatchQueue.main.async { self?.finishTurn() }
    }
  }
}
