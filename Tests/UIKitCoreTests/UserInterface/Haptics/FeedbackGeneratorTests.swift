import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Feedback generators") struct FeedbackGeneratorTests {
  @Test("Every feedback can be prepared and requested, without an effect") func silent() {
    let view = UIView(frame: .zero)
    for style in [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft, .rigid] {
      let impact = UIImpactFeedbackGenerator(style: style)
      impact.prepare()
      impact.impactOccurred()
      impact.impactOccurred(intensity: 0.5)
      UIImpactFeedbackGenerator(style: style, view: view).impactOccurred(at: .zero)
    }
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    let notification = UINotificationFeedbackGenerator()
    for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
      notification.notificationOccurred(type)
    }
    #expect(view.interactions.isEmpty)
  }

  @Test("Raw values are those of Apple's headers") func rawValues() {
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
    #expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue == 2)
  }
}
