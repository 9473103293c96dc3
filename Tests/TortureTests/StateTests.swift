import Testing
import TortureState

@Suite("The states of make torture")
struct StateTests {
  private let whole = TortureState(counter: 5, window: "A", together: ["A", "B"])

  @Test("An unchanged state is valid, whatever its number", arguments: 0..<200)
  func isWhole(counter: Int) {
    #expect(TortureState(counter: counter, window: "A", together: []).flaw == nil)
  }

  @Test("Every part is checked: another number, window, group or byte is detected")
  func everyPart() {
    var states = Array(repeating: whole, count: 5)
    states[0].counter = 6
    states[1].window = "B"
    states[2].together = ["A"]
    states[3].payload[17] ^= 1
    states[4].payload.removeLast()
    for state in states { #expect(state.flaw == "its checksum does not hold") }
  }

  @Test("Another save's payload under a right checksum is detected as well")
  func otherPayload() {
    let other = TortureState(counter: 6, window: "A", together: [])
    var forged = TortureState(counter: 5, window: "A", together: [])
    forged.payload = other.payload
    forged = TortureState(
      counter: 5, window: "A", together: [], payload: forged.payload, checksum: forged.sumOfEverything)
    #expect(forged.flaw == "its payload is not the one of save 5")
  }

  @Test("Payloads differ between saves and between windows, and some fill many pages")
  func payloads() {
    let states = (0..<200).map { TortureState(counter: $0, window: "A", together: []) }
    #expect(Set(states.map(\.payload)).count == 200)
    #expect(TortureState(counter: 5, window: "B", together: []).payload != whole.payload)
    #expect(states.contains { $0.payload.count > 50_000 } && states.contains { $0.payload.count < 4096 })
  }
}
