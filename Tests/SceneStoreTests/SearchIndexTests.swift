import Foundation
import GRDB
import SceneSystem
import SearchIndex
import Synchronization
import TestSupport
import Testing

@testable import SceneStore

@Suite("A search index in a file")
struct SearchIndexTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/app/search.sqlite" }

  private func open(
    _ access: SQLiteSearchIndex.Access = .app, report: @escaping @Sendable (String) -> Void = { _ in }
  )
    -> SQLiteSearchIndex
  { SQLiteSearchIndex(path: path, access: access, report: report) }

  private func item(_ identifier: String, _ title: String) -> SearchItem {
    SearchItem(
      key: .init(identifier: identifier), attributes: ["title": .text(title), "thumbnailData": .data([1, 2])])
  }

  @Test("Items are found by another process and after a restart; files are the user's alone")
  func durability() throws {
    #expect(try open(.reader).items(for: SearchQuery(words: "a"), limit: 9, at: 0) == [])
    #expect(!FileManager.default.fileExists(atPath: path), "a reader creates no file")
    try FileManager.default.createDirectory(atPath: folder.path + "/app", withIntermediateDirectories: true)
    // As a process leaves it that ends before it has created the tables.
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(try open(.reader).items(for: SearchQuery(words: "a"), limit: 9, at: 0) == [])
    #expect(try open(.reader).clientState(ofIndex: "") == nil)
    var activity = item("b", "Aloe")
    activity.key.kind = .activity
    activity.activity = ActivityArchive(activityType: "type", targetContentIdentifier: "target", bytes: [1, 0, 2])
    activity.expirationDate = 5
    activity.domain = "domain"
    let index = open()
    try index.commit([.put(item("a", "Apple")), .put(activity), .setClientState([7], index: "")], at: 0)
    for other in [open(.reader), open()] {
      #expect(try other.items(for: SearchQuery(words: "a"), limit: 9, at: 0) == [activity, item("a", "Apple")])
      #expect(try other.item(activity.key, at: 0) == activity)
      #expect(try other.clientState(ofIndex: "") == [7])
    }
    for name in ["", "-wal"] {
      let mode = try FileManager.default.attributesOfItem(atPath: path + name)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(name)")
    }
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/app")[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test(
    "A file that is damaged, foreign or of a later version is replaced, reported, and the app is asked to index again",
    arguments: ["noise", "empty database", "later version", "lost table"])
  func damage(_ damage: String) throws {
    try open().commit([.put(item("a", "Apple"))], at: 0)
    switch damage {
    case "noise":
      try Data(repeating: 0xA5, count: 20_000).write(to: URL(fileURLWithPath: path))
    default:
      let queue = try DatabaseQueue(path: path)
      try queue.write { database in
        switch damage {
        case "empty database": try database.execute(sql: "PRAGMA user_version = 0")
        case "later version": try database.execute(sql: "PRAGMA user_version = 2")
        default: try database.execute(sql: "DROP TABLE item")
        }
      }
      try queue.close()
    }
    let reports = Mutex<[String]>([])
    let losses = Mutex(0)
    let index = open(report: { report in reports.withLock { $0.append(report) } })
    index.onContentLoss(ofIndex: "") { losses.withLock { $0 += 1 } }
    try index.commit([.put(item("b", "Apricot"))], at: 0)
    #expect(try index.items(for: SearchQuery(words: "ap"), limit: 9, at: 0).map(\.key.identifier) == ["b"])
    #expect(reports.withLock { $0.count } == 1 && losses.withLock { $0 } == 1)
    #expect(reports.withLock { $0[0] }.contains("The app is asked to index its content again."))
    // A handler that comes later is called as well.
    index.onContentLoss(ofIndex: "other") { losses.withLock { $0 += 1 } }
    #expect(losses.withLock { $0 } == 2)
  }

  @Test("A reader leaves a damaged file as it is, and reports it as an error")
  func damagedForReader() throws {
    try open().commit([.put(item("a", "Apple"))], at: 0)
    let noise = Data(repeating: 0xA5, count: 20_000)
    try noise.write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: SearchIndexError.self) {
      try open(.reader).items(for: SearchQuery(words: "a"), limit: 9, at: 0)
    }
    #expect(error?.description.contains(path) == true)
    #expect(FileManager.default.contents(atPath: path) == noise)
  }

  @Test("A file whose app was killed while it created the tables is empty for a reader, and the app creates them")
  func killedDuringCreation() throws {
    // The files are copied out of an open transaction: a kill leaves the same ones.
    let other = folder.path + "/other.sqlite"
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: other, configuration: configuration)
    try FileManager.default.createDirectory(atPath: folder.path + "/app", withIntermediateDirectories: true)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; CREATE TABLE t (b BLOB)")
      for _ in 0..<200 { try database.execute(sql: "INSERT INTO t VALUES (zeroblob(3000))") }
      for name in ["", "-journal"] { try FileManager.default.copyItem(atPath: other + name, toPath: path + name) }
      try database.execute(sql: "ROLLBACK")
    }
    #expect(try open(.reader).items(for: SearchQuery(words: "a"), limit: 9, at: 0) == [])
    #expect(FileManager.default.fileExists(atPath: path + "-journal"), "a reader changes nothing")
    let index = open(report: { Issue.record("\($0)") })
    try index.commit([.put(item("a", "Apple"))], at: 0)
    #expect(try open(.reader).items(for: SearchQuery(words: "a"), limit: 9, at: 0) == [item("a", "Apple")])
  }

  @Test("A path that cannot be used is an error with the cause, and nothing else happens")
  func unusable() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: SearchIndexError.self) { try open().commit([], at: 0) }
    #expect(error?.reason == "it is a folder")
  }

  @Test("The best of many items are found as if all of them were ranked")
  func manyItems() throws {
    let (file, memory) = (open(), MemorySearchIndex())
    let changes = (0..<3000).map { number -> SearchChange in
      let title = number % 500 == 3 ? "word" : number % 100 == 7 ? "wordy" : "other"
      var item = SearchItem(
        key: .init(kind: number % 3 == 0 ? .activity : .item, identifier: "\(number)"),
        attributes: ["title": .text(title), "textContent": .text("words")])
      if number % 7 == 0 { item.expirationDate = 10 }
      return .put(item)
    }
    try file.commit(changes, at: 0)
    try memory.commit(changes, at: 0)
    for (limit, kind, time) in [(5, nil, 0.0), (20, .item, 10), (50, .activity, 0), (400, nil, 10), (.max, nil, 0)]
      as [(Int, SearchItem.Kind?, Double)]
    {
      let query = SearchQuery(words: "word", kind: kind)
      let expected = try memory.items(for: query, limit: limit, at: time)
      #expect(expected.count == limit || limit == .max)
      #expect(try file.items(for: query, limit: limit, at: time) == expected)
    }
  }

  /// Both storages have the same items in the same order, after any changes, for any query.
  @Test(
    "An index in a file finds what one in memory finds, in the same order", arguments: 1...12 as ClosedRange<UInt64>)
  func equivalence(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (file, memory) = (open(), MemorySearchIndex())
    let words = ["apple", "Apricot", "été", "ete", "b", "東京", "n't", "café", "42", "a"]
    func text() -> String {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in words.randomElement(using: &random)! }.joined(
        separator: " ")
    }
    func key() -> SearchItem.Key {
      SearchItem.Key(
        kind: Int.random(in: 0..<4, using: &random) == 0 ? .activity : .item,
        index: Int.random(in: 0..<4, using: &random) == 0 ? "other" : "",
        identifier: "\(Int.random(in: 0..<20, using: &random))")
    }
    func item(_ time: Double) -> SearchItem {
      var item = SearchItem(key: key())
      for name in ["title", "keywords", "contentDescription", "textContent", "pageCount", "relatedUniqueIdentifier"]
      where Bool.random(using: &random) {
        switch name {
        case "keywords": item.attributes[name] = .list([.text(text()), .text(text())])
        case "pageCount": item.attributes[name] = .number(Double(Int.random(in: 0..<5, using: &random)))
        case "relatedUniqueIdentifier": item.attributes[name] = .text("\(Int.random(in: 0..<20, using: &random))")
        default: item.attributes[name] = .text(text())
        }
      }
      item.domain = [nil, "a", "a.b", "a.b.c", "ab"].randomElement(using: &random)!
      if Int.random(in: 0..<4, using: &random) == 0 {
        item.expirationDate = time + Double(Int.random(in: 0..<9, using: &random))
      }
      return item
    }
    for step in 0..<60 {
      let time = Double(step)
      let changes: [SearchChange] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        switch Int.random(in: 0..<12, using: &random) {
        case 0: .remove(key())
        case 1: .removeDomain(["a", "a.b", "ab", "x"].randomElement(using: &random)!, index: "")
        case 2 where step % 20 == 0: .removeAll(index: "")
        case 3 where step % 20 == 0: .removeActivities
        case 4: .setClientState([UInt8(step)], index: "")
        case 5, 6: .update(item(time))
        default: .put(item(time))
        }
      }
      try file.commit(changes, at: time)
      try memory.commit(changes, at: time)
      var queries = [SearchQuery(words: text()), SearchQuery(words: "a", kind: .item)]
      for text in [
        #"title == "ap*"cdw"#, #"keywords == "*p*""#, "pageCount >= 2 || title != *", #"* == "été"cd"#,
        #"title == "apple*"c && pageCount == *"#, #"contentType == * || textContent == "caf*"cdw"#,
      ] {
        let predicate = try SearchQueryParser.predicate(in: text, now: time, calendar: Calendar(identifier: .gregorian))
        queries += [SearchQuery(predicate), SearchQuery(words: "a", filters: [predicate])]
      }
      for query in queries {
        for limit in [2, Int.max] {
          let expected = try memory.items(for: query, limit: limit, at: time)
          #expect(
            try file.items(for: query, limit: limit, at: time) == expected, "seed \(seed), step \(step): \(query)")
        }
      }
      #expect(try file.clientState(ofIndex: "") == memory.clientState(ofIndex: ""))
    }
  }
}
