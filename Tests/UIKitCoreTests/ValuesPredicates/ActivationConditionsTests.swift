import Foundation
import RuntimeLogging
import ScenePredicates
import SceneSystem
import Testing

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
