import SceneSystem
import Testing

@Suite("Predicates on a target content identifier") struct ContentPredicateTests {
  typealias Options = ContentPredicate.CaseOptions

  struct Case: Sendable, CustomTestStringConvertible {
    let condition: ContentPredicate
    let identifier: String
    let holds: Bool
    var testDescription: String { "\(condition) on \"\(identifier)\"" }

    init(
      _ comparison: ContentPredicate.Operator, _ literal: String, _ options: Options, _ identifier: String,
      _ holds: Bool
    ) {
      self.init(.comparison(comparison, literal, options), identifier, holds)
    }

    init(_ condition: ContentPredicate, _ identifier: String, _ holds: Bool) {
      self.condition = condition
      self.identifier = identifier
      self.holds = holds
    }
  }

  @Test(
    "E-10: an identifier is compared with a literal",
    arguments: [
      Case(.equal, "note:1", [], "note:1", true),
      Case(.equal, "note:1", [], "note:2", false),
      Case(.equal, "note:1", [], "NOTE:1", false),
      Case(.notEqual, "note:1", [], "note:2", true),
      Case(.notEqual, "note:1", [], "note:1", false),
      Case(.lessThan, "b", [], "a", true),
      Case(.lessThan, "b", [], "b", false),
      Case(.lessThanOrEqual, "b", [], "b", true),
      Case(.lessThanOrEqual, "b", [], "c", false),
      Case(.greaterThan, "b", [], "c", true),
      Case(.greaterThan, "b", [], "b", false),
      Case(.greaterThanOrEqual, "b", [], "b", true),
      Case(.greaterThanOrEqual, "b", [], "a", false),
      Case(.beginsWith, "note:", [], "note:1", true),
      Case(.beginsWith, "note:", [], "a note:1", false),
      Case(.beginsWith, "", [], "note:1", true),
      Case(.endsWith, ".txt", [], "a.txt", true),
      Case(.endsWith, ".txt", [], "a.txt.gz", false),
      Case(.endsWith, "longer than it", [], "it", false),
      Case(.contains, "b:", [], "a b:c", true),
      Case(.contains, "b:", [], "a b c", false),
      Case(.contains, "", [], "", true),
      Case(.contains, "x", [], "", false),
    ]) func comparison(_ example: Case)
  {
    #expect(example.condition.evaluate(with: example.identifier) == example.holds)
  }

  @Test(
    "E-10: LIKE accepts ? for one character and * for any number",
    arguments: [
      Case(.like, "note:?", [], "note:1", true),
      Case(.like, "note:?", [], "note:", false),
      Case(.like, "note:?", [], "note:12", false),
      Case(.like, "*:1", [], "note:1", true),
      Case(.like, "*", [], "", true),
      Case(.like, "", [], "", true),
      Case(.like, "", [], "a", false),
      Case(.like, "a*b*c", [], "a1b2b3c", true),
      Case(.like, "a*b*c", [], "a1b2b3", false),
      Case(.like, "a\\*b", [], "a*b", true),
      Case(.like, "a\\*b", [], "axb", false),
      Case(.like, "a\\?", [], "a?", true),
      Case(.like, "a\\", [], "a\\", true),
      Case(.like, "NOTE:*", .caseInsensitive, "note:1", true),
      Case(.like, "caf?", [], "café", true),
    ]) func like(_ example: Case)
  {
    #expect(example.condition.evaluate(with: example.identifier) == example.holds)
  }

  @Test("E-10: a LIKE pattern of many stars is evaluated quickly") func hostilePattern() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    let subject = String(repeating: "a", count: 2_000)
    #expect(!ContentPredicate.comparison(.like, pattern, []).evaluate(with: subject))
  }

  @Test(
    "E-10: [c] ignores case, [d] ignores accents",
    arguments: [
      Case(.equal, "NOTE", .caseInsensitive, "note", true),
      Case(.equal, "ÉTÉ", .caseInsensitive, "été", true),
      Case(.equal, "ete", .diacriticInsensitive, "été", true),
      Case(.equal, "ete", .diacriticInsensitive, "Été", false),
      Case(.equal, "ETE", [.caseInsensitive, .diacriticInsensitive], "été", true),
      Case(.equal, "e\u{301}", [], "é", true),
      Case(.equal, "tieng", .diacriticInsensitive, "tiếng", true),
      Case(.contains, "cesky", [.caseInsensitive, .diacriticInsensitive], "O ČESKÝCH", true),
      Case(.equal, "e", .caseInsensitive, "é", false),
      Case(.isIn(["A", "B"], .caseInsensitive), "b", true),
      Case(.isIn(["A", "B"], []), "b", false),
      Case(.isIn([], []), "b", false),
      Case(.isIn(["é"], .diacriticInsensitive), "e", true),
    ]) func options(_ example: Case)
  {
    #expect(example.condition.evaluate(with: example.identifier) == example.holds)
  }

  @Test("E-10: conditions are combined with and, or and not") func combinations() {
    let begins = ContentPredicate.comparison(.beginsWith, "a", [])
    let ends = ContentPredicate.comparison(.endsWith, "z", [])
    #expect(ContentPredicate.and([begins, ends]).evaluate(with: "a…z"))
    #expect(!ContentPredicate.and([begins, ends]).evaluate(with: "a…y"))
    #expect(ContentPredicate.or([begins, ends]).evaluate(with: "a…y"))
    #expect(!ContentPredicate.or([begins, ends]).evaluate(with: "b…y"))
    #expect(ContentPredicate.not(begins).evaluate(with: "b"))
    #expect(!ContentPredicate.not(begins).evaluate(with: "a"))
    #expect(ContentPredicate.and([]).evaluate(with: "x"))
    #expect(!ContentPredicate.or([]).evaluate(with: "x"))
    #expect(ContentPredicate.value(true).evaluate(with: ""))
    #expect(!ContentPredicate.value(false).evaluate(with: ""))
  }
}
