import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(Runtime) import UIKitCore

/// The phases of the transition that blurs.
@MainActor @Suite struct BlurReplaceTests {
  /// The blur, the scale and the opacity of a text in a phase.
  private func shown(_ configuration: BlurReplaceTransition.Configuration, _ phase: TransitionPhase) -> [CGFloat] {
    let hosted = Hosted(BlurReplaceTransition(configuration: configuration).apply(content: Text("a"), phase: phase))
    let effects = hosted.all(EffectView.self)
    return [
      CGFloat(effects.map(\.effects.blurRadius).max() ?? 0), effects.map(\.transform.a).first { $0 != 1 } ?? 1,
      hosted.all(UIView.self).map(\.alpha).min() ?? 1,
    ]
  }

  @Test("A view that is there is as without the transition") func identity() {
    #expect(shown(.downUp, .identity) == [0, 1, 1] && shown(.upUp, .identity) == [0, 1, 1])
  }

  @Test("A view that appears grows; one that disappears shrinks, or grows on") func scales() {
    #expect(shown(.downUp, .willAppear) == shown(.downUp, .didDisappear))
    let (before, after) = (shown(.upUp, .willAppear), shown(.upUp, .didDisappear))
    #expect(before[0] > 0 && before[1] < 1 && before[2] == 0)
    #expect(after[0] > 0 && after[1] > 1 && after[2] == 0)
  }

  @Test("The transition is written as in Apple's documentation") func shapes() {
    _ = Text("a").transition(.blurReplace).transition(.blurReplace(.upUp)).transition(
      .blurReplace.combined(with: .opacity))
    #expect(BlurReplaceTransition(configuration: .downUp).configuration == .downUp)
  }
}
