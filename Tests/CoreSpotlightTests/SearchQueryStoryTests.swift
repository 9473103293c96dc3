import CoreSpotlight
import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("CSSearchQuery", .serialized) struct SearchQueryStoryTests {
  private func launch() throws -> AppUnderTest {
    let (_, app) = try SearchApp.launch()
    app.perform { _ in
      let long = SearchApp.item("long", "Long note")
      long.attributeSet.pageCount = 9
      long.attributeSet.contentDescription = "A note"
      CSSearchableIndex.default().indexSearchableItems([long, SearchApp.item("short", "Short notes")])
    }
    return app
  }

  @Test("A query passes items with the attributes that were asked for to its handler, and then completes")
  func handlers() throws {
    let app = try launch()
    let found = Box<[String]>([])
    app.perform { _ in
      let query = CSSearchQuery(queryString: #"title == "*note*"c && pageCount > 5"#, attributes: ["pageCount"])
      query.foundItemsHandler = { items in
        let texts = items.map {
          "\($0.uniqueIdentifier) \($0.attributeSet.pageCount ?? 0) \($0.attributeSet.title ?? "-")"
        }
        found.change { $0 += texts }
      }
      query.completionHandler = { error in found.change { $0.append("end \(error == nil)") } }
      query.start()
      query.start()
      #expect(query.foundItemCount == 1)
    }
    #expect(found.value == ["long 9 -", "end true"])
  }

  @Test("A query that cannot be read, or was cancelled, completes with an error")
  func errors() throws {
    let app = try launch()
    let codes = Box<[CSSearchQueryError.Code?]>([])
    app.perform { _ in
      for (text, filter, isCancelled) in [("title ==", "true", false), ("true", "(", false), ("true", "true", true)] {
        let context = CSSearchQueryContext()
        context.filterQueries = [filter]
        let query = CSSearchQuery(queryString: text, queryContext: context)
        query.completionHandler = { error in codes.change { $0.append((error as? CSSearchQueryError)?.code) } }
        if isCancelled { query.cancel() }
        query.start()
      }
    }
    #expect(codes.value == [.invalidQuery, .invalidQuery, .cancelled])
  }

  @Test("A user's words find ranked results and completions; results are a sequence too")
  func words() async throws {
    let app = try launch()
    let context = CSUserQueryContext()
    context.maxSuggestionCount = 5
    let query = CSUserQuery(userQueryString: "NOTE", userQueryContext: context)
    let ids = Box<[String]>([])
    query.foundItemsHandler = { items in
      let found = items.map(\.uniqueIdentifier)
      ids.change { $0 += found }
    }
    app.perform { _ in query.start() }
    #expect(ids.value == ["short", "long"] && query.foundItemCount == 2)
    #expect(query.suggestions.map(\.localizedAttributedSuggestion.string) == ["notes"])
    var responses: [String] = []
    let again = CSUserQuery(userQueryString: "sho n", userQueryContext: context)
    var iterator: CSUserQuery.Responses.AsyncIterator?
    var results: CSSearchQuery.Results.AsyncIterator?
    app.perform { _ in
      iterator = again.responses.makeAsyncIterator()
      results = CSSearchQuery(queryString: "pageCount == *", attributes: []).results.makeAsyncIterator()
    }
    while let response = try await iterator?.next() { responses.append(response.id) }
    #expect(responses == ["item short", "suggestion sho notes"])
    #expect(try await results?.next()?.item.uniqueIdentifier == "long")
    #expect(try await results?.next() == nil)
  }

  @Test("Nothing is found for no words")
  func noWords() throws {
    let app = try launch()
    app.perform { _ in
      let query = CSUserQuery(userQueryString: nil, userQueryContext: nil)
      query.start()
      #expect(query.foundItemCount == 0)
    }
  }
}
