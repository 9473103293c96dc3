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
}
