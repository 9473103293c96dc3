import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var title: String = "none"
  @Entry var number = 7
  @Entry var choice: [String: (Int) -> Int] = [:]
}

#Preview { Text("a") }

#Preview("Named", traits: .landscapeLeft) {
  VStack { Text("b") }
}

#Preview {
  @Previewable @State var isOn = false
  return Text(isOn ? "on" : "off")
}

/// The macros of SwiftUI.
@Suite struct MacroTests {
  @Test("@Entry makes a value of the environment with its default")
  func entry() {
    var values = EnvironmentValues()
    #expect(values.title == "none" && values.number == 7 && values.choice.isEmpty)
    values.title = "Trips"
    values.number += 1
    #expect(values.title == "Trips" && values.number == 8)
  }
}
