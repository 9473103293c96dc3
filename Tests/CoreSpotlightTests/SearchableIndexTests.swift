import CoreSpotlight
import SceneTesting
import Testing
import UIKitCore
import UniformTypeIdentifiers

@MainActor @Suite("CSSearchableIndex", .serialized) struct SearchableIndexTests {
  private func titles(_ app: AppUnderTest, _ text: String = "word") -> [String] {
    app.searchResults(for: text).map(\.title)
  }

  @Test("Items are replaced, updated and deleted by identifier and by domain; each call completes")
  func changes() throws {
    let (_, app) = try SearchApp.launch()
    let errors = Box<[Bool]>([])
    let completion: @Sendable ((any Error)?) -> Void = { error in errors.change { $0.append(error == nil) } }
    app.perform { _ in
      let index = CSSearchableIndex.default()
      index.indexSearchableItems(
        [
          SearchApp.item("1", "Word one", domain: "a.b"), SearchApp.item("2", "Word two", domain: "a"),
          SearchApp.item("3", "Word three", domain: "ab"),
        ], completionHandler: completion)
      let update = SearchApp.item("3", "Word three, new")
      update.isUpdate = true
      index.indexSearchableItems([update], completionHandler: completion)
      #expect(titles(app) == ["Word three, new", "Word two", "Word one"])
      #expect(app.searchResults(for: "new").first?.domainIdentifier == "ab")
      index.deleteSearchableItems(withDomainIdentifiers: ["a"], completionHandler: completion)
      #expect(titles(app) == ["Word three, new"])
      index.deleteSearchableItems(withIdentifiers: ["3", "4"], completionHandler: completion)
      index.indexSearchableItems([SearchApp.item("5", "Word five")], completionHandler: completion)
      index.deleteAllSearchableItems(completionHandler: completion)
    }
    #expect(titles(app).isEmpty && errors.value == Array(repeating: true, count: 6))
  }

  @Test("A batch is made together with the app's state, and an unexpected state changes nothing")
  func batches() throws {
    let (_, app) = try SearchApp.launch()
    let results = Box<[String]>([])
    app.perform { _ in
      let index = CSSearchableIndex(name: "notes")
      index.fetchLastClientState { state, error in results.change { $0.append("\(state as Any) \(error == nil)") } }
      index.beginBatch()
      index.indexSearchableItems([SearchApp.item("1", "Word")]) { error in
        results.change { $0.append("item \(error == nil)") }
      }
      #expect(titles(app).isEmpty)
      index.endBatch(withClientState: Data([7])) { error in results.change { $0.append("batch \(error == nil)") } }
      #expect(titles(app) == ["Word"])
      index.fetchLastClientState { state, _ in results.change { $0.append("\(Array(state ?? Data()))") } }
      index.beginBatch()
      index.deleteAllSearchableItems()
      index.endBatch(withExpectedClientState: Data([6]), newClientState: Data([8])) { error in
        results.change { $0.append("\((error as? CSIndexError)?.code == .mismatchedClientState)") }
      }
      #expect(titles(app) == ["Word"])
      index.endBatch(withClientState: Data()) { error in
        results.change { $0.append("\((error as? CSIndexError)?.code == .invalidClientStateError)") }
      }
      index.beginBatch()
      index.endBatch(withClientState: Data(count: 251)) { error in
        results.change { $0.append("\((error as? CSIndexError)?.code == .invalidClientStateError)") }
      }
    }
    #expect(results.value == ["nil true", "item true", "batch true", "[7]", "true", "true", "true"])
  }

  @Test("An item is not found after its expiration date; one without a date is found")
  func expiration() throws {
    let (_, app) = try SearchApp.launch()
    app.perform { _ in
      let past = SearchApp.item("1", "Word past")
      past.expirationDate = .distantPast
      let future = SearchApp.item("2", "Word future")
      future.expirationDate = .distantFuture
      CSSearchableIndex.default().indexSearchableItems([past, future, SearchApp.item("3", "Word month")])
    }
    #expect(titles(app) == ["Word month", "Word future"])
  }

  @Test("An item without an identifier is an error, and nothing is indexed")
  func invalidItem() throws {
    let (_, app) = try SearchApp.launch()
    let code = Box<CSIndexError.Code?>(nil)
    app.perform { _ in
      CSSearchableIndex.default().indexSearchableItems([SearchApp.item("1", "Word"), SearchApp.item("", "Word")]) {
        error in
        code.value = (error as? CSIndexError)?.code
      }
    }
    #expect(code.value == .invalidItemError && titles(app).isEmpty)
    #expect(
      CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: .init(contentType: .text))
        .uniqueIdentifier.count == 36)
  }

  @Test("Attributes keep their values: texts, numbers, dates, addresses, data, people, and an app's own")
  func attributes() throws {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    let date = Date(timeIntervalSinceReferenceDate: 5)
    set.title = "Title"
    set.keywords = ["a", "b"]
    set.pageCount = 3
    set.dueDate = date
    set.importantDates = [date, date]
    set.thumbnailURL = URL(string: "file:///a.png")
    set.thumbnailData = Data([1, 2])
    set.authors = [CSPerson(displayName: "Anna", handles: ["a@example.org"], handleIdentifier: "emailAddresses")]
    let key = try #require(CSCustomAttributeKey(keyName: "org_example_own"))
    set.setValue(["x", 2] as [Any], forCustomKey: key)
    let copy = try #require(set.copy() as? CSSearchableItemAttributeSet)
    set.title = nil
    #expect(set.title == nil && copy.title == "Title" && copy.keywords == ["a", "b"] && copy.pageCount == 3)
    #expect(copy.dueDate == date && copy.importantDates == [date, date] && copy.thumbnailData == Data([1, 2]))
    #expect(copy.thumbnailURL?.path == "/a.png" && copy.contentType == "public.text")
    #expect(copy.authors?.first?.displayName == "Anna" && copy.authors?.first?.handles == ["a@example.org"])
    let own = copy.value(forCustomKey: key) as? [Any]
    #expect(own?.first as? String == "x" && own?.last as? NSNumber == 2)
    #expect(CSCustomAttributeKey(keyName: "no-hyphen") == nil && CSCustomAttributeKey(keyName: "1") == nil)
  }
}
