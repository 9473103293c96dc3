import Testing
import UIKitCore

@testable import SceneTesting

/// The causes of a black scene.
@MainActor @Suite("Expectations about a scene's content") struct ContentAssertionTests {
  private func problem(_ delegate: (any UISceneDelegate.Type)?) throws -> String? {
    let app = try Device().install(
      SampleAppDelegate.self, manifest: .scenes([.init(delegate: delegate.map { $0 as AnyClass })]))
    app.tapIcon()
    return ContentCheck.problem(app.scene())
  }

  @Test("A visible window with a controller passes")
  func passes() throws { #expect(try problem(SampleSceneDelegate.self) == nil) }

  @Test("No delegate, no window, a hidden and an empty window have different messages")
  func reasons() throws {
    #expect(try problem(nil)?.contains("The scene has no delegate that could make one") == true)
    #expect(try problem(AsyncSceneDelegate.self)?.contains("Make it with UIWindow(windowScene:)") == true)
    #expect(try problem(HiddenSceneDelegate.self)?.contains("it is hidden: call makeKeyAndVisible()") == true)
    #expect(try problem(EmptySceneDelegate.self) == "The window of scene A has no root view controller.")
  }

  @Test("Without a scene the expectation fails")
  func noScene() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    withKnownIssue { expectContent(in: app.scene()) }
  }
}

final class HiddenSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
  }
}

final class EmptySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.makeKeyAndVisible()
  }
}
