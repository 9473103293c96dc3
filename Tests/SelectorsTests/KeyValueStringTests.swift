import Foundation
import RuntimeLogging
import Testing

@testable import Selectors

class ObservedAccount: NSObject {
  @KeyValueObservable var name = "Ada"
  @KeyValueObservable var friend: ObservedAccount?
  @KeyValueObservable var note: String?
  var plain = 1

  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.property("name", get: { ($0 as? ObservedAccount)?.name })
      table.property("friend", get: { ($0 as? ObservedAccount)?.friend })
      table.property("note", get: { ($0 as? ObservedAccount)?.note })
      table.property("plain", get: { ($0 as? ObservedAccount)?.plain })
    }
  }
}

private final class Watcher: NSObject, KeyValueStringObserver {
  var seen: [String] = []
  var contexts: [UnsafeMutableRawPointer?] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    func text(_ key: NSKeyValueChangeKey) -> String { change?[key].map { "\($0 is NSNull ? "null" : $0)" } ?? "-" }
    let isPrior = change?[.notificationIsPriorKey] as? Bool ?? false
    seen.append("\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey))\(isPrior ? " prior" : "")")
    contexts.append(context)
  }
}

@Suite("Observing properties by key path") struct KeyValueStringTests {
  private let account = ObservedAccount()
  private let watcher = Watcher()

  @Test("The observer gets the name, the object, and the values that the options request") func options() {
    account.addObserver(watcher, forKeyPath: "name", options: [.initial, .new, .old, .prior], context: nil)
    account.name = "Bo"
    #expect(watcher.seen == ["name - Ada", "name Ada - prior", "name Ada Bo"])
    account.removeObserver(watcher, forKeyPath: "name")
    account.addObserver(watcher, forKeyPath: "name", context: nil)
    account.name = "Cy"
    #expect(watcher.seen.last == "name - -")
  }

  @Test("A value that is nil is null in the change") func null() {
    account.addObserver(watcher, forKeyPath: "note", options: [.new, .old], context: nil)
    account.note = "x"
    account.note = nil
    #expect(watcher.seen == ["note null x", "note x null"])
  }

  @Test("A path through objects is observed, also when an object on the way is another one") func paths() {
    account.addObserver(watcher, forKeyPath: "friend.name", options: .new, context: nil)
    let friend = ObservedAccount()
    account.friend = friend
    friend.name = "Bo"
    #expect(watcher.seen == ["friend.name - Ada", "friend.name - Bo"])
  }

  @Test("An observation ends with its context, or the last one without") func removal() {
    var (one, two) = (0, 0)
    withUnsafeMutablePointer(to: &one) { one in
      withUnsafeMutablePointer(to: &two) { two in
        account.addObserver(watcher, forKeyPath: "name", context: one)
        account.addObserver(watcher, forKeyPath: "name", context: two)
        account.removeObserver(watcher, forKeyPath: "name", context: one)
        account.name = "Bo"
        #expect(watcher.contexts == [UnsafeMutableRawPointer(two)])
        account.removeObserver(watcher, forKeyPath: "name")
        account.removeObserver(watcher, forKeyPath: "name")
        account.name = "Cy"
        #expect(watcher.contexts.count == 1)
      }
    }
  }

  @Test("An app reports changes of properties that do not report them") func reported() {
    account.addObserver(watcher, forKeyPath: "plain", options: [.new, .old], context: nil)
    account.plain = 2
    #expect(watcher.seen.isEmpty)
    account.willChangeValue(forKey: "plain")
    account.didChangeValue(forKey: "plain")
    #expect(watcher.seen == ["plain 1 2"])
  }

  @Test("Neither object is retained, and nothing is sent after one has ended") func ended() {
    var other: Watcher? = Watcher()
    weak let ended = other
    account.addObserver(other ?? watcher, forKeyPath: "name", context: nil)
    other = nil
    #expect(ended == nil)
    account.name = "Bo"
    account.addObserver(watcher, forKeyPath: "name", context: nil)
    account.name = "Cy"
    #expect(watcher.seen == ["name - -"])
  }
}
