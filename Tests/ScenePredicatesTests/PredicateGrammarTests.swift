import Foundation
import ScenePredicates
import SceneSystem
import Testing

@Suite("The grammar of predicate formats") struct PredicateGrammarTests {
  private func parse(_ format: String, _ arguments: [Any] = []) throws -> ContentPredicate {
    try ContentPredicate(format: format, arguments: arguments)
  }

  private func refusal(_ format: String, _ arguments: [Any] = []) -> String? {
    do throws(PredicateConversionError) {
      _ = try ContentPredicate(format: format, arguments: arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "E-10: every condition is parsed from each of its formats and evaluates as defined",
    arguments: 1...60 as ClosedRange<UInt64>)
  func everyCondition(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let condition = RandomPredicates.condition(depth: 3, using: &random)
      let format = RandomPredicates.format(condition, using: &random)
      #expect(try parse(format) == condition, "seed \(seed): \(format)")
      let predicate = NSPredicate(condition)
      for _ in 0..<6 {
        let text = RandomPredicates.text(using: &random)
        let expected = RandomPredicates.holds(condition, for: text)
        #expect(condition.evaluate(with: text) == expected, "seed \(seed): \(format) of \(text.debugDescription)")
        #expect(predicate.evaluate(with: text) == expected, "seed \(seed): \(format) of \(text.debugDescription)")
      }
    }
  }

  @Test(
    "every operator accepts no option, c, d and both, with or without a space before the bracket",
    arguments: [
      ("==", ContentPredicate.Operator.equal), ("!=", .notEqual), ("<", .lessThan), ("<=", .lessThanOrEqual),
      (">", .greaterThan), (">=", .greaterThanOrEqual), ("BEGINSWITH", .beginsWith), ("ENDSWITH", .endsWith),
      ("CONTAINS", .contains), ("LIKE", .like),
    ])
  func options(name: String, comparison: ContentPredicate.Operator) throws {
    let both: ContentPredicate.CaseOptions = [.caseInsensitive, .diacriticInsensitive]
    for (suffix, options) in [
      ("", []), ("[]", []), ("[c]", .caseInsensitive), ("[d]", .diacriticInsensitive), ("[cd]", both), ("[dc]", both),
      ("[cc]", .caseInsensitive), (" [D]", .diacriticInsensitive),
    ] as [(String, ContentPredicate.CaseOptions)] {
      #expect(try parse("SELF \(name)\(suffix) 'x'") == .comparison(comparison, "x", options))
      #expect(try parse("self \(name.lowercased())\(suffix)%@", ["x"]) == .comparison(comparison, "x", options))
    }
    #expect(
      refusal("SELF \(name)[cx] 'a'") == "[cx] is invalid after \(name); c, d, n and l are allowed.")
  }

  private static let a = ContentPredicate.comparison(.equal, "a", [])
  private static let b = ContentPredicate.comparison(.equal, "b", [])
  private static let c = ContentPredicate.comparison(.equal, "c", [])

  @Test(
    "NOT binds tighter than AND, AND tighter than OR, and parentheses override",
    arguments: [
      ("A OR B AND C", .or([a, .and([b, c])])), ("A AND B OR C", .or([.and([a, b]), c])),
      ("(A OR B) AND C", .and([.or([a, b]), c])), ("A AND (B OR C)", .and([a, .or([b, c])])),
      ("NOT A AND B", .and([.not(a), b])), ("NOT (A AND B)", .not(.and([a, b]))),
      ("NOT A OR NOT B", .or([.not(a), .not(b)])), ("!!A", .not(.not(a))), ("! NOT A", .not(.not(a))),
      ("A AND B AND C", .and([a, b, c])), ("A OR B || C", .or([a, b, c])),
      ("A AND (B AND C)", .and([a, .and([b, c])])),
      ("((A))", a), ("A && B || A && C", .or([.and([a, b]), .and([a, c])])),
      ("TRUEPREDICATE AND FALSEPREDICATE", .and([.value(true), .value(false)])),
    ] as [(String, ContentPredicate)])
  func precedence(shape: String, expected: ContentPredicate) throws {
    var format = shape
    for name in ["A", "B", "C"] {
      let parts = format.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word.trimmingCharacters(in: ["(", ")", "!"]) == name
          ? word.replacingOccurrences(of: name, with: "SELF=='\(name.lowercased())'") : String(word)
      }
      format = parts.joined(separator: " ")
    }
    #expect(try parse(format) == expected, "\(format)")
  }

  @Test(
    "escapes in a literal, in both kinds of quotation marks",
    arguments: [
      (#"'a\'b'"#, "a'b"), (#""a\"b""#, "a\"b"), (#"'a"b'"#, "a\"b"), (#""a'b""#, "a'b"), (#"'\\'"#, #"\"#),
      (#"'\n\t\r'"#, "\n\t\r"), (#"'\x'"#, "x"), (#"'\%@'"#, "%@"), ("''", ""), (#"'\?\*'"#, #"\?\*"#),
      (#"'a\\?'"#, #"a\?"#),
    ])
  func escapes(written: String, text: String) throws {
    #expect(try parse("SELF == \(written)") == .comparison(.equal, text, []))
    #expect(try parse("SELF IN {\(written), 'z'}") == .isIn([text, "z"], []))
  }

  @Test("a literal on the left side is mirrored, and IN becomes CONTAINS")
  func mirrored() throws {
    let pairs: [(String, ContentPredicate.Operator)] = [
      ("=", .equal), ("==", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<", .greaterThan),
      ("<=", .greaterThanOrEqual), ("=<", .greaterThanOrEqual), (">", .lessThan), (">=", .lessThanOrEqual),
      ("=>", .lessThanOrEqual), ("IN", .contains),
    ]
    for (name, comparison) in pairs {
      #expect(try parse("'x' \(name)[c] SELF") == .comparison(comparison, "x", .caseInsensitive), "\(name)")
      #expect(try parse("%@ \(name) SELF", ["x"]) == .comparison(comparison, "x", []), "\(name)")
    }
    for name in ["BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE"] {
      #expect(refusal("'x' \(name.lowercased()) SELF") == "SELF must be on the left of \(name).")
    }
  }

  @Test("each kind of argument is substituted as a text or a list, in order")
  func arguments() throws {
    #expect(try parse("SELF == %@", [Substring("x").description]) == .comparison(.equal, "x", []))
    #expect(try parse("SELF == %@", [NSMutableString(string: "m")]) == .comparison(.equal, "m", []))
    #expect(try parse("SELF IN %@", [[String]()]) == .isIn([], []))
    #expect(try parse("SELF IN %@", [NSArray(array: ["b", "a"])]) == .isIn(["b", "a"], []))
    #expect(try parse("SELF IN %@", [Set(["b", "a"])]) == .isIn(["a", "b"], []))
    #expect(try parse("SELF IN {%@, 'b', %@}", ["a", "c"]) == .isIn(["a", "b", "c"], []))
    #expect(try parse("SELF == %@ OR SELF IN %@", ["a", ["b"]]) == .or([Self.a, .isIn(["b"], [])]))
    // An argument is always text, whatever it looks like.
    #expect(try parse("SELF == %@", ["' OR TRUEPREDICATE"]) == .comparison(.equal, "' OR TRUEPREDICATE", []))
    #expect(try parse("SELF == '%@'", ["x"]) == .comparison(.equal, "%@", []))
    #expect(try parse("SELF == %@", ["a", "left over"]) == Self.a)
  }

  @Test(
    "an argument of another type is refused, and the message names its type",
    arguments: [
      ([5] as [any Sendable], "Int"), ([2.5], "Double"), ([true], "Bool"), ([["a", 1] as [any Sendable]], "Array<"),
      ([Date(timeIntervalSince1970: 0)], "Date"), ([URL(fileURLWithPath: "/")], "URL"), ([Substring("a")], "Substring"),
    ])
  func wrongArguments(arguments: [any Sendable], type: String) throws {
    let reason = try #require(refusal("SELF == %@", arguments))
    #expect(reason.hasPrefix("A value of type \(type)"))
    #expect(reason.hasSuffix(" cannot be compared with SELF. Pass a String, or [String] after IN."))
  }

  private static let rule =
    " A predicate for activation conditions may compare SELF, the target content identifier, with texts; it may not be "
    + "based on a block or a selector, may not use MATCHES, and may not read anything but SELF."

  @Test(
    "every refusal has its reason in one message",
    arguments: [
      ("SELF ==[n] 'a'", "Only [c] and [d] are allowed after ==."),
      ("SELF LIKE[cl] 'a'", "Only [c] and [d] are allowed after LIKE."),
      ("SELF MATCHES 'a'", "MATCHES is not allowed." + rule), ("SELF matches 'a'", "MATCHES is not allowed." + rule),
      ("SELF BETWEEN 'a'", "BETWEEN is not allowed." + rule),
      ("SELF BETWEEN {'a','b'}", "A list is valid only after IN, not after BETWEEN."),
      ("SELF 'a'", "An operator was expected and \"a\" was found."),
      ("SELF (", "There is no function SELF."), ("SELF [c] 'a'", "An operator was expected and \"a\" was found."),
      ("title == 'a'", "title is a key path." + rule), ("uppercase(SELF) == 'a'", "uppercase: is a function." + rule),
      ("ALL SELF == 'a'", "ANY, ALL and NONE apply to the elements of a collection." + rule),
      ("none SELF == 'a'", "ANY, ALL and NONE apply to the elements of a collection." + rule),
      ("SELF == 12.5", "A value of type Double cannot be compared with SELF. Pass a String, or [String] after IN."),
      ("SELF == -1", "negate: is a function." + rule), ("SELF == )", "An expression was expected and ) was found."),
      ("SELF == 'a", "A text begins with ' and does not end."),
      ("SELF == \"a'", "A text begins with \" and does not end."),
      ("SELF == 'a\\", "A text begins with ' and does not end."), ("SELF ==[cd 'a'", "A [ is not closed by ]."),
      ("SELF ==", "The format ends where an expression was expected."),
      ("SELF == 'a' OR", "The format ends where an expression was expected."),
      ("   ", "The format ends where an expression was expected."),
      ("SELF == 'a' SELF", "The format ends before SELF."), ("SELF == 'a')", "The format ends before )."),
      ("(SELF == 'a' , ", "A ) was expected after ( and , was found."),
      ("(SELF == 'a'", "A ) was expected after ( and the end was found."),
      ("SELF IN {'a' 'b'}", "A } was expected after { and \"b\" was found."),
      ("SELF IN {'a',}", "An expression was expected and } was found."),
      ("SELF IN {nil}", "A list in { } holds texts only."), ("SELF IN {{'a'}}", "A list in { } holds texts only."),
      ("SELF IN 'a'", "IN requires a list, as in SELF IN {\"a\", \"b\"}, not a text."),
      ("SELF CONTAINS {'a'}", "A list is valid only after IN, not after CONTAINS."),
      ("SELF LIKE nil", "Nothing can be compared with nil by LIKE."),
      ("nil >= SELF", "Nothing can be compared with nil by >=."),
      ("{'a'} == SELF", "A comparison has SELF on one side and a text or a list on the other." + rule),
      ("'a' == 'a'", "A comparison has SELF on one side and a text or a list on the other." + rule),
      ("nil == nil", "A comparison has SELF on one side and a text or a list on the other." + rule),
      ("SELF == %@", "The format has more placeholders than arguments."),
      ("SELF == %", "% is not a placeholder. Use %@, %K or %d."), ("SELF == $A", "$A is a variable." + rule),
      ("SELF[0] == 'a'", "SELF is a text and has no elements." + rule),
      ("SELF == 'a' ; ", "The character \";\" has no meaning here."),
      ("SELF & 'a'", "The character \"&\" has no meaning here."),
    ])
  func refusals(format: String, reason: String) {
    #expect(refusal(format) == reason)
  }

  @Test("nesting one level below the limit is parsed, at the limit it is refused, for parentheses and NOTs")
  func nesting() throws {
    for (open, close) in [("(", ")"), ("NOT ", ""), ("!", ""), ("NOT (", ")")] {
      func format(_ levels: Int) -> String {
        String(repeating: open, count: levels) + "SELF == 'a'" + String(repeating: close, count: levels)
      }
      let perLevel = open == "NOT (" ? 2 : 1
      #expect(refusal(format(99 / perLevel)) == nil, "\(open)")
      #expect(refusal(format(100)) == "Its parts are nested more than 100 levels deep.", "\(open)")
    }
  }

  @Test("long formats are parsed: ten thousand comparisons in one list")
  func long() throws {
    let format = (0..<10_000).map { "SELF == '\($0)'" }.joined(separator: " OR ")
    let condition = try parse(format)
    #expect(condition.evaluate(with: "9999") && !condition.evaluate(with: "10000"))
  }
}
