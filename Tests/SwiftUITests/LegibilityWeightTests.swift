import SwiftUI
import Testing
import UIKitCore

/// The weight of texts that the user prefers.
@MainActor @Suite struct LegibilityWeightTests {
  struct Name: View {
    @Environment(\.legibilityWeight) var weight
    var body: some View { Text(weight.map { $0 == .bold ? "bold" : "regular" } ?? "none") }
  }

  @Test("Views read the weight of the traits where they are shown, and one that a view sets") func environment() {
    let hosted = Hosted(
      VStack {
        Name(); Name().environment(\.legibilityWeight, nil)
      })
    for (trait, name) in [(UILegibilityWeight.bold, "bold"), (.regular, "regular"), (.unspecified, "none")] {
      hosted.controller.view.traitOverrides.legibilityWeight = trait
      hosted.controller.view.setNeedsLayout()
      hosted.layOut()
      #expect(hosted.texts == [name, "none"])
    }
  }

  @Test("Weights are those of UIKit, which has one for none") func conversions() {
    for weight in [LegibilityWeight.regular, .bold] { #expect(LegibilityWeight(UILegibilityWeight(weight)) == weight) }
    #expect(UILegibilityWeight(LegibilityWeight?.none) == .unspecified && LegibilityWeight(.unspecified) == nil)
  }
}
