import Foundation
import RuntimeLogging
import SceneManifest

/// The window that a drag opens if no view accepts the drop (P-02): for the first item with an activity that is visible to all and that
/// `NSUserActivityTypes` lists, in an app that supports several scenes.
///
/// It is requested as by the app itself (P-03); the system decides whether to open it.
@MainActor struct DraggedWindow {
  private let application: UIApplication
  private let activity: NSUserActivity

  /// `nil` if there is none.
  ///
  /// - Parameters:
  ///   - items: The dragged items.
  ///   - application: The app that requests the window.
  ///   - explains: Whether to log why an item with an activity opens none.
  init?(_ items: [UIDragItem], in application: UIApplication, explains: Bool) {
    let offered = items.compactMap(\.itemProvider.offeredActivity)
    guard let first = offered.first else { return nil }
    let declared = application.environment.infoPlist?.userActivityTypes ?? []
    let activity = offered.first { declared.contains($0.activityType) }
    guard application.supportsMultipleScenes, let activity else {
      if explains { RuntimeLog.write(DraggedWindow.rejectionReason(first, application)) }
      return nil
    }
    self.application = application
    self.activity = activity
  }

  private static func rejectionReason(_ activity: NSUserActivity, _ application: UIApplication) -> String {
    let reason =
      application.supportsMultipleScenes
      ? "NSUserActivityTypes in Info.plist does not list its type. Add it there."
      : "app or device show one window only. Set UIApplicationSupportsMultipleScenes in UIApplicationSceneManifest."
    return "The dragged item has an activity of type \"\(activity.activityType)\" and opens no window: " + reason
  }

  /// Requests the window.
  func open(from scene: UIWindowScene?) {
    let options = UIWindowScene.ActivationRequestOptions()
    options.requestingScene = scene
    application.requestSceneSessionActivation(
      nil, userActivity: activity, options: options,
      errorHandler: { RuntimeLog.write("The dragged item opens no window. \($0.localizedDescription)") })
  }
}

extension UIApplication {
  final func windowRequest(forDragOf items: [UIDragItem], explains: Bool) -> (@MainActor (UIWindowScene?) -> Void)? {
    DraggedWindow(items, in: self, explains: explains)?.open
  }
}
