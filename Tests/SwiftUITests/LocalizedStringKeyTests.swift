import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

@Suite struct LocalizedStringKeyTests {
  @Test("A key has the specifiers of its values, which are in their places in the text")
  func interpolation() {
    let (name, count) = ("Ann", 3)
    let key: LocalizedStringKey = "\(name) has \(count) notes, \(50.5, specifier: "%.1f")% read"
    #expect(key.key == "%@ has %lld notes, %.1f%% read")
    #expect(key.text() == "Ann has 3 notes, 50.5% read")
  }

  @Test("A literal without values is the key as it is, with its percent signs")
  func literals() {
    #expect(LocalizedStringKey("100 %").text() == "100 %")
    let key: LocalizedStringKey = "50 % of it"
    #expect(key.text() == "50 % of it")
  }

  @Test("Whole numbers are written as in the environment's locale")
  func numbers() {
    let text = Text("\(2024) and \(999)")
    func string(_ environment: EnvironmentValues) -> String { text.runs(in: environment).map(\.text).joined() }
    var environment = EnvironmentValues()
    #expect(string(environment) == "2,024 and 999")
    environment.locale = Locale(identifier: "de_DE")
    #expect(string(environment) == "2.024 and 999")
    environment.locale = Locale(identifier: "ar_EG")
    #expect(string(environment) == "٢٬٠٢٤ and ٩٩٩")
    #expect(LocalizedStringKey("\(2024)").text() == "2,024")
  }
}
