import TortureState
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "org.proscenium.torture.window"

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let window = session.persistentIdentifier
    guard let activity = session.stateRestorationActivity else {
      SaveTracker.shared.report("empty \(window)")
      return
    }
    guard let state = TortureState(activity.userInfo ?? [:]) else {
      SaveTracker.shared.report("torn \(window) its values are not those of a state")
      return
    }
    if let flaw = state.flaw {
      SaveTracker.shared.report("torn \(window) \(flaw)")
    } else if state.window != window {
      SaveTracker.shared.report("torn \(window) it has the state of \(state.window)")
    } else if session.userInfo?["counter"] as? Int != state.counter {
      // Both were set in one turn, so both must be saved by one commit.
      let number = session.userInfo?["counter"].map { "\($0)" } ?? "nothing"
      SaveTracker.shared.report("torn \(window) its state is of save \(state.counter) and its userInfo of \(number)")
    } else {
      SaveTracker.shared.found(state.counter)
      SaveTracker.shared.report("restored \(window) \(state.counter)")
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let state = SaveTracker.shared.state(of: scene.session.persistentIdentifier)
    scene.session.userInfo = ["counter": state.counter]
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = "Save \(state.counter)"
    activity.userInfo = state.userInfo
    return activity
  }
}

extension TortureState {
  /// The state in the form of an activity's user info.
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
