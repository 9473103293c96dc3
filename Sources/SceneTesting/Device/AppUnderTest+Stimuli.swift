public import Foundation
import SceneSimulator
import SceneSystem
public import UIKitCore

/// User actions on the app.
extension AppUnderTest {
  /// The user taps the app's icon: the app is launched, or comes to the front.
  @discardableResult public func tapIcon() -> StepResult { device.perform(.device(.tapIcon)) }

  /// Launches the app by its icon, or by `payload`. A process that runs already is not launched again: it receives the payload warm.
  @discardableResult
  public func launch(_ payload: Payload? = nil) -> StepResult {
    if let problem = payload?.problem { return StepResult(rejectionReason: problem) }
    return device.perform(.device(payload?.stimulus ?? .tapIcon))
  }

  /// Opens a URL with the app, which launches it if it does not run.
  ///
  /// - Parameters:
  ///   - url: The URL, with its scheme.
  ///   - source: The bundle identifier of the requesting app.
  ///   - inPlace: Whether the app may change a document at its location.
  ///   - target: The target content identifier, if it is not the URL itself.
  @discardableResult
  public func launch(
    url: String, from source: String? = nil, inPlace: Bool = false, target: String? = nil
  ) -> StepResult {
    launch(.url(url, from: source, inPlace: inPlace, target: target))
  }

  /// Opens a universal link with the app.
  @discardableResult
  public func launch(link: String, target: String? = nil) -> StepResult { launch(.link(link, target: target)) }

  /// The user chooses a quick action of the app's icon.
  @discardableResult
  public func launch(
    quickAction type: String, title: String = "", userInfo: [String: Any] = [:], target: String? = nil
  ) -> StepResult {
    launch(.quickAction(type, title: title, userInfo: userInfo, target: target))
  }

  /// The user taps a notification.
  @discardableResult
  public func launch(
    notification identifier: String, title: String? = nil, body: String? = nil, userInfo: [AnyHashable: Any] = [:],
    target: String? = nil
  ) -> StepResult {
    launch(.notification(identifier, title: title, body: body, userInfo: userInfo, target: target))
  }

  /// The user continues an activity that was begun on another device; its payload arrives immediately.
  ///
  /// - Throws: An error that names the value in the activity that a property list cannot contain.
  @discardableResult
  public func launch(handoff activity: NSUserActivity) throws -> StepResult { launch(try .handoff(activity)) }

  /// The user accepts an invitation to shared CloudKit records.
  @discardableResult
  public func launch(share url: String, title: String? = nil) -> StepResult { launch(.share(url, title: title)) }

  /// The user adds a window beside the one on screen.
  @discardableResult public func openNewWindow() -> StepResult { device.perform(.device(.newWindow)) }

  /// The user shows another window beside the one on screen: `scene`'s, or with `nil` the most recent one that is not on screen, else a new
  /// one (P-10, Z-01).
  @discardableResult public func showSideBySide(_ scene: SceneUnderTest? = nil) -> StepResult {
    guard let scene else { return device.perform(.device(.sideBySide(nil))) }
    return device.with(scene) { .sideBySide($0) }
  }

  /// The user gives a window another size, in points. With `isInteractive` the edge is still being dragged (Z-09, Z-12).
  @discardableResult public func resize(
    _ scene: SceneUnderTest, to size: CGSize, isInteractive: Bool = false
  ) -> StepResult {
    let lengths = [size.width, size.height].map { Int(exactly: $0.rounded()) ?? 0 }
    return device.with(scene) {
      .resize($0, SceneSize(width: lengths[0], height: lengths[1]), isInteractive: isInteractive)
    }
  }

  /// The window asks before it is closed, and the user closes it (Z-06).
  @discardableResult public func confirmClosure(of scene: SceneUnderTest) -> StepResult {
    device.with(scene) { .closureConfirmed($0) }
  }

  /// The window asks before it is closed, and the user keeps it (Z-06).
  @discardableResult public func cancelClosure(of scene: SceneUnderTest) -> StepResult {
    device.with(scene) { .closureCancelled($0) }
  }

  /// The user closes a window while the app runs. One that has a `closureConfirmation` asks first: see ``confirmClosure(of:)``.
  @discardableResult public func closeWindow(_ scene: SceneUnderTest) -> StepResult {
    device.with(scene) { .closeWindow($0) }
  }

  /// The user swipes the window's card out of the switcher.
  @discardableResult public func swipeAway(_ scene: SceneUnderTest) -> StepResult {
    device.with(scene) { .swipeAway($0) }
  }

  /// The user swipes the card away while the process does not run.
  @discardableResult public func removeCard(_ scene: SceneUnderTest) -> StepResult {
    device.with(scene) { .removeCard($0) }
  }

  /// The user chooses the window's card in the switcher.
  @discardableResult public func choose(_ scene: SceneUnderTest) -> StepResult { device.with(scene) { .choose($0) } }

  /// Desktop and Mac: the window gets the keyboard focus.
  @discardableResult public func focus(_ scene: SceneUnderTest) -> StepResult { device.with(scene) { .focus($0) } }

  /// Desktop and Mac: the window is minimised.
  @discardableResult public func minimize(_ scene: SceneUnderTest) -> StepResult {
    device.with(scene) { .minimize($0) }
  }

  /// Desktop and Mac: a minimised window is restored.
  @discardableResult public func unminimize(_ scene: SceneUnderTest) -> StepResult {
    device.with(scene) { .unminimize($0) }
  }

  /// Desktop and Mac: the user quits the app.
  @discardableResult public func quit() -> StepResult { device.perform(.device(.quit)) }

  /// The user types into a window, as if its first text view had been tapped.
  @discardableResult
  public func type(_ text: String, into scene: SceneUnderTest) -> StepResult {
    guard let id = scene.id else { return StepResult(rejectionReason: "\(scene.label) is no label.") }
    return device.perform(.app(.type(id, text)))
  }

  /// A silent notification resumes or launches the app (L-10).
  @discardableResult public func simulateSilentPush() -> StepResult { device.perform(.device(.silentPush)) }

  /// The system lets the app fetch in the background.
  @discardableResult public func simulateBackgroundFetch() -> StepResult { device.perform(.device(.backgroundFetch)) }

  /// The system starts the process before it is needed.
  @discardableResult public func prewarm() -> StepResult { device.perform(.device(.prewarm)) }
}
