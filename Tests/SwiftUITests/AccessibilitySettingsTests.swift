import Foundation
import SwiftUI
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

private struct Reader: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View { Text("\(reducesMotion ? "still" : "moving"), \(contrast == .increased ? "high" : "usual")") }
}

/// Motion and contrast in the environment.
@MainActor @Suite(.serialized) struct AccessibilitySettingsTests {
  @Test("Views find the user's settings, and are brought up to date when these change") func settings() {
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    process.enter {
      let hosted = Hosted(Reader())
      #expect(hosted.texts == ["moving, usual"])
      process.accessibilitySettings.reducesMotion = true
      hosted.controller.view.setNeedsLayout()
      hosted.layOut()
      #expect(hosted.texts == ["still, usual"])
      hosted.controller.view.traitOverrides.accessibilityContrast = .high
      hosted.controller.view.setNeedsLayout()
      hosted.layOut()
      #expect(hosted.texts == ["still, high"])
    }
  }
}
