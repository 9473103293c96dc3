import SceneTesting
import Testing
import UIKit

@testable import DeepLinks

/// The five most common mistakes of apps that adopted scenes, and for each the test that catches it: with the mistake enabled, the test's
/// check fails.
@MainActor @Suite("Deep links of an app with scenes") struct DeepLinksTests {
  let device = Device(.pad)
  let app: AppUnderTest

  init() throws { app = try device.install(AppDelegate.self) }

  @Test("A link at a cold start opens its recipe", arguments: [nil, Mistake.coldURL])
  func coldURL(mistake: Mistake?) {
    turnOn(mistake)
    app.launch(url: "recipes://open/bread")
    #expect((shown == ["bread"]) == (mistake == nil))
  }

  @Test(
    "A link while the app runs opens its recipe, with and without the cold-start mistake",
    arguments: [nil, Mistake.coldURL])
  func warmURL(mistake: Mistake?) {
    turnOn(mistake)
    app.tapIcon()
    app.launch(url: "recipes://open/bread")
    #expect(shown == ["bread"], "which is why the mistake is not visible")
  }

  @Test("A tap on a notification that launches the app opens its recipe", arguments: [nil, Mistake.coldNotification])
  func coldNotification(mistake: Mistake?) {
    turnOn(mistake)
    app.launch(notification: "omelette")
    #expect((shown == ["omelette"]) == (mistake == nil))
  }

  @Test("A payload that arrives in the background is shown in a window", arguments: [nil, Mistake.beforeRoot])
  func rootIsThere(mistake: Mistake?) {
    turnOn(mistake)
    app.launch(quickAction: "soup")
    #expect((shown == ["soup"]) == (mistake == nil))
  }

  @Test("A link is opened once, not once more when the scene becomes active", arguments: [nil, Mistake.doubleDelivery])
  func once(mistake: Mistake?) {
    turnOn(mistake)
    app.launch(url: "recipes://open/bread")
    #expect(shown == (mistake == nil ? ["bread"] : ["bread", "bread"]))
  }

  @Test(
    "The screen is restored after the process was killed in the background",
    arguments: [nil, Mistake.stateAtTermination])
  func killed(mistake: Mistake?) {
    turnOn(mistake)
    app.launch(link: "https://recipes.example/soup")
    device.swipeHome()
    device.kill(app)
    app.tapIcon()
    #expect((shown == ["soup"]) == (mistake == nil))
  }

  @Test(
    "The screen is restored after the system disconnected the scene", arguments: [nil, Mistake.stateAtTermination])
  func reclaimed(mistake: Mistake?) {
    turnOn(mistake)
    app.launch(url: "recipes://open/soup")
    device.swipeHome()
    device.reclaim(app.scene("A"))
    app.tapIcon()
    #expect((shown == ["soup"]) == (mistake == nil))
  }

  @Test("Handoff opens its recipe whether the app runs or not", arguments: [false, true])
  func handoff(isRunning: Bool) throws {
    if isRunning { app.tapIcon() }
    let activity = NSUserActivity(activityType: Recipe.activityType)
    activity.userInfo = ["id": "bread"]
    try app.launch(handoff: activity)
    #expect(shown == ["bread"])
  }

  @Test(
    "The environment variable lists the mistakes; unknown names are ignored",
    arguments: [
      (nil, []), ("", []), ("coldURL", [.coldURL]), ("coldNotification, beforeRoot", [.coldNotification, .beforeRoot]),
      ("coldurl,doubleDelivery,,stateAtTermination", [.doubleDelivery, .stateAtTermination]),
    ] as [(String?, [Mistake])])
  func shellVariable(value: String?, mistakes: [Mistake]) {
    #expect(Mistake.named(in: value.map { ["DEEPLINKS_MISTAKES": $0] } ?? [:]) == mistakes)
  }

  /// The recipes pushed onto the list, from the bottom up.
  private var shown: [String] {
    let navigation = app.scene("A").rootViewController as? UINavigationController
    return navigation?.viewControllers.compactMap { ($0 as? RecipeViewController)?.recipe.id } ?? []
  }

  private func turnOn(_ mistake: Mistake?) {
    app.defaults.set([mistake].compactMap { $0?.rawValue }, forKey: Mistake.key)
  }
}
