import Foundation
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("What activation conditions publish") struct ConditionPublishingTests {
  typealias Property = ReferenceWritableKeyPath<UISceneActivationConditions, NSPredicate>

  let conditions = UISceneActivationConditions()

  @Test("E-10: each predicate reaches its own half of what the system holds, and the other half stays")
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

  @Test("a change is counted once when it is taken, and not at all when it is refused")
  func counting() {
    let before = UISceneActivationConditions.changes
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == 'a'")
    #expect(UISceneActivationConditions.changes == before + 1)
  }

  final class Own: NSPredicate {}

  @Test("a predicate that is refused leaves both properties and the published conditions as they were, and says why")
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
      // And the property goes on working.
      conditions[keyPath: property] = NSPredicate(value: false)
      #expect(conditions.conditions != published)
    }
  }

  @Test("compounds of compounds are published as they are built")
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
    #expect(conditions.conditions.prefersToActivate.accepts("anything"))
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSCompoundPredicate(
      orPredicateWithSubpredicates: [])
    #expect(!conditions.conditions.prefersToActivate.accepts("anything"))
  }

  @Test("random conditions survive the way to the system and back", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = Seeded(seed: seed)
    for _ in 0..<20 {
      let system = ActivationConditions(
        canActivate: RandomPredicates.condition(depth: 3, using: &random),
        prefersToActivate: RandomPredicates.condition(depth: 3, using: &random))
      let app = UISceneActivationConditions(system)
      #expect(app.conditions == system, "seed \(seed)")
      let copy = UISceneActivationConditions()
      copy.canActivateForTargetContentIdentifierPredicate = app.canActivateForTargetContentIdentifierPredicate
      copy.prefersToActivateForTargetContentIdentifierPredicate =
        app.prefersToActivateForTargetContentIdentifierPredicate
      #expect(copy.conditions == system, "seed \(seed)")
    }
  }
}
