import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("Saving a restoration activity") struct SavingTests {
  final class Story { var lines: [String] = [] }

  final class Delegate: NSObject, NSUserActivityDelegate {
    let story: Story
    let entry: [AnyHashable: Any]
    init(_ story: Story, writes entry: [AnyHashable: Any] = [:]) {
      self.story = story
      self.entry = entry
    }
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      story.lines.append("willSave")
      if !entry.isEmpty { userActivity.addUserInfoEntries(from: entry) }
    }
  }

  final class Holder: UIResponder {
    let name: String
    let story: Story
    let entry: [AnyHashable: Any]
    init(_ name: String, _ story: Story, holds activity: NSUserActivity?, writes entry: [AnyHashable: Any] = [:]) {
      self.name = name
      self.story = story
      self.entry = entry
      super.init()
      userActivity = activity
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
      story.lines.append("\(name) finds \(activity.userInfo?.count ?? -1)")
      activity.addUserInfoEntries(from: entry)
    }
  }

  let filter = UserActivityFilter(activityTypes: ["org.example.edit"], policy: .refuse)
  let activity = NSUserActivity(activityType: "org.example.edit")
  let story = Story()

  private func saved(_ responders: [any UserActivityHolder]) throws -> [AnyHashable: Any]? {
    let archive = try #require(NSUserActivity.save(activity, responders: responders, filter: filter))
    return try NSUserActivity(archive: archive).userInfo
  }

  @Test("R-01: first the delegate, then each responder that holds the same object, then the archive") func order()
    throws
  {
    let delegate = Delegate(story)
    activity.delegate = delegate
    let twin = NSUserActivity(activityType: "org.example.edit")
    let info = try saved([
      Holder("first", story, holds: activity, writes: ["a": 1]), Holder("twin", story, holds: twin),
      Holder("none", story, holds: nil), Holder("second", story, holds: activity, writes: ["b": 2]),
    ])
    #expect(story.lines == ["willSave", "first finds 0", "second finds 1"])
    #expect(info as? [String: Int] == ["a": 1, "b": 2])
  }

  @Test("responders find userInfo empty, so that outdated entries are not saved") func clearedFirst() throws {
    activity.userInfo = ["stale": true]
    let info = try saved([Holder("h", story, holds: activity, writes: ["fresh": 1])])
    #expect(story.lines == ["h finds 0"])
    #expect(info as? [String: Int] == ["fresh": 1])
  }

  @Test("an activity that only a scene holds keeps its content, as in Apple's sample") func holderThatWritesNothing()
    throws
  {
    activity.userInfo = ["document": "d-1"]
    let silent = UIResponder()
    silent.userActivity = activity
    #expect(try saved([silent]) as? [String: String] == ["document": "d-1"])
    #expect(activity.userInfo as? [String: String] == ["document": "d-1"])
  }

  @Test("entries that the delegate wrote are kept when responders write") func delegateAndResponder() throws {
    let delegate = Delegate(story, writes: ["byDelegate": 1, "both": 1])
    activity.delegate = delegate
    let info = try saved([Holder("h", story, holds: activity, writes: ["both": 2])])
    #expect(info as? [String: Int] == ["byDelegate": 1, "both": 2])
  }

  @Test("without responders userInfo is saved unchanged, and needsSave is cleared") func plain() throws {
    activity.userInfo = ["document": "d-1"]
    activity.needsSave = true
    #expect(try saved([UIResponder()]) as? [String: String] == ["document": "d-1"])
    #expect(!activity.needsSave)
  }

  @Test("trap 4: a restoration activity whose type is not in NSUserActivityTypes is logged when it is lost")
  func unlistedType() {
    let other = NSUserActivity(activityType: "org.example.other")
    let outcome = RuntimeLog.capture {
      NSUserActivity.save(other, responders: [any UserActivityHolder](), filter: filter)
    }
    #expect(outcome.result == nil)
    #expect(
      outcome.sentences == [
        "The state restoration activity has the type \"org.example.other\", and NSUserActivityTypes in Info.plist lists "
          + "only org.example.edit, so it is not saved. Add the type to NSUserActivityTypes."
      ])
  }

  @Test("a policy that only warns saves the activity and logs what a device would do") func warning() {
    let lenient = UserActivityFilter(activityTypes: [String](), policy: .warn)
    let outcome = RuntimeLog.capture {
      NSUserActivity.save(activity, responders: [any UserActivityHolder](), filter: lenient)
    }
    #expect(outcome.result?.activityType == "org.example.edit")
    #expect(
      outcome.sentences.count == 1 && outcome.sentences[0].contains("lists no types, so a device would not save it"))
  }

  @Test("a listed type logs nothing") func listedType() {
    let outcome = RuntimeLog.capture {
      NSUserActivity.save(activity, responders: [any UserActivityHolder](), filter: filter)
    }
    #expect(outcome.result != nil && outcome.sentences.isEmpty)
    #expect(filter.rejectionReason(for: "org.example.edit") == nil)
  }

  @Test("a value that cannot be saved is named in the log, and the app continues") func unsupportedValue() {
    activity.userInfo = ["view": UIResponder()]
    let outcome = RuntimeLog.capture {
      NSUserActivity.save(activity, responders: [any UserActivityHolder](), filter: filter)
    }
    #expect(outcome.result == nil)
    #expect(
      outcome.sentences.count == 1 && outcome.sentences[0].contains("The value at userInfo.view is of type UIResponder")
    )
  }

  @Test("a delegate without methods saves nothing and does not trap") func emptyDelegate() throws {
    final class Silent: NSObject, NSUserActivityDelegate {}
    let delegate = Silent()
    activity.delegate = delegate
    delegate.userActivityWasContinued(activity)
    delegate.userActivity(activity, didReceive: InputStream(data: Data()), outputStream: OutputStream(toMemory: ()))
    #expect(try saved([]) == nil)
  }
}
