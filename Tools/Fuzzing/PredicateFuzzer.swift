import Foundation
import RuntimeLogging
import ScenePredicates
import SceneSystem
@_spi(Runtime) import UIKitCore

/// Format strings of predicates: read or rejected with a reason, and a predicate that was read can be evaluated with any string.
struct PredicateFuzzer: Fuzzer {
  let name = "predicate"

  private static let words = [
    "SELF", "self", "==", "=", "!=", "<>", "<", "<=", "=<", ">", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "IN",
    "MATCHES", "AND", "OR", "NOT", "&&", "||", "!", "(", ")", "{", "}", ",", "[c]", "[cd]", "[x]", "[", "]", "%@", "%K",
    "%d",
    "'a'", "\"b\"", "'a*?b'", "'\u{301}a'", "\"\\n\\\\\"", "'", "\"", "\\", "nil", "NULL", "ANY", "TRUEPREDICATE",
    "FALSEPREDICATE", "name.length", "1", "-2.5", "f(", "count(", "SUBQUERY(", "TERNARY(", "$x", "**", "+", "[FIRST]",
    "BETWEEN", "NONE", "@count", ".@sum.a", "é", "\u{301}", "👩‍👩‍👧", "\u{0}", " ", "\t",
  ]
  private static let subjects = ["", "a", "b", "a*?b", "note/7", "É\u{301}漢👍", "\u{301}", "\n"]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.below(40) == 0 { return Array(String(repeating: random.any(["(", "NOT ", "!"]), count: 3000).utf8) }
    if random.below(3) == 0 {
      let format = "SELF \(random.any(["==", "BEGINSWITH[cd]", "LIKE", "!="])) 'note/7*' OR NOT (SELF IN {'a', \"b\"})"
      return Mutation.damaged(Array(format.utf8), &random)
    }
    let separator = random.any([" ", ""])
    return Array((0..<random.below(14)).map { _ in random.any(Self.words) }.joined(separator: separator).utf8)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    let format = String(decoding: input, as: UTF8.self)
    let arguments: [Any] = ["note", ["a", "b"], 7]
    let (predicate, sentences) = RuntimeLog.capture { NSPredicate(format: format, argumentArray: arguments) }
    guard sentences.count <= 1, sentences.allSatisfy({ $0.hasSuffix("The predicate is false.") }) else {
      throw FuzzFailure("The format was refused without one whole sentence in the log.")
    }
    let (results, _) = RuntimeLog.capture { Self.subjects.map { predicate.evaluate(with: $0) } }
    guard sentences.isEmpty || !results.contains(true) else { throw FuzzFailure("The format was refused and is true.") }
    guard let condition = try? ContentPredicate(predicate) else { return }
    guard sentences.isEmpty else { throw FuzzFailure("The format was taken and refused.") }
    for subject in Self.subjects where condition.evaluate(with: subject) != predicate.evaluate(with: subject) {
      throw FuzzFailure("The predicate and its condition do not agree about \(String(reflecting: subject)).")
    }
  }
}
