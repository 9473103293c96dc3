import Foundation
import Testing

@testable import Selectors

@Suite("Timers without a time") struct EmptyTimerTests {
  @Test("A timer without arguments is not valid, and can be replaced") func empty() {
    var timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { _ in }
    #expect(timer.isValid)
  }
}
