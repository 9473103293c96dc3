import Testing
import UIKitCore

@testable import SceneTesting

/// The messages for a developer when a payload is lost, delivered twice, or delivered to the wrong window.
@MainActor @Suite("A payload is expected once, in its window, after the root view controller is set")
struct DeliveryAssertionTests {
  private func app(_ delegate: any UISceneDelegate.Type, _ profile: DeviceProfile = .phone) throws -> AppUnderTest {
    try Device(profile).install(DeliveryAppDelegate.self, manifest: .scenes(delegate))
  }

  @Test("An app that reads its options and implements the methods passes, cold and warm")
  func passes() throws {
    let app = try app(SampleSceneDelegate.self)
    expectDeliveredOnce(.url("recipes://a"), to: app)
    expectDeliveredAfterRootViewController(in: app.scene())
    expectDeliveredOnce(.url("recipes://b"), to: app)
    app.device.swipeHome()
    expectDelivered(expectDeliveredOnce(.url("recipes://c"), to: app), in: app.scene("A"))
  }

  @Test("A lost payload is reported with the missing method and the calls that were made instead")
  func lost() throws {
    let app = try app(DeafSceneDelegate.self)
    let stepResult = app.launch(url: "recipes://a")
    #expect(
      DeliveryCheck.once(.url, stepResult.deliveries, in: stepResult) == """
        The URL was lost.
          The URL for scene A was lost: DeafSceneDelegate.scene(_:willConnectTo:options:) does not read connectionOptions.urlContexts.
        After \u{201C}open url recipes://a\u{201D} the app was called with:
          DeliveryAppDelegate.application(_:willFinishLaunchingWithOptions:)
          DeliveryAppDelegate.application(_:didFinishLaunchingWithOptions:)
          DeafSceneDelegate[A].scene(_:willConnectTo:options:)
          DeafSceneDelegate[A].sceneWillEnterForeground(_:)
          DeafSceneDelegate[A].sceneDidBecomeActive(_:)
        """)
    withKnownIssue { _ = expectDeliveredOnce(.url("recipes://b"), to: app) }
  }

  @Test("A quick action in an async method passes in an async test, and is undetermined in another")
  func asynchronous() async throws {
    let app = try app(AsyncSceneDelegate.self)
    app.tapIcon()
    await expectDeliveredOnce(.quickAction("open"), to: app)
    let stepResult = app.launch(quickAction: "open")
    #expect(
      DeliveryCheck.once(.quickAction, stepResult.deliveries, in: stepResult)?.hasPrefix(
        "Whether the app handles the quick action is not known yet. Make the test async") == true)
  }

  @Test("A notification that is read in the options and by the centre's delegate counts as delivered twice")
  func twice() throws {
    let app = try Device().install(CenterAppDelegate.self, manifest: .scenes(TakingSceneDelegate.self))
    let stepResult = app.launch(notification: "n")
    let text = DeliveryCheck.once(.notification, stepResult.deliveries, in: stepResult)
    #expect(
      text?.hasPrefix("The notification was delivered 2 times.\n  The notification for scene A was read from") == true)
  }

  @Test("A payload that is impossible on the device is not delivered, and the failure has the reason")
  func nobody() throws {
    let app = try app(SampleSceneDelegate.self)
    let stepResult = app.launch(.notification("n", userInfo: ["view": UIView()]))
    let text = DeliveryCheck.once(.notification, stepResult.deliveries, in: stepResult)
    #expect(
      text?.contains("was not delivered") == true && text?.contains("# The notification n was not opened.") == true)
  }

  @Test("A payload in another window and a payload in no window have different messages")
  func reachesTheScene() throws {
    let app = try app(SampleSceneDelegate.self, .pad)
    app.tapIcon()
    app.openNewWindow()
    let stepResult = app.launch(url: "recipes://a")
    let scene = try #require(stepResult.deliveries.first?.scene)
    let other = scene == "A" ? "B" : "A"
    #expect(DeliveryCheck.delivered(stepResult, in: scene) == nil)
    #expect(
      DeliveryCheck.delivered(stepResult, in: other)?.hasPrefix(
        "It was delivered to scene \(scene), not to scene \(other) alone.") == true)
    #expect(DeliveryCheck.delivered(app.tapIcon(), in: "A")?.hasPrefix("Nothing was handled in scene A.") == true)
  }

  @Test("A payload that is read before the window is set up is reported with the right order")
  func tooEarly() throws {
    let app = try app(TakingSceneDelegate.self)
    app.launch(url: "recipes://a")
    #expect(
      DeliveryCheck.afterRoot(app.deliveries, in: "A")
        == "The URL was read before scene A had a root view controller. It had one when "
        + "scene(_:willConnectTo:options:) returned: set up the window first.")
    #expect(DeliveryCheck.afterRoot(app.deliveries, in: "B") == "Nothing was delivered to scene B.")
  }
}
