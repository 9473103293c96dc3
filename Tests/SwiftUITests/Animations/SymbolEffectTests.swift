import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Effects of symbols.
@MainActor @Suite struct SymbolEffectTests {
  private func pose(_ effect: NamedSymbolEffect, at time: Double, speed: Double = 1, count: Int = 1) -> SymbolPose {
    KeyframeTimeline(SymbolPose(), effect.way(speed: speed, count: count)).value(time: time)
  }

  @Test("A symbol that bounces becomes larger, or smaller, and is as before at the end")
  func bounce() {
    #expect(pose(.bounce, at: 0.2).scale == 1.2)
    #expect(pose(.bounce.down, at: 0.2).scale == 0.8)
    #expect(pose(.bounce, at: 0.7) == SymbolPose())
    #expect(pose(.bounce, at: 0.1, speed: 2).scale == 1.2)
  }

  @Test("A symbol that pulses fades and comes back, and one that rotates turns once each time")
  func others() {
    #expect(abs(pose(.pulse, at: 0.5).opacity - 0.4) < 1e-9)
    #expect(pose(.variableColor.iterative, at: 2).opacity == 1)
    #expect(abs(pose(.rotate, at: 0.5).degrees - 180) < 0.01)
    #expect(pose(.rotate.counterClockwise, at: 0.25).degrees < 0)
    #expect(abs(pose(.rotate, at: 1.5, count: 2).degrees - 180) < 0.01)
    #expect(KeyframeTimeline(SymbolPose(), NamedSymbolEffect.breathe.way(speed: .nan, count: -3)).duration == 1.6)
  }

  private func scales(_ hosted: Hosted<some View>) -> [CGFloat] {
    hosted.all(EffectView.self).map { ($0.transform.a * 100).rounded() / 100 }.filter { $0 != 1 }
  }

  @Test("An effect that stays is shown as long as it is active, unless effects are removed")
  func steady() {
    let image = Image(systemName: "star")
    #expect(scales(Hosted(image.symbolEffect(.scale.up))) == [1.2])
    #expect(scales(Hosted(image.symbolEffect(.scale.down, isActive: false))) == [])
    #expect(scales(Hosted(image.symbolEffect(.scale).symbolEffectsRemoved())) == [])
  }

  @Test("Where nobody advances the time, a symbol stays as it is")
  func withoutTime() {
    struct Star: View {
      @State private var count = 0
      var body: some View {
        Image(systemName: "star").symbolEffect(.bounce, options: .repeat(3), value: count)
        Button("add") { count += 1 }
      }
    }
    let hosted = Hosted(Star())
    hosted.press("add")
    #expect(scales(hosted) == [])
  }
}
