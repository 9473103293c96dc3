import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

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
    var random = Seeded(seed: seed)
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

  private static func condition(depth: Int, using random: inout Seeded) -> ContentPredicate {
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
