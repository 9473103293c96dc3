import Foundation
import Testing

@testable import Notes

@Suite("A document's name and title")
struct DocumentTests {

  @Test("Two new documents have different names, valid in a path and in a link")
  func freshNames() {
    let first = Document.ID()
    let second = Document.ID()
    #expect(first != second)
    #expect(Document.ID(rawValue: first.rawValue) == first)
  }

  @Test(
    "A name that could leave the app's folder, or invalidate a predicate, is refused",
    arguments: ["", ".", "..", "../secrets", "a/b", "a\\b", "a b", "a'b", "a\"b", "a.txt", "naïve", "a\n", "%2e%2e"])
  func namesThatAreNoNames(text: String) {
    #expect(Document.ID(rawValue: text) == nil)
  }

  @Test("A name of more than a hundred letters is refused; one of a hundred is accepted")
  func longNames() {
    #expect(Document.ID(rawValue: String(repeating: "a", count: 100)) != nil)
    #expect(Document.ID(rawValue: String(repeating: "a", count: 101)) == nil)
  }

  @Test(
    "The title is the first line that is not blank",
    arguments: [
      ("", "Untitled"), ("\n\n", "Untitled"), ("Plan", "Plan"), ("\nPlan\nfor Monday", "Plan"), ("Plan\r\nB", "Plan"),
    ])
  func title(text: String, title: String) {
    #expect(Document(id: Document.ID(), text: text).title == title)
  }
}
