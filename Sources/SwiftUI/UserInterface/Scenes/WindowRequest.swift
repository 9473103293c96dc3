import SwiftUICore
import UIKitCore

/// A request of the app for one of its windows, as the activity that the new scene is connected with.
@MainActor struct WindowRequest {
  /// The key of the declaration, in the saved state and in the activity.
  static let sceneKey = "com.apple.SwiftUI.scene"

  let key: String
  let value: Any?

  init(key: String, value: Any?) {
    self.key = key
    self.value = value
  }

  /// The request in an activity, or `nil` for one of the app's.
  init?(_ activity: NSUserActivity) {
    guard activity.activityType == HostingRequest.activityType,
      let key = activity.userInfo?[WindowRequest.sceneKey] as? String
    else { return nil }
    self.key = key
    value = activity.userInfo?[PresentedValue.key]
  }

  /// The activity of the request, for a hosting delegate if there is one.
  @MainActor func activity(for delegateClass: AnyClass? = nil) -> NSUserActivity {
    let activity = NSUserActivity(activityType: HostingRequest.activityType)
    activity.userInfo = [WindowRequest.sceneKey: key]
    if let value { activity.userInfo?[PresentedValue.key] = value }
    if let delegateClass { activity.userInfo?[HostingRequest.delegateKey] = HostingRequest.name(of: delegateClass) }
    return activity
  }
}

/// A value that a window is to present.
@MainActor struct PresentedRequestValue {
  let type: Any.Type
  /// The value as sessions store it.
  let stored: Any?

  init<Value: Codable & Hashable>(_ value: Value) {
    type = Value.self
    stored = SceneValues.stored(value)
  }
}
