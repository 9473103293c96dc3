import Foundation
import SearchIndex
import Testing

@Suite("The language of queries")
struct SearchQueryTests {
  /// 27 November 2026, a Friday, 12:00 UTC.
  private static let now = 817_473_600.0
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 2
    return calendar
  }()

  private static let item = SearchItem(
    key: .init(identifier: "1"),
    attributes: [
      "title": .text("Crème brûlée with Sugar"), "keywords": .list([.text("dessert"), .text("French")]),
      "pageCount": .number(3), "dueDate": .date(now), "contentType": .text("public.text"), "star": .text("2*3"),
    ])

  private func matches(_ text: String) throws -> Bool {
    try SearchQueryParser.predicate(in: text, now: Self.now, calendar: Self.calendar).matches(Self.item)
  }

  @Test(
    "A text is equal as a whole, with * for any characters, and by word with the modifier w",
    arguments: [
      (#"title == "Crème brûlée with Sugar""#, true), (#"title == "Crème""#, false), (#"title == "Crème*""#, true),
      (#"title == "*Sugar""#, true), (#"title == "*brûlée*""#, true), (#"title == "C*S*r""#, true),
      (#"title == "C*S*x""#, false), (#"title == "crème*""#, false), (#"title == "crème*"c"#, true),
      (#"title == "creme*"cd"#, true), (#"title == "creme*"c"#, false), (#"title == "sug*"cdw"#, true),
      (#"title == "gar*"cdw"#, false), (#"title == "sugar"cw"#, true), (#"title == "suga"cw"#, false),
      (#"title == "with sug*"cw"#, true), (#"title = 'Crème*'"#, true), (#"keywords == "french"c"#, true),
      (#"keywords != "french"c"#, false), (#"keywords != "german""#, true), (#"star == "2\*3""#, true),
      (#"star == "2\*4""#, false), (#"missing == "x""#, false), (#"missing != "x""#, true), (#"title > "A""#, true),
      (#"title < "A""#, false), (#"kMDItemTitle == "crème*"c"#, true), (#"* == "dessert""#, true),
      (#"** == "nothing""#, false), (#"title == """#, false),
    ])
  func texts(query: String, expected: Bool) throws { #expect(try matches(query) == expected, "\(query)") }

  @Test(
    "Numbers and dates are compared by size; times are relative to the present",
    arguments: [
      ("pageCount == 3", true), ("pageCount != 3", false), ("pageCount >= 3 && pageCount < 4", true),
      ("pageCount > 3.5", false), ("InRange(pageCount, 1, 3)", true), ("InRange(pageCount,4,5)", false),
      ("dueDate <= $time.now", true), ("dueDate > $time.now(-60)", true), ("dueDate >= $time.today", true),
      ("dueDate < $time.today", false), ("dueDate < $time.tomorrow", true), ("dueDate > $time.yesterday", true),
      ("dueDate >= $time.this_week", true), ("dueDate < $time.this_week(-1)", false),
      ("InRange(dueDate, $time.this_month, $time.this_month(1))", true), ("dueDate < $time.this_year(1)", true),
      ("dueDate == $time.iso(2026-11-27T12:00:00Z)", true), ("title == 3", false),
    ])
  func numbers(query: String, expected: Bool) throws { #expect(try matches(query) == expected, "\(query)") }

  @Test(
    "&& binds more than ||, ! most; parentheses group; * asks for any value",
    arguments: [
      ("title == * && pageCount == *", true), ("missing == *", false), ("missing != *", true),
      ("true || false && false", true), ("(true || false) && false", false), ("!false && !(true && false)", true),
      ("!title == *", false), (" ( true ) ", true),
    ])
  func combinations(query: String, expected: Bool) throws { #expect(try matches(query) == expected, "\(query)") }

  @Test(
    "What cannot be read is reported with its place",
    arguments: [
      ("", 0), ("title", 0), ("title ==", 8), (#"title == "x"#, 9), ("title ~ 3", 6), ("(true", 5), ("true)", 4),
      ("true true", 5), (#"title == "x"q"#, 12), ("title == word", 9), ("InRange(pageCount, 1)", 20),
      ("dueDate == $time.someday", 24), ("dueDate == $time.iso(today)", 20), ("pageCount < *", 13), ("&& true", 0),
    ])
  func errors(query: String, offset: Int) throws {
    let error = #expect(throws: SearchQueryError.self) { try matches(query) }
    #expect(error?.offset == offset, "\(query): \(String(describing: error))")
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test("A query that is nested without end is refused, and does not exhaust the stack")
  func depth() {
    let text = String(repeating: "(", count: 100_000) + "true"
    #expect(throws: SearchQueryError.self) { try matches(text) }
    #expect(throws: SearchQueryError.self) { try matches(String(repeating: "!", count: 100_000) + "true") }
  }
}
