import Foundation
import RuntimeLogging
import ScenePredicates
import SceneSystem
import Testing
import TestSupport

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("UISceneActivationConditions") struct ActivationConditionsTests {
  let conditions = UISceneActivationConditions()

  @Test("E-10: by default a scene can show everything and prefers nothing") func defaults() {
    #expect(conditions.conditions == ActivationConditions())
    #expect(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "x"))
    #expect(!conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "x"))
  }

  @Test("E-10: predicates reach the system as values") func formats() {
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == %@", "note:1")
    #expect(
      conditions.conditions
        == ActivationConditions(canActivate: .value(false), prefersToActivate: .comparison(.equal, "note:1", [])))
  }

  @Test("compounds of predicates are supported") func compounds() throws {
    let first = NSPredicate(format: "SELF == 'a'")
    let second = NSPredicate(format: "SELF == 'b'")
    let a = ContentPredicate.comparison(.equal, "a", [])
    let b = ContentPredicate.comparison(.equal, "b", [])
    #expect(try ContentPredicate(NSCompoundPredicate(andPredicateWithSubpredicates: [first, second])) == .and([a, b]))
    #expect(try ContentPredicate(NSCompoundPredicate(orPredicateWithSubpredicates: [first, second])) == .or([a, b]))
    #expect(try ContentPredicate(NSCompoundPredicate(notPredicateWithSubpredicate: first)) == .not(a))
    #expect(try ContentPredicate(NSPredicate(value: true)) == .value(true))
  }

  @Test("a copied predicate evaluates equally") func copies() throws {
    let copy = try #require(NSPredicate(format: "SELF == 'a'").copy() as? NSPredicate)
    #expect(try ContentPredicate(copy) == .comparison(.equal, "a", []))
  }

  @Test("a predicate based on a block is refused with UIKit's reason, and the condition is not changed") func blocks() {
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == 'a'")
    let before = conditions.conditions
    let log = RuntimeLog.capture {
      conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { object, _ in
        object as? String == "b"
      }
      conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate { _, _ in true }
    }
    #expect(conditions.conditions == before)
    #expect(conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
    #expect(log.sentences.count == 2)
    #expect(log.sentences.allSatisfy { $0.contains("may not be based on a block or a selector") })
  }

  @Test("a block that evaluates a format predicate is still a block") func disguise() {
    let inner = NSPredicate(format: "SELF == 'a'")
    let negated = NSPredicate { object, _ in !inner.evaluate(with: object) }
    let doubled = NSPredicate { object, _ in inner.evaluate(with: object) && inner.evaluate(with: object) }
    #expect(throws: PredicateConversionError.self) { try ContentPredicate(negated) }
    #expect(throws: PredicateConversionError.self) { try ContentPredicate(doubled) }
  }

  @Test("an app's block that expects a text does not trap") func blockSeesText() {
    let predicate = NSPredicate { object, _ in (object as! String).isEmpty }
    #expect(throws: PredicateConversionError.self) { try ContentPredicate(predicate) }
  }

  @Test("MATCHES is refused as an activation condition, and the condition is not changed") func matches() {
    let log = RuntimeLog.capture {
      conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF MATCHES 'a.*'")
    }
    #expect(conditions.conditions == ActivationConditions())
    #expect(log.sentences.last?.hasPrefix("The activation condition was not set.") == true)
    #expect(log.sentences.last?.contains("may not use MATCHES") == true)
  }

  @Test("a subclass and a compound nested too deep are refused") func strange() {
    final class Own: NSPredicate {}
    #expect(throws: PredicateConversionError.self) { try ContentPredicate(Own(block: { _, _ in true })) }
    var deep = NSPredicate(format: "SELF == 'a'")
    for _ in 0..<200 { deep = NSCompoundPredicate(notPredicateWithSubpredicate: deep) }
    #expect(throws: PredicateConversionError.self) { try ContentPredicate(deep) }
  }

  @Test("conditions from the system are converted back to predicates") func fromSystem() {
    let system = ActivationConditions(
      canActivate: .comparison(.beginsWith, "note:", []), prefersToActivate: .isIn(["note:1"], []))
    let made = UISceneActivationConditions(system)
    #expect(made.conditions == system)
    #expect(made.canActivateForTargetContentIdentifierPredicate.evaluate(with: "note:2"))
    #expect(!made.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "note:2"))
  }
}

@MainActor @Suite("Activation conditions that are sent to the system") struct ConditionPublishingTests {
  typealias Property = ReferenceWritableKeyPath<UISceneActivationConditions, NSPredicate>

  let conditions = UISceneActivationConditions()

  @Test("E-10: each predicate sets its own part of the conditions in the system, and keeps the other")
  func halves() {
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF BEGINSWITH 'a'")
    #expect(conditions.conditions == ActivationConditions(canActivate: .comparison(.beginsWith, "a", [])))
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    #expect(
      conditions.conditions
        == ActivationConditions(canActivate: .comparison(.beginsWith, "a", []), prefersToActivate: .value(true)))
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    #expect(conditions.conditions == ActivationConditions(prefersToActivate: .value(true)))
  }

  @Test("a change is counted once when it is accepted, and not when it is refused")
  func counting() {
    let before = UISceneActivationConditions.changes
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == 'a'")
    #expect(UISceneActivationConditions.changes == before + 1)
  }

  final class Own: NSPredicate {}

  @Test("a refused predicate changes neither the properties nor the published conditions, and logs the reason")
  func refused() {
    let good = NSPredicate(format: "SELF == 'kept'")
    let refused: [(NSPredicate, String)] = [
      (NSPredicate(block: { _, _ in true }), "The predicate is based on a block."),
      (Own(block: { _, _ in true }), "The predicate is of the class Own."),
      (
        NSCompoundPredicate(andPredicateWithSubpredicates: [good, NSPredicate(block: { _, _ in false })]),
        "The predicate is based on a block."
      ),
      (
        RuntimeLog.capture { NSPredicate(format: "name == 'x'") }.result,
        "The predicate format \"name == 'x'\" was refused. name is a key path."
      ),
    ]
    let properties: [Property] = [
      \.canActivateForTargetContentIdentifierPredicate, \.prefersToActivateForTargetContentIdentifierPredicate,
    ]
    for property in properties {
      conditions[keyPath: property] = good
      let published = conditions.conditions
      for (predicate, reason) in refused {
        let log = RuntimeLog.capture { conditions[keyPath: property] = predicate }
        #expect(conditions.conditions == published)
        #expect(conditions[keyPath: property] === good)
        #expect(log.sentences.count == 1)
        #expect(log.sentences.first?.hasPrefix("The activation condition was not set. \(reason) ") == true)
      }
      // And the property still works.
      conditions[keyPath: property] = NSPredicate(value: false)
      #expect(conditions.conditions != published)
    }
  }

  @Test("nested compounds are published as they are built")
  func compounds() throws {
    let a = NSPredicate(format: "SELF == 'a'")
    let b = NSPredicate(format: "SELF LIKE[c] 'b*'")
    let inner = NSCompoundPredicate(orPredicateWithSubpredicates: [a, b])
    let outer = NSCompoundPredicate(
      andPredicateWithSubpredicates: [inner, NSCompoundPredicate(notPredicateWithSubpredicate: a)])
    conditions.prefersToActivateForTargetContentIdentifierPredicate = outer
    let equal = ContentPredicate.comparison(.equal, "a", [])
    let like = ContentPredicate.comparison(.like, "b*", .caseInsensitive)
    #expect(conditions.conditions.prefersToActivate == .and([.or([equal, like]), .not(equal)]))
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSCompoundPredicate(
      andPredicateWithSubpredicates: [])
    #expect(conditions.conditions.prefersToActivate.evaluate(with: "anything"))
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSCompoundPredicate(
      orPredicateWithSubpredicates: [])
    #expect(!conditions.conditions.prefersToActivate.evaluate(with: "anything"))
  }

  @Test("random conditions are encoded and decoded equal", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let system = ActivationConditions(
        canActivate: Self.condition(depth: 3, using: &random),
        prefersToActivate: Self.condition(depth: 3, using: &random))
      let app = UISceneActivationConditions(system)
      #expect(app.conditions == system, "seed \(seed)")
      let copy = UISceneActivationConditions()
      copy.canActivateForTargetContentIdentifierPredicate = app.canActivateForTargetContentIdentifierPredicate
      copy.prefersToActivateForTargetContentIdentifierPredicate =
        app.prefersToActivateForTargetContentIdentifierPredicate
      #expect(copy.conditions == system, "seed \(seed)")
    }
  }

  private static func condition(depth: Int, using random: inout SeededGenerator) -> ContentPredicate {
    switch random.below(depth > 0 ? 6 : 3) {
    case 0: .value(random.below(2) == 0)
    case 1: .isIn(["a", "\"b\"", "é*"], random.below(2) == 0 ? [] : .diacriticInsensitive)
    case 2: .comparison(random.below(2) == 0 ? .like : .lessThan, "a?\\", random.below(2) == 0 ? [] : .caseInsensitive)
    case 3: .not(condition(depth: depth - 1, using: &random))
    case 4: .and((0...random.below(3)).map { _ in condition(depth: depth - 1, using: &random) })
    default: .or((0...random.below(3)).map { _ in condition(depth: depth - 1, using: &random) })
    }
  }
}
