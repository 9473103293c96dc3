import UIKit

/// Prints one event when a method of the app is called, like a `print` in each method of Xcode's template.
///
/// A line is `Owner[session].callback key=value …`; `callback` is by default the name of the calling method.
@MainActor
func logCall(
  _ owner: AnyObject, in session: UISceneSession? = nil, _ details: [String] = [], callback: String = #function
) {
  let label = session.map { "[\($0.persistentIdentifier)]" } ?? ""
  logLine("\(type(of: owner))\(label).\(callback)", states(of: session?.scene) + details)
}

/// Prints one line.
nonisolated func logLine(_ event: String, _ details: [String] = []) {
  print(([event] + details).joined(separator: " "))
}

/// The application's state and that of the event's scene, at this time.
@MainActor
func states(of scene: UIScene?) -> [String] {
  let application =
    switch UIApplication.shared.applicationState {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    @unknown default: "unknown"
    }
  guard let scene else { return ["app=\(application)"] }
  let state =
    switch scene.activationState {
    case .unattached: "unattached"
    case .foregroundActive: "foregroundActive"
    case .foregroundInactive: "foregroundInactive"
    case .background: "background"
    @unknown default: "unknown"
    }
  return ["app=\(application)", "scene=\(state)"]
}

/// The details of a connection.
@MainActor
func details(of options: UIScene.ConnectionOptions, for session: UISceneSession) -> [String] {
  var details = [
    detail("urlContexts", options.urlContexts.map(\.url.absoluteString)),
    detail("userActivities", options.userActivities.map(\.activityType)),
  ]
  if let type = options.handoffUserActivityType { details.append("handoffUserActivityType=\(type)") }
  if let item = options.shortcutItem { details.append("shortcutItem=\(item.type)") }
  if let response = options.notificationResponse {
    details.append("notificationResponse=\(response.notification.request.identifier)")
  }
  details.append("stateRestorationActivity=\(session.stateRestorationActivity == nil ? "no" : "yes")")
  return details
}

/// A set is written in braces and in alphabetical order, so that two logs of the same event are equal.
func detail(_ key: String, _ values: [String]) -> String {
  "\(key)={\(values.sorted().joined(separator: ","))}"
}

func detail(launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> String {
  guard let launchOptions else { return "launchOptions=nil" }
  return detail("launchOptions", launchOptions.keys.map(\.rawValue))
}
