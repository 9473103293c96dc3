import Foundation
import Testing

@testable import Selectors

private class Person: NSObject {
  @KeyValueObservable var name = "Ada"
  @KeyValueObservable var friend: Person?
  @KeyValueObservable var age = 30 {
    didSet { ages.append(age) }
  }
  var ages: [Int] = []
  var title: String { "Dr. " + name }
  var plain = 1
}

private final class Child: Person {}

private final class Stored: NSObject, Codable {
  @KeyValueObservable var name = "Ada"
  @KeyValueObservable var note: String?
}

extension UserDefaults {
  fileprivate var level: Int { integer(forKey: "level") }
}

@Suite("Observing properties by key paths") struct KeyValueObservingTests {
  private let person = Person()

  @Test("The handler is called with the object and the values that the options ask for, also if the value is the same")
  func options() {
    var seen: [String] = []
    let all = person.observe(\.name, options: [.initial, .new, .old, .prior]) { object, change in
      seen.append("\(object.name) \(change.oldValue ?? "-") \(change.newValue ?? "-") \(change.isPrior)")
    }
    let none = person.observe(\.name) { _, change in
      #expect(change.oldValue == nil && change.newValue == nil && change.kind == .setting && change.indexes == nil)
      seen.append("none")
    }
    person.name = "Bo"
    person.name = "Bo"
    #expect(
      seen == [
        "Ada - Ada false", "Ada Ada - true", "Bo Ada Bo false", "none", "Bo Bo - true", "Bo Bo Bo false", "none",
      ])
    withExtendedLifetime((all, none)) {}
  }

  @Test("An observation ends when it is invalidated, released, or its object is gone; it does not retain the object")
  func end() {
    var count = 0
    var observation: NSKeyValueObservation? = person.observe(\.name) { _, _ in count += 1 }
    person.name = "1"
    observation?.invalidate()
    observation?.invalidate()
    person.name = "2"
    #expect(count == 1)
    observation = person.observe(\.name) { _, _ in count += 1 }
    person.name = "3"
    observation = nil
    person.name = "4"
    #expect(count == 2)
    weak var gone: Person?
    do {
      let other = Person()
      gone = other
      observation = other.observe(\.name) { _, _ in count += 1 }
    }
    #expect(gone == nil && observation != nil)
    observation = nil
  }

  @Test("A property of the superclass, a computed property and a path through several objects are observed")
  func paths() {
    let (child, first, second) = (Child(), Person(), Person())
    var seen: [String] = []
    let own = child.observe(\.title, options: .new) { _, change in seen.append(change.newValue ?? "") }
    let path = child.observe(\.friend?.name, options: .new) { _, change in seen.append((change.newValue ?? nil) ?? "-")
    }
    child.name = "Cy"
    child.friend = first
    first.name = "Di"
    child.friend = second
    first.name = "Ed"
    second.name = "Flo"
    #expect(seen == ["Dr. Cy", "Ada", "Di", "Ada", "Flo"])
    withExtendedLifetime((own, path)) {}
  }

  @Test("A property without reports is reported by the app") func manual() {
    var seen: [Int?] = []
    let observation = person.observe(\.plain, options: [.new, .prior]) { _, change in seen.append(change.newValue) }
    person.plain = 2
    #expect(seen == [])
    person.willChangeValue(for: \.plain)
    person.plain = 3
    person.didChangeValue(for: \.plain)
    #expect(seen == [nil, 3])
    withExtendedLifetime(observation) {}
  }

  @Test("An object that reports changes without their property is compared") func compared() {
    var seen: [Int?] = []
    let observation = person.observe(\.plain, options: .new) { _, change in seen.append(change.newValue) }
    KeyValueObservers.changed(person)
    person.plain = 5
    KeyValueObservers.changed(person)
    #expect(seen == [5])
    withExtendedLifetime(observation) {}
  }

  @Test("A value in the defaults is observed, when it is compared at the end of a turn") func defaults() throws {
    let suite = try #require(UserDefaults(suiteName: "KeyValueObservingTests"))
    suite.removeObject(forKey: "level")
    var seen: [Int?] = []
    let observation = suite.observe(\.level, options: .new) { _, change in seen.append(change.newValue) }
    suite.set(3, forKey: "level")
    KeyValueObservers.compareDefaults()
    suite.set(true, forKey: "other")
    KeyValueObservers.compareDefaults()
    suite.set(4, forKey: "level")
    KeyValueObservers.compareDefaults()
    #expect(seen == [3, 4])
    observation.invalidate()
    suite.removePersistentDomain(forName: "KeyValueObservingTests")
  }

  @Test("Observers of the property itself are called too, and a handler may end its observation") func nested() {
    var observation: NSKeyValueObservation?
    var count = 0
    observation = person.observe(\.age) { _, _ in
      count += 1
      observation?.invalidate()
    }
    person.age = 31
    person.age = 32
    #expect(count == 1 && person.ages == [31, 32])
  }

  @Test("A class whose coding is synthesized is coded as without the wrapper") func coding() throws {
    let stored = Stored()
    stored.name = "Bo"
    let data = try JSONEncoder().encode(stored)
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"Bo"}"#)
    let read = try JSONDecoder().decode(Stored.self, from: Data(#"{"name":"Cy"}"#.utf8))
    #expect(read.name == "Cy" && read.note == nil)
    #expect(try JSONDecoder().decode(Stored.self, from: Data(#"{"name":"C","note":"n"}"#.utf8)).note == "n")
  }
}
