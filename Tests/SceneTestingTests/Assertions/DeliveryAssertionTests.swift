import Testing
import UIKitCore

@testable import SceneTesting

/// What a developer reads when a payload is lost, comes twice, or comes to the wrong window.
@MainActor @Suite("A payload is expected once, in its window, when there is something to show it")
struct DeliveryAssertionTests {
  private func app(_ delegate: any UISceneDelegate.Type, _ profile: DeviceProfile = .phone) throws -> AppUnderTest {
    try Device(profile).install(DeliveryAppDelegate.self, manifest: .scenes(delegate))
  }

  @Test("An app that reads its options and has the methods passes, cold and warm")
  func passes() throws {
    let app = try app(SampleSceneDelegate.self)
    expectDeliveredOnce(.url("recipes://a"), to: app)
    expectDelivered(afterRootControllerIsSetIn: app.scene())
    expectDeliveredOnce(.url("recipes://b"), to: app)
    app.device.swipeHome()
    expectLanded(expectDeliveredOnce(.url("recipes://c"), to: app), in: app.scene("A"))
  }

  @Test("A lost payload is named with what is missing, and with what the app was called with instead")
  func lost() throws {
    let app = try app(DeafSceneDelegate.self)
    let happening = app.launch(url: "recipes://a")
    #expect(
      DeliveryCheck.once(.url, happening.deliveries, in: happening) == """
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

  @Test("A quick action of an async method passes in an async test, and is not known in another one")
  func asynchronous() async throws {
    let app = try app(AsyncSceneDelegate.self)
    app.tapIcon()
    await expectDeliveredOnce(.quickAction("open"), to: app)
    let happening = app.launch(quickAction: "open")
    #expect(
      DeliveryCheck.once(.quickAction, happening.deliveries, in: happening)?.hasPrefix(
        "Whether the quick action is taken is not known yet. Make the test async") == true)
  }

  @Test("A notification that is read in the options and taken by the centre's delegate too came twice")
  func twice() throws {
    let app = try Device().install(CenterAppDelegate.self, manifest: .scenes(TakingSceneDelegate.self))
    let happening = app.launch(notification: "n")
    let text = DeliveryCheck.once(.notification, happening.deliveries, in: happening)
    #expect(
      text?.hasPrefix("The notification was delivered 2 times.\n  The notification for scene A was read from") == true)
  }

  @Test("What means nothing on the device is handed to nobody, and the failure says why")
  func nobody() throws {
    let app = try app(SampleSceneDelegate.self)
    let happening = app.launch(.notification("n", userInfo: ["view": UIView()]))
    let text = DeliveryCheck.once(.notification, happening.deliveries, in: happening)
    #expect(
      text?.contains("was handed to nobody") == true && text?.contains("# The notification n was not opened.") == true)
  }

  @Test("A payload that lands in another window is told from one that lands nowhere")
  func landed() throws {
    let app = try app(SampleSceneDelegate.self, .pad)
    app.tapIcon()
    app.newWindow()
    let happening = app.launch(url: "recipes://a")
    let scene = try #require(happening.deliveries.first?.scene)
    let other = scene == "A" ? "B" : "A"
    #expect(DeliveryCheck.landed(happening, in: scene) == nil)
    #expect(
      DeliveryCheck.landed(happening, in: other)?.hasPrefix(
        "It landed in scene \(scene), and not in scene \(other) alone.") == true)
    #expect(DeliveryCheck.landed(app.tapIcon(), in: "A")?.hasPrefix("Nothing was taken in scene A.") == true)
  }

  @Test("A payload that is read before the window is set up is named, and so is the order that is right")
  func tooEarly() throws {
    let app = try app(TakingSceneDelegate.self)
    app.launch(url: "recipes://a")
    #expect(
      DeliveryCheck.afterRoot(app.deliveries, in: "A")
        == "The URL was read before scene A had a root view controller. It was there when "
        + "scene(_:willConnectTo:options:) returned: set the window up first.")
    #expect(DeliveryCheck.afterRoot(app.deliveries, in: "B") == "Nothing was delivered to scene B.")
  }
}
