import CoreSpotlight
import SceneTesting
import Testing
import UIKitCore
import UniformTypeIdentifiers

@MainActor @Suite("Searches of the device", .serialized) struct SearchStoryTests {
  @Test(
    "E-03: an item that the user chooses arrives warm by continue, and cold in the connection options, after a kill")
  func item() throws {
    let (device, app) = try SearchApp.launch()
    app.perform { _ in
      CSSearchableIndex.default().indexSearchableItems([
        SearchApp.item("note-7", "Shopping List"), SearchApp.item("note-8", "Holidays"),
      ])
    }
    let results = app.searchResults(for: "shop")
    #expect(results.map(\.title) == ["Shopping List"] && results[0].uniqueIdentifier == "note-7")
    app.launch(searchResult: results[0])
    #expect(SearchApp.log == ["warm item note-7"])
    device.kill()
    // The index outlives the process, and answers without it.
    #expect(app.searchResults(for: "list SHOPPING") == results && !app.isRunning)
    SearchApp.log = []
    app.launch(searchResult: results[0])
    #expect(SearchApp.log == ["cold item note-7"])
  }

  @Test(
    "An activity that is eligible for search is found by title and keywords once it was current, and arrives itself")
  func activity() throws {
    let (_, app) = try SearchApp.launch()
    app.perform { _ in
      let activity = NSUserActivity(activityType: "reading")
      activity.title = "Chapter One"
      activity.userInfo = ["id": 1]
      activity.keywords = ["novel"]
      activity.persistentIdentifier = "chapter-1"
      activity.becomeCurrent()
      #expect(app.searchResults(for: "chapter").isEmpty, "not eligible")
      activity.isEligibleForSearch = true
      activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .text)
      activity.contentAttributeSet?.contentDescription = "How it begins"
      activity.becomeCurrent()
      let untitled = NSUserActivity(activityType: "reading")
      untitled.isEligibleForSearch = true
      untitled.keywords = ["chapter"]
      untitled.becomeCurrent()
    }
    for text in ["chap", "novel", "begins"] {
      #expect(app.searchResults(for: text).map(\.activityType) == ["reading"], "\(text)")
    }
    let result = try #require(app.searchResults(for: "novel").first)
    #expect(result.contentDescription == "How it begins" && result.uniqueIdentifier == nil)
    app.launch(searchResult: result)
    #expect(SearchApp.log == ["warm reading Chapter One 1"])
  }

  @Test("An activity that changes while it is current is found as it was when it resigned")
  func changedActivity() throws {
    let (_, app) = try SearchApp.launch()
    app.perform { _ in
      let activity = NSUserActivity(activityType: "reading")
      activity.title = "Draft"
      activity.persistentIdentifier = "1"
      activity.isEligibleForSearch = true
      activity.becomeCurrent()
      activity.title = "Final"
      activity.invalidate()
    }
    #expect(app.searchResults(for: "final").count == 1 && app.searchResults(for: "draft").isEmpty)
  }

  @Test("Saved activities are deleted by their identifiers, or all; items stay")
  func deletedActivities() throws {
    let (_, app) = try SearchApp.launch()
    let calls = Box(0)
    app.perform { _ in
      for number in 1...3 {
        let activity = NSUserActivity(activityType: "reading")
        activity.title = "Word \(number)"
        activity.persistentIdentifier = "\(number)"
        activity.isEligibleForSearch = true
        activity.becomeCurrent()
      }
      CSSearchableIndex.default().indexSearchableItems([SearchApp.item("2", "Word of an item")])
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["2", "9"]) { calls.change { $0 += 1 } }
      #expect(app.searchResults(for: "word").map(\.title) == ["Word of an item", "Word 3", "Word 1"])
      NSUserActivity.deleteAllSavedUserActivities { calls.change { $0 += 1 } }
    }
    #expect(app.searchResults(for: "word").map(\.title) == ["Word of an item"])
    #expect(calls.value == 2)
    // One that becomes current again is found again.
    app.perform { _ in
      let activity = NSUserActivity(activityType: "reading")
      activity.title = "Word again"
      activity.persistentIdentifier = "4"
      activity.isEligibleForSearch = true
      activity.becomeCurrent()
      NSUserActivity.deleteAllSavedUserActivities {}
      activity.becomeCurrent()
    }
    #expect(app.searchResults(for: "again").map(\.title) == ["Word again"])
  }

  @Test("E-03: a search that the user continues in the app arrives with its text")
  func continuation() throws {
    let (device, app) = try SearchApp.launch()
    app.launch(searchFor: "blue shoes")
    device.kill()
    app.launch(searchFor: "red shoes")
    #expect(SearchApp.log == ["warm query blue shoes", "cold query red shoes"])
  }

  @Test("Two devices have two indexes")
  func devices() throws {
    let (_, one) = try SearchApp.launch()
    let (_, other) = try SearchApp.launch()
    one.perform { _ in CSSearchableIndex.default().indexSearchableItems([SearchApp.item("1", "Word")]) }
    #expect(one.searchResults(for: "word").count == 1 && other.searchResults(for: "word").isEmpty)
  }
}
