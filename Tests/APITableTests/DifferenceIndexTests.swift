import Foundation
import Testing

@testable import APITable

@Suite("Every “Differs from Apple” note is listed on one page") struct DifferenceIndexTests {
  @Test(
    "A note extends from its mark to the end of its paragraph",
    arguments: [
      (["Opens it."], nil), (["Opens it.", "", "Differs from Apple: nothing is received."], "Nothing is received."),
      (["A sound. Differs from Apple: it is", "  carried along. ", "", "More of it."], "It is carried along."),
      (["Differs from Apple: ``UIScene`` is not made.", "- Parameter a: An a."], "`UIScene` is not made."),
      (["Differs from Apple: as here", "```", "code", "```"], "As here"), (["Differs from Apple:", "", "Else."], nil),
    ] as [([String], String?)])
  func note(comment: [String], note: String?) {
    #expect(DifferenceIndex.note(in: comment) == note)
  }

  @Test("The page has one table per module, sorted by symbol; symbols without a note are not listed")
  func page() throws {
    var fixture = Fixture()
    fixture.add("B", "class B", comment: ["A b.", "", "Differs from Apple: a | b."])
    fixture.add("A.f()", "func f()", comment: ["Differs from Apple: it waits."])
    fixture.add("C", "class C", comment: ["As Apple's."])
    fixture.addImplicit("A.init()", "init()")
    let page = DifferenceIndex(try fixture.graph()).page
    let table = try #require(page.range(of: "## UIKitCore")).lowerBound
    #expect(
      page[table...] == """
        ## UIKitCore

        | symbol | difference |
        |---|---|
        | `A.f()` | It waits. |
        | `B` | A \\| b. |

        """)
    #expect(page.hasPrefix("# Differs from Apple\n"))
  }
}
