import Foundation
import PredicateFormats
import RuntimeLogging
import SceneSystem
import TestSupport
import Testing

@Suite("NSPredicate(format:) evaluates values as Foundation's does") struct PredicateFormatTests {
  /// A person as a dictionary, whose keys are those of paths.
  private static let ann: [String: any Sendable] = [
    "name": "Ann Müller", "age": 31, "height": 1.71, "isMember": true, "born": Date(timeIntervalSince1970: 1000),
    "tags": ["red", "green"], "nickname": NSNull(), "address": ["city": "Köln", "zip": "50667"],
    "pets": [["name": "Rex", "age": 3, "toys": ["ball"]], ["name": "Mia", "age": 12, "toys": [String]()]]
      as [[String: any Sendable]],
  ]

  struct Example: Sendable, CustomTestStringConvertible {
    let format: String
    let isTrue: Bool
    var testDescription: String { "\(format) is \(isTrue)" }
    static func holds(_ format: String) -> Self { Self(format: format, isTrue: true) }
    static func fails(_ format: String) -> Self { Self(format: format, isTrue: false) }
  }

  @Test(
    "Key paths, operators and literals",
    arguments: [
      .holds("name == 'Ann Müller'"), .fails("name == 'ann müller'"), .holds("name ==[c] 'ann müller'"),
      .holds("name ==[cd] 'ANN MULLER'"), .holds("name BEGINSWITH 'Ann'"), .fails("name ENDSWITH 'Ann'"),
      .holds("name CONTAINS[d] 'Mull'"), .holds("name LIKE 'Ann*'"), .fails("name LIKE 'Ann'"),
      .holds("name MATCHES 'A\\\\w+ M.*'"), .fails("name MATCHES 'Ann'"), .holds("name MATCHES[c] 'ann.*'"),
      .holds("age > 30"), .fails("age > 31"), .holds("age >= 31 AND age <= 31"), .holds("age != 30"),
      .holds("age BETWEEN {18, 65}"), .holds("age BETWEEN {31, 31}"), .fails("age BETWEEN {32, 65}"),
      .holds("age IN {30, 31}"), .fails("age IN {}"),
      .holds("height > 1.7"), .holds("height == 1.71"), .holds("height < 17.2e-1"), .holds("age == 0x1F"),
      .holds("isMember == YES"), .holds("isMember = TRUE"), .fails("isMember == NO"), .holds("isMember == 1"),
      .holds("isMember != FALSE"), .holds("nickname == nil"), .fails("nickname != NULL"), .holds("missing == nil"),
      .holds("missing != 5"), .fails("missing < 5"), .fails("missing > 5"), .fails("missing BEGINSWITH 'a'"),
      .holds("'red' IN tags"), .holds("tags CONTAINS 'green'"), .fails("tags CONTAINS 'blue'"),
      .holds("tags CONTAINS[c] 'RED'"), .holds("address.city == 'Köln'"), .holds("SELF.address.city BEGINSWITH 'K'"),
      .holds("address.zip MATCHES '[0-9]{5}'"), .holds("50 < 60"), .holds("'a' < 'b'"), .fails("age == '31'"),
      .holds("NOT age == 5"), .holds("!(age == 5) && (name == 'x' || age == 31)"), .holds("TRUEPREDICATE"),
      .fails("name == 'x' OR (age == 31 AND isMember == NO)"),
    ] as [Example])
  func basics(example: Example) { check(example) }

  @Test(
    "Collections: quantifiers, operators of key paths, elements, and subqueries",
    arguments: [
      .holds("ANY pets.age > 10"), .fails("ANY pets.age > 12"), .holds("SOME pets.name == 'Rex'"),
      .holds("ALL pets.age > 2"), .fails("ALL pets.age > 3"), .holds("NONE pets.name == 'Tom'"),
      .fails("NONE pets.name == 'Rex'"), .holds("ANY tags BEGINSWITH 'r'"), .holds("pets.@count == 2"),
      .holds("tags.@count > 1"), .holds("pets.@sum.age == 15"), .holds("pets.@avg.age == 7.5"),
      .holds("pets.@max.age == 12"), .holds("pets.@min.age == 3"), .holds("'Mia' IN pets.name"),
      .holds("pets.name == {'Rex', 'Mia'}"), .holds("tags[0] == 'red'"), .holds("tags[FIRST] == 'red'"),
      .holds("tags[LAST] == 'green'"), .holds("tags[SIZE] == 2"), .holds("tags[5] == nil"),
      .holds("tags[-1] == nil"), .holds("pets[1].name == 'Mia'"), .holds("address['city'] == 'Köln'"),
      .holds("SUBQUERY(pets, $pet, $pet.age > 2 AND $pet.name != 'Mia').@count == 1"),
      .holds("(SUBQUERY(pets, $p, $p.age > 2).@count) > 1"),
      .holds("(SUBQUERY(pets, $p, ($p.age > 2)).@count + 1) * 2 == 6"),
      .holds("SUBQUERY(pets, $p, $p.toys.@count == 0)[FIRST].name == 'Mia'"), .fails("ANY missing == 1"),
      .holds("TERNARY(age > 18, 'adult', 'child') == 'adult'"), .holds("CAST(age, 'NSString') == 31"),
    ] as [Example])
  func collections(example: Example) { check(example) }

  @Test(
    "Functions and arithmetic",
    arguments: [
      .holds("age + 1 == 32"), .holds("(age + 1) * 2 == 64"), .holds("age - 1 - 10 == 20"),
      .holds("2 ** 3 ** 2 == 512"),
      .holds("-age == 0 - 31"), .holds("7 / 2 == 3"), .holds("7.0 / 2 == 3.5"), .holds("modulus:by:(7, 4) == 3"),
      .holds("abs(0 - 5) == 5"), .holds("sqrt(16) == 4"), .holds("max({1, 7, 3}) == 7"), .holds("min(4, 2) == 2"),
      .holds("sum(1, 2, 3) == 6"), .holds("count(tags) == 2"), .holds("average({1, 2}) == 1.5"),
      .holds("median({1, 9, 3}) == 3"), .holds("uppercase(name) BEGINSWITH 'ANN'"), .holds("lowercase('A') == 'a'"),
      .holds("length(name) == 10"), .holds("name.length == 10"), .holds("born < now()"), .holds("ceiling(1.2) == 2"),
      .holds("floor(1.8) == 1"), .holds("trunc(0 - 1.8) == -1"), .holds("stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2"),
      .holds("1 / 0 == nil"), .holds("9223372036854775807 + 1 > 9.2e18"), .holds("(age) > ((30))"),
      .holds("((age) > 30) AND ((1 + 2) * 3 == 9)"),
    ] as [Example])
  func functions(example: Example) { check(example) }

  private func check(_ example: Example) {
    let log = RuntimeLog.capture {
      #expect(NSPredicate(format: example.format).evaluate(with: Self.ann) == example.isTrue)
    }
    #expect(log.sentences.isEmpty)
  }

  @Test("Arguments: %@ of any type, %K for key paths, numbers, and nothing inside quotation marks") func arguments() {
    let ann = Self.ann
    #expect(NSPredicate(format: "%K == %@ AND age >= %d", "address.city", "Köln", 31).evaluate(with: ann))
    #expect(NSPredicate(format: "born == %@", argumentArray: [Date(timeIntervalSince1970: 1000)]).evaluate(with: ann))
    #expect(NSPredicate(format: "born > %@", argumentArray: [Date(timeIntervalSince1970: 999)]).evaluate(with: ann))
    #expect(NSPredicate(format: "age IN %@", [1, 31]).evaluate(with: ann))
    #expect(NSPredicate(format: "name IN %@", Set(["Ann Müller"])).evaluate(with: ann))
    #expect(NSPredicate(format: "height < %f AND age == %ld", 1.8, 31).evaluate(with: ann))
    #expect(NSPredicate(format: "nickname == %@", argumentArray: [NSNull()]).evaluate(with: ann))
    #expect(NSPredicate(format: "isMember == %@", NSNumber(value: true)).evaluate(with: ann))
    #expect(!NSPredicate(format: "name == '%@'", "Ann Müller").evaluate(with: ann))
    let optional: String? = "Köln"
    #expect(NSPredicate(format: "address.city == %@", argumentArray: [optional as Any]).evaluate(with: ann))
    let identifier = UUID()
    #expect(NSPredicate(format: "SELF == %@", argumentArray: [identifier]).evaluate(with: identifier))
  }

  @Test("A regular expression must match the whole text, also with alternatives of which the first is shorter")
  func address() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(address.evaluate(with: "ann@example.org"))
    for text in ["ann@example", "ann@example.org ", "", "@example.org", "ann@example.org\nx"] {
      #expect(!address.evaluate(with: text), "\(text)")
    }
    #expect(NSPredicate(format: "SELF MATCHES 'a|ab'").evaluate(with: "ab"))
    #expect(NSPredicate(format: "SELF MATCHES '^\\\\d{3}$'").evaluate(with: "123"))
    let log = RuntimeLog.capture {
      #expect(!NSPredicate(format: "SELF MATCHES '['").evaluate(with: "["))
    }
    #expect(log.sentences == ["The regular expression \"[\" after MATCHES is invalid. It matches nothing."])
  }

  @Test("Variables have their values when the predicate is evaluated") func variables() {
    let predicate = NSPredicate(format: "age > $LIMIT")
    #expect(predicate.evaluate(with: Self.ann, substitutionVariables: ["LIMIT": 30]))
    #expect(!predicate.evaluate(with: Self.ann, substitutionVariables: ["LIMIT": 31]))
    #expect(!predicate.evaluate(with: Self.ann))
  }

  @Test("Arrays are filtered, and compounds combine predicates") func filtering() {
    let names = ["Ann", "Bob", "Anton"] as NSArray
    #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'An'")) as? [String] == ["Ann", "Anton"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF BEGINSWITH 'An'"), NSPredicate(format: "SELF.length > %d", 3),
    ])
    #expect(names.filtered(using: both) as? [String] == ["Anton"])
  }

  @Test(
    "A format that is invalid is false for everything, and the log says why",
    arguments: [
      ("", "ends where an expression was expected"), ("name", "An operator was expected and the end was found"),
      ("name == ", "ends where an expression"), ("name = 'a' 'b'", "ends before \"b\""),
      ("(name == 'a'", "A ) was expected after ( and the end was found"), ("name == 'a", "does not end"),
      ("frobnicate(1) == 2", "There is no function frobnicate"), ("sqrt(1, 2) == 1", "does not take 2 operands"),
      ("name == %@", "more placeholders than arguments"), ("name == %y", "%y is not a placeholder"),
      ("name ==[x] 'a'", "[x] is invalid after =="), ("a ; b", "has no meaning here"),
      ("a == 1.2.3", "is not a number"),
      ("FUNCTION(a, 'b') == 1", "FUNCTION"), ("SUBQUERY(a, b, c == 1).@count == 1", "needs a variable"),
      ("%K == 1", "more placeholders"), ("a IN {1, 2", "A } was expected after {"), ("tags[0 == 1", "A ] was expected"),
    ])
  func invalid(format: String, reason: String) {
    let log = RuntimeLog.capture {
      #expect(!NSPredicate(format: format).evaluate(with: Self.ann))
      #expect(!NSPredicate(format: format).evaluate(with: nil))
    }
    #expect(log.sentences.count == 2)
    #expect(log.sentences.first?.contains(reason) == true, "\(log.sentences)")
    #expect(log.sentences.first?.hasSuffix("The predicate is false.") == true)
  }

  @Test("Nesting beyond the limit is refused at once, and a deep one below it is parsed at once") func depth() {
    func nested(_ open: String, _ close: String, _ levels: Int, around: String = "1 == 1") -> String {
      String(repeating: open, count: levels) + around + String(repeating: close, count: levels)
    }
    #expect(NSPredicate(format: nested("(", ")", 90)).evaluate(with: nil))
    #expect(NSPredicate(format: nested("(", ")", 90, around: "1") + " == 1").evaluate(with: nil))
    #expect(NSPredicate(format: nested("abs(", ")", 90, around: "1") + " == 1").evaluate(with: nil))
    let log = RuntimeLog.capture {
      for hostile in [
        nested("(", ")", 10_000), nested("(", ")", 10_000, around: "1") + " == 1", nested("(", "", 10_000),
        nested("NOT ", "", 10_000), nested("-", "", 10_000), nested("abs(", ")", 10_000, around: "1") + "== 1",
        nested("{", "}", 10_000, around: "1") + " == 1", nested("a[", "]", 10_000, around: "1") + " == 1",
        nested("2 ** ", "", 10_000, around: "2") + " == 1",
      ] { #expect(!NSPredicate(format: hostile).evaluate(with: nil)) }
    }
    #expect(log.sentences.allSatisfy { $0.contains("nested more than 100 levels deep") }, "\(log.sentences)")
    #expect(log.sentences.count == 9)
  }

  @Test("Long chains are refused beyond the limit; up to it they are evaluated, on threads with small stacks too")
  func chains() async {
    func chain(_ link: String, _ count: Int) -> String { "a" + String(repeating: link, count: count) + " == 1" }
    let limit = PredicateParser.maximumLinkCount
    let log = RuntimeLog.capture {
      for link in [" + 1", " - 1", " * 2", " / 2", "[0]"] {
        #expect(!NSPredicate(format: chain(link, 100_000)).evaluate(with: ["a": 1]), "\(link)")
      }
      #expect(!NSPredicate(format: "(a)" + String(repeating: ".(b)", count: 20_000) + " == 1").evaluate(with: nil))
      #expect(!NSPredicate(format: "f[0]" + String(repeating: "[0].b", count: 20_000) + " == 1").evaluate(with: nil))
    }
    #expect(log.sentences.count { $0.contains("more than 1000 arithmetic operators") } == 6, "\(log.sentences)")
    let path = RuntimeLog.capture {
      #expect(!NSPredicate(format: "a" + String(repeating: ".self", count: 100_000) + " == 1").evaluate(with: ["a": 1]))
      #expect(NSPredicate(format: "a" + String(repeating: ".self", count: 99) + " == 1").evaluate(with: ["a": 1]))
    }
    #expect(path.sentences == ["A key path of a predicate has more than 100 keys. Its value is nil."])
    let inside = await Task.detached { NSPredicate(format: chain(" + 1", limit)).evaluate(with: ["a": 1 - limit]) }
      .value
    #expect(inside)
  }

  @Test("No format stops the process", arguments: 1...20 as ClosedRange<UInt64>) func fuzz(seed: UInt64) {
    let words = [
      "SELF", "name", "age", "pets.name", "==", "<", "IN", "MATCHES", "BETWEEN", "[c]", "[", "]", "{", "}", "(", ")",
      ",",
      "AND", "OR", "NOT", "ANY", "ALL", "NO", "'a'", "\"[\"", "%@", "%K", "%d", "$x", "nil", "5", "2.5", "-", "+", "*",
      "/",
      "**", ".", "@count", "count(", "SUBQUERY(", "TERNARY(", "abs(", "FIRST", "SIZE", "é", "\u{0}", "#size", "0x",
      "1e",
    ]
    var random = SeededGenerator(seed: seed)
    _ = RuntimeLog.capture {
      for _ in 0..<400 {
        let format = (0..<random.below(14)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
        let predicate = NSPredicate(format: format, argumentArray: ["name", 3, ["a", 1] as [Any]])
        for object in [nil, "a", 7, Self.ann, [1, "b"]] as [Any?] { _ = predicate.evaluate(with: object) }
        _ = NSExpression(format: format, argumentArray: ["name", 3]).expressionValue(with: Self.ann, context: nil)
      }
    }
  }
}
