import Foundation
import SceneTesting
import SwiftUI

/// An app that shows one view, which a test sets.
struct StageApp: App {
  @MainActor static var content: () -> AnyView = { AnyView(EmptyView()) }

  init() {}

  var body: some Scene {
    let content = StageApp.content
    WindowGroup { content() }
  }

  /// A scene that shows a view, on a device of its own.
  @MainActor static func show(
    _ profile: DeviceProfile = .phone, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> SceneUnderTest {
    StageApp.content = { AnyView(content()) }
    let app = try Device(profile).install(StageApp.self, manifest: .none)
    app.tapIcon()
    return app.scene("A")
  }
}
