import Foundation
import SceneSimulator
import SceneSystem
import UIKitCore

/// What the user does to the app.
extension AppUnderTest {
  /// The user taps the app's icon: it is launched, or comes back.
  @discardableResult public func tapIcon() -> Happening { device.perform(.device(.tapIcon)) }

  /// The app is launched by its icon, or by what `payload` says. A process that runs already is not launched again: the payload
  /// arrives warm.
  @discardableResult
  public func launch(_ payload: Payload? = nil) -> Happening {
    if let problem = payload?.problem { return Happening(objection: problem) }
    return device.perform(.device(payload?.stimulus ?? .tapIcon))
  }

  /// The app is asked to open a URL, which launches it where it does not run.
  ///
  /// - Parameters:
  ///   - url: The URL, with its scheme.
  ///   - source: The bundle identifier of the app that asks.
  ///   - inPlace: Whether a document may be changed where it lies.
  ///   - target: The target content identifier, where it is not the URL itself.
  @discardableResult
  public func launch(url: String, from source: String? = nil, inPlace: Bool = false, target: String? = nil) -> Happening
  {
    launch(.url(url, from: source, inPlace: inPlace, target: target))
  }

  /// A universal link is followed to the app.
  @discardableResult
  public func launch(link: String, target: String? = nil) -> Happening { launch(.link(link, target: target)) }

  /// A quick action of the app's icon is chosen.
  @discardableResult
  public func launch(
    quickAction type: String, title: String = "", userInfo: [String: Any] = [:], target: String? = nil
  ) -> Happening {
    launch(.quickAction(type, title: title, userInfo: userInfo, target: target))
  }

  /// A notification is tapped.
  @discardableResult
  public func launch(
    notification identifier: String, title: String? = nil, body: String? = nil, userInfo: [AnyHashable: Any] = [:],
    target: String? = nil
  ) -> Happening {
    launch(.notification(identifier, title: title, body: body, userInfo: userInfo, target: target))
  }

  /// An activity that was begun on another device is taken up; its payload arrives at once.
  ///
  /// - Throws: An error that names what in the activity no property list can hold.
  @discardableResult
  public func launch(handoff activity: NSUserActivity) throws -> Happening { launch(try .handoff(activity)) }

  /// An invitation to shared CloudKit records is accepted.
  @discardableResult
  public func launch(share url: String, title: String? = nil) -> Happening { launch(.share(url, title: title)) }

  /// The user adds a window beside the one on screen.
  @discardableResult public func newWindow() -> Happening { device.perform(.device(.newWindow)) }

  /// The user closes a window while the app runs.
  @discardableResult public func closeWindow(_ scene: SceneUnderTest) -> Happening {
    device.with(scene) { .closeWindow($0) }
  }

  /// The user flicks the window's card out of the switcher.
  @discardableResult public func swipeAway(_ scene: SceneUnderTest) -> Happening {
    device.with(scene) { .swipeAway($0) }
  }

  /// The user flicks the card away while the process does not run.
  @discardableResult public func removeCard(_ scene: SceneUnderTest) -> Happening {
    device.with(scene) { .removeCard($0) }
  }

  /// The user chooses the window's card in the switcher.
  @discardableResult public func choose(_ scene: SceneUnderTest) -> Happening { device.with(scene) { .choose($0) } }

  /// Desktop and Mac: the window gets the keyboard.
  @discardableResult public func focus(_ scene: SceneUnderTest) -> Happening { device.with(scene) { .focus($0) } }

  /// Desktop and Mac: the window is minimised.
  @discardableResult public func minimise(_ scene: SceneUnderTest) -> Happening { device.with(scene) { .minimise($0) } }

  /// Desktop and Mac: a minimised window comes back.
  @discardableResult public func unminimise(_ scene: SceneUnderTest) -> Happening {
    device.with(scene) { .unminimise($0) }
  }

  /// Desktop and Mac: the user quits the app.
  @discardableResult public func quit() -> Happening { device.perform(.device(.quit)) }

  /// The user types into a window, as if its first text view had been tapped.
  @discardableResult
  public func type(_ text: String, into scene: SceneUnderTest) -> Happening {
    guard let id = scene.id else { return Happening(objection: "\(scene.label) is no label.") }
    return device.perform(.app(.type(id, text)))
  }

  /// A push without an alert wakes the app (L-10).
  @discardableResult public func silentPush() -> Happening { device.perform(.device(.silentPush)) }

  /// The system lets the app fetch in the background.
  @discardableResult public func backgroundFetch() -> Happening { device.perform(.device(.backgroundFetch)) }

  /// The system starts the process before it is wanted.
  @discardableResult public func prewarm() -> Happening { device.perform(.device(.prewarm)) }
}
