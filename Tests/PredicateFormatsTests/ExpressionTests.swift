import Foundation
import RuntimeLogging
import SceneSystem
import Selectors
import TestSupport
import Testing

import class PredicateFormats.NSComparisonPredicate
import class PredicateFormats.NSExpression

@Suite("NSExpression and NSComparisonPredicate") struct ExpressionTests {
  private func value(_ format: String, _ object: Any? = nil) -> Any? {
    NSExpression(format: format).expressionValue(with: object, context: nil)
  }

  @Test("A calculator's text is computed: products before sums, whole numbers without a rest, brackets first")
  func calculator() {
    #expect(value("1 + 2 * 3") as? Int == 7)
    #expect(value("(1 + 2) * 3") as? Int == 9)
    #expect(value("25 / 2") as? Int == 12)
    #expect(value("25.0 / 2") as? Double == 12.5)
    #expect(value("-3 - -4") as? Int == 1)
    #expect(value("2 ** 10") as? Double == 1024)
    #expect(value("0.1+0.2") as? Double == 0.1 + 0.2)
    #expect(value("1.0 / 0") as? Double == .infinity)
    #expect((value("7") as? NSNumber)?.stringValue == "7")
    let log = RuntimeLog.capture { #expect(value("1 +") == nil) }
    #expect(
      log.sentences == [
        "The expression \"1 +\" was refused. The format ends where an expression was expected. Its value is nil."
      ])
  }

  /// A random sum of products with its value, computed as it is written.
  private static func formula(depth: Int, _ random: inout SeededGenerator) -> (String, Double) {
    guard depth > 0, random.below(4) > 0 else {
      let number = Double(random.below(90) + 1) / 4
      return ("\(number)", number)
    }
    let (left, right) = (formula(depth: depth - 1, &random), formula(depth: depth - 1, &random))
    switch random.below(4) {
    case 0: return ("(\(left.0) + \(right.0))", left.1 + right.1)
    case 1: return ("(\(left.0) - \(right.0))", left.1 - right.1)
    case 2: return ("\(left.0) * \(right.0)", left.1 * right.1)
    default: return ("(0 - (\(left.0)))", 0 - left.1)
    }
  }

  @Test("Random formulas have the value that Swift computes", arguments: 1...40 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (format, expected) = Self.formula(depth: 6, &random)
      let found = try #require(value(format) as? Double, "seed \(seed): \(format)")
      #expect(abs(found - expected) <= abs(expected) * 1e-12, "seed \(seed): \(format)")
    }
  }

  @Test("Expressions are made in code, and name their parts") func code() {
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "prices")])
    #expect(sum.expressionType == .function && sum.function == "sum:" && sum.arguments?.first?.keyPath == "prices")
    #expect(sum.expressionValue(with: ["prices": [1, 2, 3.5]], context: nil) as? Double == 6.5)
    let variable = NSExpression(forVariable: "x")
    #expect(variable.variable == "x")
    #expect(variable.expressionValue(with: nil, context: NSMutableDictionary(dictionary: ["x": 4])) as? Int == 4)
    #expect(NSExpression(forConstantValue: "a").constantValue as? String == "a")
    #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: "s", context: nil) as? String == "s")
    let list = NSExpression(forAggregate: [NSExpression(forConstantValue: 1), NSExpression(forConstantValue: 2)])
    #expect(list.expressionType == .aggregate && list.expressionValue(with: nil, context: nil) as? [Int] == [1, 2])
    let size = NSExpression(
      forConditional: NSPredicate(format: "SELF > 9"), trueExpression: NSExpression(forConstantValue: "large"),
      falseExpression: NSExpression(forConstantValue: "small"))
    #expect(size.expressionValue(with: 10, context: nil) as? String == "large")
    #expect(size.expressionValue(with: 9, context: nil) as? String == "small")
    for predicate in [NSPredicate(value: true), NSPredicate { _, _ in true }] as [NSPredicate] {
      let yes = NSExpression(
        forConditional: NSCompoundPredicate(andPredicateWithSubpredicates: [predicate]),
        trueExpression: NSExpression(forConstantValue: 1), falseExpression: NSExpression(forConstantValue: 0))
      #expect(yes.expressionValue(with: nil, context: nil) as? Int == 1)
    }
    #expect(NSPredicate(format: "%@ == 6.5", sum).evaluate(with: ["prices": [1, 2, 3.5]]))
    let log = RuntimeLog.capture { #expect(NSExpression(forFunction: "no:", arguments: []).arguments == nil) }
    #expect(log.sentences == ["There is no function no: with 0 arguments. Its value is nil."])
  }

  @Test("A comparison is made of expressions, and keeps its parts") func comparison() {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "AN"),
      modifier: .direct, type: .beginsWith, options: [.caseInsensitive])
    #expect(predicate.evaluate(with: ["name": "Ann"]) && !predicate.evaluate(with: ["name": "Bob"]))
    #expect(predicate.predicateOperatorType == .beginsWith && predicate.options == .caseInsensitive)
    let any = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "ages"), rightExpression: NSExpression(forConstantValue: 17),
      modifier: .any, type: .greaterThan)
    #expect(any.evaluate(with: ["ages": [3, 18]]) && !any.evaluate(with: ["ages": [3, 17]]))
    let both = NSCompoundPredicate(notPredicateWithSubpredicate: any)
    #expect(both.evaluate(with: ["ages": [3]]))
  }
}

@Suite("Sort descriptors with keys") struct SortDescriptorTests {
  private let people: [[String: Any]] = [
    ["name": "bob", "age": 30], ["name": "Ann", "age": 30], ["name": "Cid", "age": NSNull()],
    ["name": "dan", "age": 9],
  ]

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["name"] as? String }
  }

  @Test("Numbers, then texts; nil is first; descending is the other way round") func keys() {
    #expect(
      names(NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true))
        == ["Cid", "dan", "Ann", "bob"])
    #expect(
      names(NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: false))
        == ["bob", "Ann", "dan", "Cid"])
    #expect(
      (["b", "a"] as NSArray).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [String] == [
        "a", "b",
      ])
  }

  @Test("Comparisons of texts by their names, and by a closure") func comparisons() {
    for name in ["caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:", "localizedStandardCompare:"] {
      #expect(
        names(NSSortDescriptor(key: "name", ascending: true, selector: Selector(name))) == ["Ann", "bob", "Cid", "dan"])
    }
    #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: nil)) == ["Ann", "Cid", "bob", "dan"])
    let files = ["file10", "file9"] as NSArray
    let order = NSSortDescriptor(key: "self", ascending: true, selector: Selector("localizedStandardCompare:"))
    #expect(files.sortedArray(using: [order]) as? [String] == ["file9", "file10"])
    let last = NSSortDescriptor(key: "name", ascending: true) { first, second in
      String("\(first)".reversed()).compare(String("\(second)".reversed()))
    }
    #expect(names(last) == ["bob", "Cid", "dan", "Ann"])
  }
}
