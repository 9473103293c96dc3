import Foundation
import SceneTesting
import SwiftUI
import Testing

final class PlainDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Journal.lines.append("configuration")
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = TripSceneDelegate.self
    return configuration
  }
}

final class TripSceneDelegate: UIResponder, UIHostingSceneDelegate {
  static var rootScene: some Scene {
    WindowGroup { Stored() }
    WindowGroup(id: "number", for: Int.self) { $number in Text("number \(number ?? 0)") }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { Journal.lines.append("active") }
}

private struct Stored: View {
  @SceneStorage("count") private var count = 0
  var body: some View {
    Text("count \(count)").onOpenURL { _ in count += 1 }
  }
}

/// Scenes of an app delegate's app whose windows are declared as a scene of SwiftUI.
@MainActor @Suite(.serialized) struct HostingSceneDelegateTests {
  private func labels(_ scene: SceneUnderTest) -> [String] {
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    return scene.rootViewController?.viewIfLoaded.map(texts) ?? []
  }

  @Test("A scene of such a delegate shows the root scene, its delegate is called, and its values are stored")
  func rootScene() throws {
    _ = Journal.take()
    let device = Device(.phone)
    let app = try device.install(PlainDelegate.self, manifest: .scenes([], multiple: true).urlSchemes("trips"))
    app.tapIcon()
    #expect(Journal.take() == ["configuration", "active"])
    #expect(labels(app.scene("A")) == ["count 0"])
    app.launch(url: "trips://rome")
    #expect(labels(app.scene("A")) == ["count 1"])
    device.kill(app)
    app.tapIcon()
    #expect(labels(app.scene("A")) == ["count 1"])
  }

  @Test("Z-07: a request for a hosting delegate opens its window without asking the app delegate for a configuration")
  func request() throws {
    let device = Device(.pad)
    let app = try device.install(PlainDelegate.self, manifest: .scenes([], multiple: true))
    app.tapIcon()
    _ = Journal.take()
    app.perform { application in
      guard
        let request = UISceneSessionActivationRequest(
          hostingDelegateClass: TripSceneDelegate.self, id: "number", value: 7)
      else { return }
      application.activateSceneSession(for: request)
    }
    #expect(labels(app.scene("B")) == ["number 7"])
    #expect(!Journal.take().contains("configuration"))
  }
}
