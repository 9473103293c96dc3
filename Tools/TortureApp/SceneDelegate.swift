import TortureState
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "org.proscenium.torture.window"

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let window = session.persistentIdentifier
    guard let activity = session.stateRestorationActivity else {
      Ledger.shared.say("empty \(window)")
      return
    }
    guard let state = TortureState(activity.userInfo ?? [:]) else {
      Ledger.shared.say("torn \(window) its values are not those of a state")
      return
    }
    if let flaw = state.flaw {
      Ledger.shared.say("torn \(window) \(flaw)")
    } else if state.window != window {
      Ledger.shared.say("torn \(window) it has the state of \(state.window)")
    } else if session.userInfo?["counter"] as? Int != state.counter {
      // Both were set in one turn, so both were to be kept by one commit.
      let number = session.userInfo?["counter"].map { "\($0)" } ?? "nothing"
      Ledger.shared.say("torn \(window) its state is of save \(state.counter) and its userInfo of \(number)")
    } else {
      Ledger.shared.found(state.counter)
      Ledger.shared.say("restored \(window) \(state.counter)")
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let state = Ledger.shared.state(of: scene.session.persistentIdentifier)
    scene.session.userInfo = ["counter": state.counter]
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = "Save \(state.counter)"
    activity.userInfo = state.userInfo
    return activity
  }
}

extension TortureState {
  /// The state as an activity carries it.
  fileprivate var userInfo: [AnyHashable: Any] {
    [
      "counter": counter, "window": window, "together": together.joined(separator: " "), "payload": Data(payload),
      "checksum": String(checksum, radix: 16),
    ]
  }

  fileprivate init?(_ userInfo: [AnyHashable: Any]) {
    guard let counter = userInfo["counter"] as? Int, let window = userInfo["window"] as? String,
      let together = userInfo["together"] as? String, let payload = userInfo["payload"] as? Data,
      let checksum = (userInfo["checksum"] as? String).flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    self.init(
      counter: counter, window: window, together: together.split(separator: " ").map(String.init),
      payload: [UInt8](payload), checksum: checksum)
  }
}
