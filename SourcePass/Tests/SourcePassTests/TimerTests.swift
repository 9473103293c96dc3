import Foundation
import Testing

@testable import SourcePass

@Suite("New timers")
struct TimerTests {
  @Test("A timer of Foundation fires when its interval is over: its label is another one of the same length")
  func labels() {
    let copy = Copies.of(
      """
      let one = Timer(timeInterval: 1, repeats: true) { _ in }
      let two = Foundation.Timer.init(timeInterval: 2, repeats: false, block: { _ in })
      let three = Timer.init(
        timeInterval: 3, repeats: true) { timer in
          _ = Timer(timeInterval: 4, repeats: false) { _ in }
        }
      """, modules: ["UIKit"])
    #expect(copy.contains("let one = Timer(waitInterval: 1, repeats: true) { _ in }"))
    #expect(copy.contains("let two = Foundation.Timer.init(waitInterval: 2, repeats: false, block: { _ in })"))
    #expect(copy.contains("  waitInterval: 3, repeats: true) { timer in"))
    #expect(copy.contains("    _ = Timer(waitInterval: 4, repeats: false) { _ in }"))
  }

  @Test("Other initializers and functions, and a module with a type Timer of its own, stay as they are")
  func others() {
    let calls = """
      let one = Timer(fire: .now, interval: 1, repeats: true) { _ in }
      let two = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
      let three = Game.Timer(timeInterval: 1, repeats: true) { _ in }
      let four = timer(timeInterval: 1, repeats: true) { _ in }
      """
    #expect(!Copies.of(calls, modules: ["UIKit"]).contains("waitInterval"))
    let own = "struct Timer { init(timeInterval: Double, repeats: Bool, block: () -> Void) {} }\n"
    #expect(
      !Copies.of(own + "let one = Timer(timeInterval: 1, repeats: true) {}", modules: ["UIKit"]).contains(
        "waitInterval"))
  }
}
