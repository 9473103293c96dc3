import Foundation
import Testing

@testable import UIKitCore

/// A trait of an app.
struct ClimateTrait: UITraitDefinition {
  static let defaultValue = "spring"
  static let affectsColorAppearance = true
}

/// A trait whose values cannot be compared.
private struct ClosureTrait: UITraitDefinition {
  static var defaultValue: () -> Int { { 0 } }
}

/// A trait whose values are objects.
private struct ObjectTrait: UITraitDefinition {
  final class Theme {}
  nonisolated(unsafe) static let defaultValue = Theme()
}

extension UITraitCollection {
  var season: String { self[ClimateTrait.self] }
}

extension UIMutableTraits {
  var season: String {
    get { self[ClimateTrait.self] }
    set { self[ClimateTrait.self] = newValue }
  }
}

@Suite("Making trait collections") @MainActor struct TraitCollectionCreationTests {
  /// A collection with one trait, and that trait.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let traits: UITraitCollection
    let trait: any (UITraitDefinition & SendableMetatype).Type

    static let all: [Row] = [
      Row(testDescription: "idiom", traits: .init(userInterfaceIdiom: .pad), trait: UITraitUserInterfaceIdiom.self),
      Row(testDescription: "style", traits: .init(userInterfaceStyle: .dark), trait: UITraitUserInterfaceStyle.self),
      Row(
        testDescription: "horizontal", traits: .init(horizontalSizeClass: .compact),
        trait: UITraitHorizontalSizeClass.self),
      Row(
        testDescription: "vertical", traits: .init(verticalSizeClass: .regular), trait: UITraitVerticalSizeClass.self),
      Row(testDescription: "scale", traits: .init(displayScale: 2), trait: UITraitDisplayScale.self),
      Row(testDescription: "focus", traits: .init(activeAppearance: .active), trait: UITraitActiveAppearance.self),
      Row(testDescription: "level", traits: .init(userInterfaceLevel: .base), trait: UITraitUserInterfaceLevel.self),
      Row(
        testDescription: "direction", traits: .init(layoutDirection: .rightToLeft), trait: UITraitLayoutDirection.self),
      Row(
        testDescription: "text size", traits: .init(preferredContentSizeCategory: .small),
        trait: UITraitPreferredContentSizeCategory.self),
      Row(testDescription: "weight", traits: .init(legibilityWeight: .bold), trait: UITraitLegibilityWeight.self),
      Row(
        testDescription: "contrast", traits: .init(accessibilityContrast: .high),
        trait: UITraitAccessibilityContrast.self),
      Row(
        testDescription: "force", traits: .init(forceTouchCapability: .available),
        trait: UITraitForceTouchCapability.self),
      Row(testDescription: "gamut", traits: .init(displayGamut: .P3), trait: UITraitDisplayGamut.self),
      Row(testDescription: "range", traits: .init(imageDynamicRange: .high), trait: UITraitImageDynamicRange.self),
      Row(
        testDescription: "language", traits: .init(typesettingLanguage: Locale.Language(identifier: "th")),
        trait: UITraitTypesettingLanguage.self),
      Row(
        testDescription: "capture", traits: .init(sceneCaptureState: .inactive), trait: UITraitSceneCaptureState.self),
    ]
  }

  @Test("An initialiser for one trait leaves the others unspecified", arguments: Row.all) func single(row: Row) {
    let empty = UITraitCollection()
    for other in Row.all {
      #expect(
        row.traits.differs(from: empty, in: [other.trait]) == (other.testDescription == row.testDescription),
        "\(other.testDescription)")
    }
    #expect(row.traits.containsTraits(in: empty) && !empty.containsTraits(in: row.traits))
  }

  @Test("Merged collections have the traits of all, and of one trait the last value that is specified") func merged() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
    #expect(UITraitCollection(traitsFrom: Row.all.map(\.traits)).containsTraits(in: Row.all[9].traits))
  }

  @Test("A closure sets several traits, also those of the app") func mutations() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.preferredContentSizeCategory = .extraLarge
      traits.layoutDirection = .rightToLeft
      traits.season = "autumn"
    }
    #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.layoutDirection == .rightToLeft && traits.season == "autumn")
    let later = traits.modifyingTraits { traits in
      #expect(traits.season == "autumn")
      traits.season = "winter"
    }
    #expect(later.season == "winter" && later.userInterfaceStyle == .dark && traits.season == "autumn")
    #expect(traits.replacing(ClimateTrait.self, value: "summer").season == "summer")
    #expect(traits.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
  }

  @Test("A copy is the same object, because collections are immutable") func copies() {
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits.copy() as AnyObject === traits)
  }
}

@Suite("Traits of apps") @MainActor struct CustomTraitTests {
  @Test("A trait that is not set has its default, and its names are those of its type") func defaults() {
    #expect(UITraitCollection().season == "spring" && UITraitCollection.current[ClimateTrait.self] == "spring")
    #expect(ClimateTrait.name == "ClimateTrait" && ClimateTrait.identifier == "UIKitCoreTests.ClimateTrait")
    #expect(!ClosureTrait.affectsColorAppearance && ClimateTrait.affectsColorAppearance)
  }

  @Test("Collections differ by the values of the app's traits") func equality() {
    let (autumn, winter) = (season("autumn"), season("winter"))
    #expect(autumn != winter && autumn == season("autumn") && autumn.hash == season("autumn").hash)
    #expect(autumn != UITraitCollection())
    #expect(autumn.differs(from: winter, in: [ClimateTrait.self]))
    #expect(!autumn.differs(from: winter, in: [UITraitUserInterfaceStyle.self]))
    #expect(!season("spring").differs(from: UITraitCollection(), in: [ClimateTrait.self]), "the default, once set")
    #expect(UITraitCollection(traitsFrom: [autumn, winter]).season == "winter")
    #expect(autumn.containsTraits(in: season("autumn")) && !autumn.containsTraits(in: winter))
  }

  @Test("Values without a comparison are equal as the same objects, and otherwise always differ") func comparison() {
    let theme = ObjectTrait.Theme()
    func themed(_ theme: ObjectTrait.Theme) -> UITraitCollection { UITraitCollection { $0[ObjectTrait.self] = theme } }
    #expect(themed(theme) == themed(theme) && themed(theme) != themed(ObjectTrait.Theme()))
    let closure = UITraitCollection { $0[ClosureTrait.self] = { 1 } }
    #expect(closure[ClosureTrait.self]() == 1)
    #expect(closure != UITraitCollection { $0[ClosureTrait.self] = { 1 } })
  }

  private func season(_ season: String) -> UITraitCollection { UITraitCollection { $0.season = season } }
}

@Suite("Colours and current traits") @MainActor struct ColorAppearanceTests {
  @Test("The color appearance differs by style, level, contrast, gamut and the app's traits that affect colours")
  func differences() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    let changes: [(UITraitCollection, Bool)] = [
      (base.replacing(style: .dark), true), (base.replacing(level: .elevated), true),
      (base.replacing(UITraitAccessibilityContrast.self, value: .high), true),
      (base.replacing(UITraitDisplayGamut.self, value: .P3), true),
      (base.replacing(ClimateTrait.self, value: "x"), true),
      (base.replacing(horizontal: .compact), false), (base.replacing(displayScale: 5), false),
      (base.replacing(ClosureTrait.self, value: { 3 }), false), (base, false),
    ]
    for (index, (traits, differs)) in changes.enumerated() {
      #expect(base.hasDifferentColorAppearance(comparedTo: traits) == differs, "\(index)")
      #expect(traits.hasDifferentColorAppearance(comparedTo: base) == differs, "\(index)")
    }
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    let named = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(named.contains { $0 == UITraitUserInterfaceStyle.self })
    let affecting = named.filter { $0.affectsColorAppearance }
    #expect(affecting.count == named.count)
    #expect(UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self })
  }

  @Test("A closure runs with a collection as the current one, also nested, and the previous one returns") func current()
  {
    let before = UITraitCollection.current
    let (dark, compact) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact)
    )
    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      compact.performAsCurrent { #expect(UITraitCollection.current === compact) }
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current === before)
  }
}
