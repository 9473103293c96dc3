import Foundation
import SceneWire
import UIKitCore

extension AppRunner {
  /// Changes that the app makes outside of a directive are laid out and shown in a turn of the main queue.
  func finishOwnTurns() {
    onTurnNeeded = { [weak self] in
      DispatchQueue.main.async { self?.finishTurn() }
    }
  }
}
