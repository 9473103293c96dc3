import Foundation
import PredicateFormats
import RuntimeLogging
import ScenePredicates
import SceneSystem
import Testing
import TestSupport

@_spi(Runtime) @testable import UIKitCore

@Suite("Formats of predicates as activation conditions (E-10)") struct PredicateFormatTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let format: String
    let accepted: [String]
    let refused: [String]
    init(_ format: String, _ accepted: [String], _ refused: [String] = []) {
      self.format = format
      self.accepted = accepted
      self.refused = refused
    }
    var testDescription: String { format }
  }

  @Test(
    "E-10: a format that UIKit allows is parsed and evaluated as documented",
    arguments: [
      Example("SELF == 'a'", ["a"], ["b", "A"]),
      Example("SELF = \"a\"", ["a"], ["b"]),
      Example("self == 'a'", ["a"], ["b"]),
      Example("'a' == SELF", ["a"], ["b"]),
      Example("SELF != 'a'", ["b"], ["a"]),
      Example("SELF <> 'a'", ["b"], ["a"]),
      Example("SELF < 'b'", ["a"], ["b", "c"]),
      Example("'b' < SELF", ["c"], ["b", "a"]),
      Example("'b' <= SELF", ["c", "b"], ["a"]),
      Example("'b' > SELF", ["a"], ["b"]),
      Example("'b' >= SELF", ["a", "b"], ["c"]),
      Example("SELF <= 'b'", ["a", "b"], ["c"]),
      Example("SELF =< 'b'", ["a", "b"], ["c"]),
      Example("SELF > 'b'", ["c"], ["b", "a"]),
      Example("SELF >= 'b'", ["b", "c"], ["a"]),
      Example("SELF => 'b'", ["b", "c"], ["a"]),
      Example("SELF BEGINSWITH 'note:'", ["note:1"], ["NOTE:1", "x note:"]),
      Example("SELF beginswith[c] 'note:'", ["note:1", "NOTE:1"], ["x"]),
      Example("SELF ENDSWITH[cd] '.été'", ["a.ETE", "b.été"], ["a"]),
      Example("SELF CONTAINS[d] 'ete'", ["un été là"], ["hiver"]),
      Example("SELF LIKE 'note:?'", ["note:1"], ["note:12"]),
      Example("SELF LIKE '*\\\\*'", ["a*"], ["ab"]),
      Example("SELF LIKE[c] '*Draft'", ["my draft"], ["drafts"]),
      Example("SELF IN {'a', 'b'}", ["a", "b"], ["c"]),
      Example("SELF IN[c] {'a'}", ["A"], ["b"]),
      Example("SELF IN {}", [], ["a"]),
      Example("'b' IN SELF", ["abc"], ["ac"]),
      Example("SELF == 'a' OR SELF == 'b'", ["a", "b"], ["c"]),
      Example("SELF == 'a' || SELF == 'b'", ["a", "b"], ["c"]),
      Example("SELF BEGINSWITH 'a' AND SELF ENDSWITH 'z'", ["a-z"], ["a", "z"]),
      Example("SELF BEGINSWITH 'a' && SELF ENDSWITH 'z'", ["a-z"], ["a", "z"]),
      Example("NOT SELF == 'a'", ["b"], ["a"]),
      Example("!(SELF == 'a')", ["b"], ["a"]),
      Example("NOT NOT SELF == 'a'", ["a"], ["b"]),
      Example("SELF == 'x' OR SELF BEGINSWITH 'a' AND SELF ENDSWITH 'z'", ["x", "a-z"], ["a", "x-z"]),
      Example("(SELF == 'x' OR SELF BEGINSWITH 'a') AND SELF ENDSWITH 'z'", ["a-z"], ["x", "a"]),
      Example("TRUEPREDICATE", ["", "a"]),
      Example("FALSEPREDICATE", [], ["", "a"]),
      Example("truepredicate and not falsepredicate", ["a"]),
      Example("SELF == nil", [], ["a"]),
      Example("SELF != NULL", ["a"]),
      Example("SELF == 'it\\'s \\\\ \"fine\"'", ["it's \\ \"fine\""], ["its"]),
      Example("SELF == 'AND OR %@'", ["AND OR %@"], ["AND"]),
      Example("  SELF\n==\t'a'  ", ["a"]),
    ]) func allowed(_ example: Example) throws
  {
    let log = RuntimeLog.capture {
      let predicate = NSPredicate(format: example.format)
      for text in example.accepted { #expect(predicate.evaluate(with: text), "\(text)") }
      for text in example.refused { #expect(!predicate.evaluate(with: text), "\(text)") }
      #expect(throws: Never.self) { try ContentPredicate(predicate) }
    }
    #expect(log.sentences.isEmpty)
  }

  @Test(
    "E-10: a format beyond what activation conditions allow is refused as one, with its reason",
    arguments: [
      ("SELF MATCHES 'a.*'", "MATCHES is not allowed"), ("name == 'a'", "name is a key path"),
      ("SELF.length == 'a'", "length is a key path"), ("lowercase(SELF) == 'a'", "lowercase: is a function"),
      ("ANY SELF == 'a'", "ANY, ALL and NONE apply to the elements"), ("SELF == 5", "A value of type Int64"),
      ("SELF BETWEEN {'a', 'b'}", "only after IN, not after BETWEEN"), ("SELF == %d", "A value of type Int "),
      ("%K == 'a'", "key path"), ("SELF == $X", "$X is a variable"), ("SELF IN 'abc'", "IN requires a list"),
      ("SELF == {'a'}", "only after IN"), ("SELF == SELF", "SELF on one side"), ("'a' == 'a'", "SELF on one side"),
      ("'abc' CONTAINS SELF", "SELF must be on the left of CONTAINS"), ("SELF < nil", "compared with nil"),
      ("SELF IN {SELF}", "holds texts only"), ("SELF == -1", "negate: is a function"),
      ("SELF[0] == 'a'", "no elements"),
    ]) func beyond(format: String, reason: String)
  {
    let log = RuntimeLog.capture {
      let predicate = NSPredicate(format: format, argumentArray: [format.contains("%d") ? 5 : "name"])
      let error = #expect(throws: PredicateConversionError.self) { try ContentPredicate(predicate) }
      #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
      #expect(error?.description.contains("may not") == true || error?.suggestion == nil)
    }
    #expect(log.sentences.isEmpty)
  }

  @Test(
    "an invalid format is false for everything, and the log has the reason",
    arguments: [
      ("SELF == 'a", "does not end"), ("SELF ==", "ends where"), ("", "ends where"), ("SELF", "operator was expected"),
      ("SELF == 'a' 'b'", "ends before \"b\""), ("(SELF == 'a'", "A ) was expected"),
      ("SELF IN {'a'", "A } was expected"),
      ("SELF ==[x] 'a'", "c, d, n and l"), ("SELF ==[c 'a'", "not closed by ]"), ("SELF == %@", "more placeholders"),
      ("SELF == 'a' AND", "ends where"),
    ]) func refused(format: String, reason: String)
  {
    let log = RuntimeLog.capture {
      let predicate = NSPredicate(format: format)
      #expect(!predicate.evaluate(with: "a"))
      #expect(throws: PredicateConversionError.self) { try ContentPredicate(predicate) }
    }
    #expect(log.sentences.count == 1)
    #expect(log.sentences.first?.contains(reason) == true, "\(log.sentences)")
    #expect(log.sentences.first?.hasPrefix("The predicate format \"\(format)\" was refused. ") == true)
    #expect(log.sentences.first?.hasSuffix("The predicate is false.") == true)
  }

  @Test("arguments replace %@, as texts or as a list after IN") func arguments() {
    #expect(NSPredicate(format: "SELF == %@", "a'b").evaluate(with: "a'b"))
    #expect(NSPredicate(format: "SELF == %@", NSString(string: "a")).evaluate(with: "a"))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
    #expect(NSPredicate(format: "SELF IN %@", Set(["a", "b"])).evaluate(with: "b"))
    #expect(NSPredicate(format: "SELF IN %@", NSArray(array: ["a"])).evaluate(with: "a"))
    #expect(NSPredicate(format: "SELF IN {%@, %@}", "a", "b").evaluate(with: "b"))
    #expect(NSPredicate(format: "SELF == %@ OR SELF == %@", argumentArray: ["a", "b"]).evaluate(with: "b"))
    #expect(NSPredicate(format: "SELF == 'a'", argumentArray: nil).evaluate(with: "a"))
    #expect(NSPredicate(format: "SELF IN %@ AND SELF != %@", ["a", "b"], "a").evaluate(with: "b"))
  }

  @Test("an argument that is not a text makes no activation condition; the reason names its type") func wrongArgument()
  {
    let predicate = NSPredicate(format: "SELF == %@", argumentArray: [URL(string: "x:y")!])
    #expect(predicate.evaluate(with: URL(string: "x:y")))
    let error = #expect(throws: PredicateConversionError.self) { try ContentPredicate(predicate) }
    #expect(error?.description.contains("A value of type URL") == true)
  }

  @Test("a value that is not a text equals no text") func otherObjects() {
    #expect(!NSPredicate(format: "SELF == 'a'").evaluate(with: 5))
    #expect(NSPredicate(format: "SELF != 'a'").evaluate(with: nil))
    #expect(NSPredicate(format: "TRUEPREDICATE").evaluate(with: nil))
  }

  @Test("parentheses beyond the limit are refused, up to it they are parsed") func depth() {
    func format(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + "SELF == 'a'" + String(repeating: ")", count: levels)
    }
    #expect(NSPredicate(format: format(PredicateParser.maximumDepth - 1)).evaluate(with: "a"))
    let log = RuntimeLog.capture {
      for hostile in [format(100_000), String(repeating: "NOT ", count: 100_000) + "SELF == 'a'"] {
        #expect(!NSPredicate(format: hostile).evaluate(with: "a"))
      }
    }
    #expect(log.sentences.allSatisfy { $0.contains("more than 100 levels deep") })
  }

  @Test(
    "no format stops the process, and every parsed one has one meaning", arguments: 1...20 as ClosedRange<UInt64>)
  func fuzz(seed: UInt64) {
    let words = [
      "SELF", "==", "!=", "<", ">=", "BEGINSWITH", "CONTAINS", "LIKE", "IN", "MATCHES", "[c]", "[cd]", "[", "]", "{",
      "}",
      "(", ")", ",", "AND", "OR", "NOT", "!", "&&", "'a'", "\"b\"", "'", "\\", "%@", "%K", "%", "$", "nil", "5", "-",
      ".",
      "TRUEPREDICATE", "FALSEPREDICATE", "é", "👍", "\u{0}", " ", "x.y", "@",
    ]
    let valid = "(SELF BEGINSWITH[c] 'a' OR NOT SELF IN {'b', 'c'}) AND SELF LIKE 'd*'"
    var random = SeededGenerator(seed: seed)
    _ = RuntimeLog.capture {
      for _ in 0..<300 {
        var format = Array(valid)
        if random.below(2) == 0 {
          format = Array((0..<random.below(15)).map { _ in words[random.below(words.count)] }.joined(separator: " "))
        } else {
          for _ in 0...random.below(4) {
            format.replaceSubrange(
              random.below(format.count)..<format.count, with: words[random.below(words.count)] + format.suffix(20))
          }
        }
        let arguments = random.below(2) == 0 ? ["x"] : []
        let (predicate, refusals) = RuntimeLog.capture { NSPredicate(format: String(format), argumentArray: arguments) }
        #expect(refusals.isEmpty || !predicate.evaluate(with: "a"), "seed \(seed): \(String(format))")
        guard let condition = try? ContentPredicate(predicate) else { continue }
        for text in ["", "a", "b", "x", "d"] {
          #expect(predicate.evaluate(with: text) == condition.evaluate(with: text), "seed \(seed): \(String(format))")
        }
      }
    }
  }
}

@Suite("Predicate formats by scalars (E-10)") struct PredicateScalarTests {
  @Test("a text may begin with a combining mark, end with one, and contain nothing else")
  func marks() throws {
    for text in ["\u{301}", "\u{301}a", "a\u{301}", "\u{20D0}'x".replacingOccurrences(of: "'", with: "")] {
      for mark in ["'", "\""] {
        let condition = try ContentPredicate(NSPredicate(format: "SELF == \(mark)\(text)\(mark)"))
        #expect(condition == .comparison(.equal, text, []), "\(mark)\(text)\(mark)")
      }
    }
  }

  @Test("a mark where a word is expected is refused, and is not combined with the character before it")
  func stray() {
    let (_, sentences) = RuntimeLog.capture { NSPredicate(format: "SELF ==\u{301} 'a'") }
    #expect(sentences.count == 1)
    #expect(sentences[0].contains("The character \"\u{301}\" has no meaning here."))
  }
}
