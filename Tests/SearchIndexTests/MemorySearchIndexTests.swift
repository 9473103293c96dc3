import SearchIndex
import Testing

@Suite("An index in memory")
struct MemorySearchIndexTests {
  private let index = MemorySearchIndex()

  private func item(
    _ identifier: String, _ title: String, domain: String? = nil, expires: Double? = nil,
    _ attributes: [String: SearchValue] = [:]
  ) -> SearchItem {
    SearchItem(
      key: .init(identifier: identifier), domain: domain, expirationDate: expires,
      attributes: attributes.merging(["title": .text(title)]) { _, new in new })
  }

  private func found(_ words: String, limit: Int = .max, at time: Double = 0) throws -> [String] {
    try index.items(for: SearchQuery(words: words), limit: limit, at: time).map(\.key.identifier)
  }

  @Test("Words of the title come before those of other texts, and the last change first")
  func ranking() throws {
    try index.commit(
      [
        .put(item("text", "Shopping", ["textContent": .text("note")])), .put(item("older", "Note one")),
        .put(item("beginning", "Notes")), .put(item("newer", "My note")),
        .put(item("keyword", "List", ["keywords": .list([.text("notebook")])])),
      ], at: 0)
    #expect(try found("note") == ["newer", "beginning", "older", "keyword", "text"])
    #expect(try found("note", limit: 2) == ["newer", "beginning"])
    #expect(try found("NOTE o") == ["older"])
    #expect(try found("") == [])
    #expect(try found("absent") == [])
  }

  @Test("An item takes the place of one with its identifier; an update changes what it has; neither makes a second one")
  func replacing() throws {
    try index.commit([.put(item("1", "Old", ["comment": .text("kept")]))], at: 0)
    try index.commit([.update(item("1", "New")), .update(item("2", "Absent"))], at: 0)
    #expect(try found("kept") == ["1"] && found("new") == ["1"] && found("old").isEmpty && found("absent").isEmpty)
    try index.commit([.put(item("1", "Newest"))], at: 0)
    #expect(try found("kept").isEmpty && found("newest") == ["1"])
  }

  @Test("Groups contain others by their full stops; an index has its own items and state")
  func domains() throws {
    var other = item("mail", "word")
    other.key.index = "other"
    other.domain = "mail"
    try index.commit(
      [
        .put(item("inbox", "word", domain: "mail.inbox")), .put(item("mail", "word", domain: "mail")),
        .put(item("mailbox", "word", domain: "mailbox")), .put(item("none", "word")), .put(other),
        .setClientState([1], index: ""),
      ], at: 0)
    try index.commit([.removeDomain("mail", index: "")], at: 0)
    #expect(try found("word") == ["mail", "none", "mailbox"])
    try index.commit([.removeAll(index: "")], at: 0)
    #expect(try found("word") == ["mail"])
    #expect(try index.clientState(ofIndex: "") == [1] && index.clientState(ofIndex: "other") == nil)
  }

  @Test("An expired item is neither found nor kept")
  func expiration() throws {
    try index.commit([.put(item("short", "word", expires: 10)), .put(item("long", "word", expires: 20))], at: 0)
    #expect(try found("word", at: 9.9) == ["long", "short"])
    #expect(try found("word", at: 10) == ["long"])
    #expect(try index.item(.init(identifier: "short"), at: 10) == nil)
    try index.commit([], at: 10)
    #expect(try found("word", at: 0) == ["long"])
  }

  @Test("An activity is removed with the item that it shows")
  func relatedActivity() throws {
    var activity = item("activity", "word", ["relatedUniqueIdentifier": .text("1")])
    activity.key.kind = .activity
    try index.commit([.put(item("1", "word")), .put(activity), .put(item("2", "word"))], at: 0)
    try index.commit([.remove(.init(identifier: "1"))], at: 0)
    #expect(try found("word") == ["2"])
  }
}
