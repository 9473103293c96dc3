import ActivityArchive
import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("A bad value in a userInfo does not affect others") struct BadValueTests {
  private let filter = UserActivityFilter(activityTypes: ["editing"], policy: .refuse)

  private func save(
    _ userInfo: [AnyHashable: Any], lastSaved: ActivityArchive? = nil
  ) throws -> (userInfo: [AnyHashable: Any]?, sentences: [String]) {
    let activity = NSUserActivity(activityType: "editing")
    activity.userInfo = userInfo
    let (archive, sentences) = RuntimeLog.capture {
      NSUserActivity.save(activity, responders: [any UserActivityHolder](), filter: filter, lastSaved: lastSaved)
    }
    return (try archive.flatMap { try NSUserActivity(archive: $0).userInfo }, sentences)
  }

  @Test("R-01: the entry with the bad value is left out and reported, at any depth, and all others are saved")
  func leftOut() throws {
    let (info, sentences) = try save([
      "view": UIView(), "title": "draft",
      "draft": [
        "page": 3, "cursor": NSObject(), "lines": ["one", (1, 2)] as [Any],
        "notes": [["text": "a", "font": NSObject()], ["text": "b"]] as [Any],
      ] as [String: Any],
    ])
    #expect(info?["title"] as? String == "draft" && info?["view"] == nil)
    let draft = info?["draft"] as? [String: Any]
    #expect(draft?["page"] as? Int == 3 && draft?["cursor"] == nil)
    #expect(draft?["lines"] == nil, "an array with a hole would say something else")
    #expect(draft?["notes"] as? [[String: String]] == [["text": "a"], ["text": "b"]])
    #expect(
      sentences.map { $0.components(separatedBy: " is of type").first }
        == [
          "userInfo.draft.cursor", "userInfo.draft.lines[1]", "userInfo.draft.notes[0].font", "userInfo.view",
        ].map { "The user activity of type \"editing\" was saved without one value. The value at \($0)" })
  }

  @Test("R-01: if no entry of userInfo remains, the previously saved state is kept")
  func nothingLeft() throws {
    let good = NSUserActivity(activityType: "editing")
    good.userInfo = ["page": 7]
    for bad in [["view": UIView()], ["a": ["b": ["view": UIView()]]], ["list": [UIView()]]] as [[AnyHashable: Any]] {
      let (info, sentences) = try save(bad, lastSaved: good.archive())
      #expect(info?["page"] as? Int == 7)
      #expect(sentences.count == 1 && sentences[0].contains("was not saved; the previously saved one is kept."))
    }
  }

  @Test("of many bad values some are named, and the others counted")
  func many() throws {
    var info: [AnyHashable: Any] = ["good": 1]
    for number in 10..<40 { info["bad \(number)"] = NSObject() }
    let (back, sentences) = try save(info)
    #expect(back?["good"] as? Int == 1 && back?.count == 1)
    #expect(sentences.count == 9 && sentences.last == "22 more values of the same save were left out.")
  }

  @Test("a set of dictionaries with keys that are not texts is decoded equal")
  func dictionaryInSet() throws {
    let value = Set([[1: "one"], [2: "two"]])
    let (info, sentences) = try save(["value": value, "key": [[1: "one"]: 5]])
    #expect(sentences.isEmpty)
    #expect(PlainValue(try #require(info?["value"])) == PlainValue(value))
    #expect(PlainValue(try #require(info?["key"])) == PlainValue([[1: "one"]: 5]))
  }

  @Test("R-08: a session's userInfo is set without the bad value, and immediately reads back so")
  func sessionUserInfo() {
    let device = TestDevice()
    device(.tapIcon)
    let sentences = RuntimeLog.capture {
      device.act { _ in device.session()?.userInfo = ["good": 1, "view": UIView(), "uuid": UUID()] }
    }.sentences
    let name = device.session()?.persistentIdentifier ?? ""
    #expect(
      sentences
        == [("uuid", "UUID"), ("view", "UIView")].map {
          "UISceneSession.userInfo of session A (\(name)) was set without the value at userInfo.\($0.0), of type \($0.1). Store "
            + "strings, numbers, dates, data, arrays and dictionaries with string keys only."
        })
    #expect(device.session()?.userInfo as? [String: Int] == ["good": 1])
    device.crash()
    device(.tapIcon)
    #expect(device.session()?.userInfo as? [String: Int] == ["good": 1])
  }

  @Test(
    "a state that is too large is refused as a whole: the log has session and sizes, and the previous state is kept")
  func tooLarge() throws {
    let device = TestDevice()
    let activity = NSUserActivity(activityType: "editing")
    activity.userInfo = ["page": 7]
    AppBehaviour.current.restorationActivity = { _ in activity }
    device(.tapIcon, .swipeHome)
    let saved = device.record()?.restorationActivity
    let name = device.session()?.persistentIdentifier ?? ""
    let large = Data(count: StateLimit.maximumLength)
    activity.userInfo = ["data": large]
    let (_, sentences) = RuntimeLog.capture { device(.tapIcon, .swipeHome) }
    #expect(saved != nil && device.record()?.restorationActivity == saved)
    #expect(device.session()?.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
    let start =
      "The user activity of type \"editing\" of session A (\(name)) was not saved; the previously saved one is kept. It takes 8388"
    #expect(sentences.count == 1 && sentences[0].hasPrefix(start), "\(sentences)")
    let setting = RuntimeLog.capture { device.act { _ in device.session()?.stateRestorationActivity = activity } }
    #expect(device.record()?.restorationActivity == saved && setting.sentences.count == 1)
    let userInfo = RuntimeLog.capture {
      device.act { _ in
        device.session()?.userInfo = ["good": 1]
        device.session()?.userInfo = ["data": large]
      }
    }
    #expect(device.session()?.userInfo as? [String: Int] == ["good": 1])
    #expect(
      userInfo.sentences.count == 1
        && userInfo.sentences[0].hasPrefix(
          "UISceneSession.userInfo of session A (\(name)) was not changed. It takes 8388")
    )
    #expect(throws: UserActivityArchiveError.self) { try activity.archive() }
    activity.userInfo = ["data": large.dropLast(1000)]
    #expect(try activity.archive().bytes.elements.count <= StateLimit.maximumLength)
  }
}
