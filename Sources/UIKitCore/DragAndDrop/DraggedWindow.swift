import Foundation

/// The window that a drag opens where nobody takes what is dragged (P-02): of the first item with an activity that everybody
/// may have and that `NSUserActivityTypes` lists, in an app that has several scenes.
///
/// It is asked for as the app itself would ask (P-03); whether it comes, the system decides.
@MainActor struct DraggedWindow {
  private let application: UIApplication
  private let activity: NSUserActivity

  /// `nil` where there is none.
  ///
  /// - Parameters:
  ///   - items: What is dragged.
  ///   - explains: Whether the log says why an item with an activity opens none.
  init?(_ items: [UIDragItem], explains: Bool = false) {
    let offered = items.compactMap(\.itemProvider.offeredActivity)
    guard let application = UIApplication.current, let first = offered.first else { return nil }
    let declared = application.environment.infoPlist?.userActivityTypes ?? []
    let activity = offered.first { declared.contains($0.activityType) }
    guard application.supportsMultipleScenes, let activity else {
      if explains { RuntimeLog.write(DraggedWindow.objection(first, application)) }
      return nil
    }
    self.application = application
    self.activity = activity
  }

  private static func objection(_ activity: NSUserActivity, _ application: UIApplication) -> String {
    let reason =
      application.supportsMultipleScenes
      ? "NSUserActivityTypes in Info.plist does not list its type. Add it there."
      : "app or device show one window only. Set UIApplicationSupportsMultipleScenes in UIApplicationSceneManifest."
    return "What was dragged out has an activity of type \"\(activity.activityType)\" and opens no window: " + reason
  }

  /// Asks for the window.
  func open(from scene: UIWindowScene?) {
    let options = UIWindowScene.ActivationRequestOptions()
    options.requestingScene = scene
    application.requestSceneSessionActivation(
      nil, userActivity: activity, options: options,
      errorHandler: { RuntimeLog.write("What was dragged out opens no window. \($0.localizedDescription)") })
  }
}
