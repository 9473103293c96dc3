import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import TestSupport

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("Life cycle of an activity") struct UserActivityLifeTests {
  @Test(
    "becoming current, resigning and invalidating in any order: at most one is current, and invalid ones stay invalid",
    arguments: 1...30 as ClosedRange<UInt64>)
  func anyOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let activities = (0..<4).map { NSUserActivity(activityType: "a\($0)") }
    var current: Int?
    var over: Set<Int> = []
    for step in 0..<60 {
      let index = random.below(4)
      var logged: [String] = []
      switch random.below(7) {
      case 0, 1, 2:
        logged = RuntimeLog.capture { activities[index].becomeCurrent() }.sentences
        if !over.contains(index) { current = index }
        #expect(logged.isEmpty != over.contains(index), "seed \(seed), step \(step)")
      case 3, 4, 5:
        activities[index].resignCurrent()
        if current == index { current = nil }
      default:
        guard random.below(3) == 0 else { continue }
        activities[index].invalidate()
        over.insert(index)
        if current == index { current = nil }
      }
      #expect(
        activities.indices.filter { activities[$0].isCurrent } == (current.map { [$0] } ?? []),
        "seed \(seed), step \(step)")
      #expect(Set(activities.indices.filter { activities[$0].isInvalidated }) == over)
    }
    for activity in activities { activity.resignCurrent() }
  }

  @Test("the message about an invalidated activity has its type and a way out")
  func sentence() {
    let activity = NSUserActivity(activityType: "org.example.edit")
    activity.invalidate()
    activity.invalidate()
    #expect(
      RuntimeLog.capture { activity.becomeCurrent() }.sentences == [
        "The user activity of type \"org.example.edit\" was invalidated and cannot become current again. Make a new one."
      ])
  }

  @Test("being current does not retain an activity")
  func weak() {
    weak var observed: NSUserActivity?
    do {
      let activity = NSUserActivity(activityType: "a")
      activity.becomeCurrent()
      observed = activity
      #expect(observed?.isCurrent == true)
    }
    #expect(observed == nil)
  }

  // MARK: Saving

  final class Story { var lines: [String] = [] }

  final class Holder: UserActivityHolder {
    var userActivity: NSUserActivity?
    let name: String
    let writes: [String: Int]
    let story: Story
    init(_ name: String, _ activity: NSUserActivity?, writes: [String: Int], _ story: Story) {
      self.name = name
      userActivity = activity
      self.writes = writes
      self.story = story
    }
    func updateUserActivityState(_ activity: NSUserActivity) {
      story.lines.append(name)
      activity.addUserInfoEntries(from: writes)
    }
  }

  final class Delegate: NSObject, NSUserActivityDelegate {
    let story: Story
    let writes: [String: Int]
    init(_ story: Story, writes: [String: Int]) {
      self.story = story
      self.writes = writes
    }
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      story.lines.append("delegate")
      userActivity.addUserInfoEntries(from: writes)
    }
  }

  private let open = UserActivityFilter(activityTypes: ["a"], policy: .refuse)

  @Test(
    "R-01: the order of saving is delegate, then the activity's owners as given, and the specified writer has priority",
    arguments: 1...60 as ClosedRange<UInt64>)
  func saving(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let story = Story()
    func entries() -> [String: Int] {
      Dictionary(
        uniqueKeysWithValues: ["x", "y", "z"].filter { _ in random.below(3) == 0 }.map { ($0, random.below(100)) })
    }
    let activity = NSUserActivity(activityType: "a")
    let other = NSUserActivity(activityType: "a")
    let before = random.below(4) == 0 ? nil : entries()
    activity.userInfo = before
    activity.needsSave = random.below(2) == 0
    let delegate = random.below(2) == 0 ? Delegate(story, writes: entries()) : nil
    activity.delegate = delegate
    let holders = (0..<random.below(5)).map { number in
      Holder("holder \(number)", [activity, activity, other, nil][random.below(4)], writes: entries(), story)
    }
    let asked = holders.filter { $0.userActivity === activity }

    let archive = try #require(NSUserActivity.save(activity, responders: holders, filter: open))

    #expect(story.lines == (delegate == nil ? [] : ["delegate"]) + asked.map(\.name), "seed \(seed)")
    #expect(!activity.needsSave, "seed \(seed)")
    // The previous entries, overwritten by the delegate's; then the owners' added to them, or replacing them.
    var expected = before
    if let delegate { expected = (expected ?? [:]).merging(delegate.writes) { $1 } }
    let written = asked.reduce(into: [String: Int]()) { $0.merge($1.writes) { $1 } }
    if !written.isEmpty { expected = delegate == nil ? written : (expected ?? [:]).merging(written) { $1 } }
    let saved = try NSUserActivity(archive: archive).userInfo
    #expect(saved as? [String: Int] == expected, "seed \(seed)")
    #expect(activity.userInfo as? [String: Int] == expected, "seed \(seed)")
  }

  @Test(
    "trap 4: NSUserActivityTypes: decision, message and effect for each policy",
    arguments: [
      (["a"], UserActivityFilter.Policy.refuse, nil), (["b", "a"], .warn, nil),
      ([], .refuse, "lists no types, so it is not saved"),
      ([], .warn, "lists no types, so a device would not save it; it is saved here"),
      (["c", "b"], .refuse, "lists only b, c, so it is not saved"),
      (["A"], .warn, "lists only A, so a device would not save it; it is saved here"),
    ] as [([String], UserActivityFilter.Policy, String?)])
  func filter(types: [String], policy: UserActivityFilter.Policy, logged: String?) {
    let filter = UserActivityFilter(activityTypes: types, policy: policy)
    let sentence = logged.map {
      "The state restoration activity has the type \"a\", and NSUserActivityTypes in Info.plist \($0). Add the type to "
        + "NSUserActivityTypes."
    }
    #expect(filter.rejectionReason(for: "a") == sentence)
    let story = Story()
    let activity = NSUserActivity(activityType: "a")
    let holder = Holder("holder", activity, writes: ["x": 1], story)
    let outcome = RuntimeLog.capture { NSUserActivity.save(activity, responders: [holder], filter: filter) }
    #expect(outcome.sentences == (sentence.map { [$0] } ?? []))
    #expect((outcome.result == nil) == (logged != nil && policy == .refuse))
    // The calls are made in any case, so that an app receives the same as on a device.
    #expect(story.lines == ["holder"])
  }

  @Test("an activity that cannot be archived at all is logged with its type, after every writer was called")
  func unsaved() {
    let story = Story()
    let activity = NSUserActivity(activityType: "a")
    let delegate = Delegate(story, writes: [:])
    activity.delegate = delegate
    activity.userInfo = ["self": NSObject()]
    let outcome = RuntimeLog.capture { NSUserActivity.save(activity, responders: [Holder](), filter: open) }
    #expect(outcome.result == nil && story.lines == ["delegate"])
    #expect(
      outcome.sentences == [
        "The user activity of type \"a\" was not saved. The value at userInfo.self is of type NSObject, which a user "
          + "activity cannot hold. Use arrays, data, dates, dictionaries, NSNull, numbers, sets, strings, UUIDs and URLs."
      ])
  }
}
