import Foundation
import SceneTesting
import Testing
import UIKitCore

/// One user's activity on two devices (E-04).
@MainActor @Suite("Handoff between two devices (E-04)") struct HandoffTests {
  private let phone = Device(.phone)
  private let pad = Device(.pad)
  private let link: HandoffLink

  init() throws {
    link = phone.pair(with: pad)
    for device in [phone, pad] { try Self.install(on: device) }
    phone.app?.launch()
  }

  private static func install(on device: Device, type: String = LetterApp.writing) throws {
    try device.install(
      LetterApp.AppDelegate.self, manifest: .scenes(LetterApp.SceneDelegate.self).activityTypes(type))
  }

  private func delegate(_ device: Device, _ scene: String = "A") throws -> LetterApp.SceneDelegate {
    try #require(device.app?.scene(scene).delegate(as: LetterApp.SceneDelegate.self))
  }

  /// Performs work as code of the device's app.
  private func perform(_ device: Device, _ scene: String = "A", _ work: (LetterApp.LetterController) -> Void) throws {
    let letter = try #require(delegate(device, scene).letter)
    device.app?.perform { _ in work(letter) }
  }

  // MARK: Offers

  @Test("The activity of the controller in front is offered with type, title and device")
  func offered() throws {
    #expect(pad.remoteActivities.isEmpty)
    try perform(phone) { $0.begin("To Ada") }
    #expect(pad.remoteActivities.map(\.title) == ["To Ada"])
    #expect(pad.remoteActivities.map(\.activityType) == [LetterApp.writing])
    #expect(pad.remoteActivities.map(\.deviceName) == ["phone"])
    #expect(phone.remoteActivities.isEmpty, "a device does not offer to itself")
  }

  @Test("What an app offered before its device was paired is offered to the new peer")
  func pairedLater() throws {
    try perform(phone) { $0.begin("To Ada") }
    let other = Device(.pad)
    try Self.install(on: other)
    other.pair(with: phone)
    #expect(other.remoteActivities.map(\.title) == ["To Ada"])
  }

  @Test("A new title is offered; without an activity nothing is")
  func changed() throws {
    try perform(phone) { $0.begin() }
    link.advance(by: .seconds(1))
    try perform(phone) { $0.userActivity?.title = "To Grace" }
    #expect(pad.remoteActivities.map(\.title) == ["To Grace"])
    link.advance(by: .seconds(1))
    try perform(phone) { $0.userActivity = nil }
    #expect(pad.remoteActivities.isEmpty)
  }

  @Test(
    "An activity that is not eligible, has expired, was invalidated or is of a type that Info.plist does not list is not offered"
  )
  func notOffered() throws {
    try perform(phone) { $0.begin().isEligibleForHandoff = false }
    #expect(pad.remoteActivities.isEmpty)
    try perform(phone) { $0.begin().expirationDate = Date(timeIntervalSinceNow: -1) }
    #expect(pad.remoteActivities.isEmpty)
    try perform(phone) { $0.begin().invalidate() }
    #expect(pad.remoteActivities.isEmpty)
    let other = Device(.phone)
    try Self.install(on: other, type: "org.example.other")
    other.pair(with: pad)
    other.app?.launch()
    try perform(other) { $0.begin() }
    #expect(pad.remoteActivities.isEmpty)
    #expect(
      other.app?.console.contains {
        $0.contains("is not offered to other devices: NSUserActivityTypes in Info.plist does not list the type")
      } == true)
  }

  @Test("An app in the background offers nothing, and its activity again when it returns")
  func background() throws {
    try perform(phone) { $0.begin() }
    phone.swipeHome()
    link.advance(by: .seconds(1))
    #expect(pad.remoteActivities.isEmpty)
    phone.app?.launch()
    link.advance(by: .seconds(1))
    #expect(pad.remoteActivities.count == 1)
  }

  @Test("A killed app offers nothing")
  func killed() throws {
    try perform(phone) { $0.begin() }
    phone.kill()
    link.advance(by: .seconds(1))
    #expect(pad.remoteActivities.isEmpty)
    #expect(pad.continueActivity().rejectionReason == "No other device offers an activity that can be continued here.")
  }

  @Test("Of several windows the one with the focus offers its activity")
  func focus() throws {
    pad.app?.launch()
    try perform(pad) { $0.begin("A") }
    pad.app?.openNewWindow()
    link.advance(by: .seconds(1))
    try perform(pad, "B") { $0.begin("B") }
    #expect(phone.remoteActivities.map(\.title) == ["B"])
    link.advance(by: .seconds(1))
    if let scene = pad.app?.scene("A") { pad.app?.choose(scene) }
    link.advance(by: .seconds(1))
    #expect(phone.remoteActivities.map(\.title) == ["A"])
  }

  @Test("A device without the app shows only what has a web page, and opens that")
  func webpage() throws {
    let other = Device(.phone)
    other.pair(with: phone)
    try other.install(
      LetterApp.AppDelegate.self,
      manifest: .scenes(LetterApp.SceneDelegate.self).activityTypes(LetterApp.writing)
        .bundleIdentifier("org.example.other"))
    try perform(phone) { $0.begin() }
    #expect(other.remoteActivities.isEmpty)
    link.advance(by: .seconds(1))
    phone.advance(by: .seconds(1))
    try perform(phone) { $0.userActivity?.webpageURL = URL(string: "https://example.org/letter") }
    #expect(other.remoteActivities.count == 1)
    #expect(other.continueActivity().openedPages == ["https://example.org/letter"])
    #expect(other.app?.isRunning == false)
  }

  // MARK: Continuing

  @Test(
    "Cold: the options have the type, the activity follows with what the app has now, and the first app is notified")
  func cold() throws {
    try perform(phone) { letter in
      letter.begin()
      letter.text = "Dear Ada"
    }
    pad.continueActivity()
    #expect(try delegate(pad).notes == ["options \(LetterApp.writing)", "continue Dear Ada"])
    #expect(try delegate(phone).letter?.notes == ["willSave", "wasContinued"])
    #expect(try delegate(phone).notes == ["didUpdate Dear Ada"])
  }

  @Test("Warm: the announcement comes before the activity, in the scene that is in front")
  func warm() throws {
    pad.app?.launch()
    try perform(phone) { letter in
      letter.begin()
      letter.text = "Dear Ada"
    }
    pad.continueActivity()
    #expect(try delegate(pad).notes == ["willContinue \(LetterApp.writing)", "continue Dear Ada"])
  }

  @Test("An app in the background is brought to the front for it")
  func inBackground() throws {
    pad.app?.launch()
    pad.swipeHome()
    pad.suspend()
    try perform(phone) { $0.begin() }
    let result = pad.continueActivity()
    expectCallbacks(
      containing: [
        "SceneDelegate[A].sceneWillEnterForeground(_:)",
        "SceneDelegate[A].scene(_:willContinueUserActivityWithType:)", "SceneDelegate[A].sceneDidBecomeActive(_:)",
        "SceneDelegate[A].scene(_:continue:)",
      ], in: result)
  }

  @Test("An activity that no responder holds is sent as it is, unless it needs to be saved")
  func notUpdated() throws {
    var kept: NSUserActivity?
    try perform(phone) { letter in
      let activity = letter.begin()
      letter.userActivity = nil
      activity.userInfo = ["text": "as it was"]
      activity.needsSave = false
      activity.becomeCurrent()
      kept = activity
    }
    pad.continueActivity()
    #expect(try delegate(pad).notes.last == "continue as it was")
    #expect(try delegate(phone).letter?.notes == ["wasContinued"])
    kept?.needsSave = true
    pad.continueActivity()
    #expect(try delegate(phone).letter?.notes == ["wasContinued", "willSave", "wasContinued"])
  }

  @Test("An activity that is too large is sent with its required keys alone, and fails with its own code without them")
  func tooLarge() throws {
    let large = Data(count: 9 * 1024 * 1024)
    try perform(phone) { letter in
      letter.text = "kept"
      letter.picture = large
      letter.begin().requiredUserInfoKeys = ["text"]
    }
    pad.continueActivity()
    #expect(try delegate(pad).notes.last == "continue kept")
    try perform(phone) { $0.userActivity?.requiredUserInfoKeys = nil }
    pad.continueActivity()
    #expect(try delegate(pad).notes.last == "didFail \(LetterApp.writing)")
    #expect(try delegate(pad).errors == [4611])
  }

  @Test("E-10: the scene whose conditions accept the content continues it")
  func routing() throws {
    pad.app?.launch()
    pad.app?.openNewWindow()
    for (scene, target) in [("A", "letter-7"), ("B", "letter-8")] {
      try perform(pad, scene) { letter in
        letter.view.window?.windowScene?.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
          NSPredicate(format: "self == %@", target)
      }
    }
    try perform(phone) { letter in
      letter.begin(target: "letter-7")
      letter.text = "Dear Ada"
    }
    pad.continueActivity()
    #expect(try delegate(pad, "A").notes.last == "continue Dear Ada")
    #expect(try delegate(pad, "B").notes.isEmpty)
  }

  @Test("An activity is continued back on the first device")
  func thereAndBack() throws {
    try perform(phone) { letter in
      letter.begin()
      letter.text = "Dear Ada"
    }
    pad.continueActivity()
    try perform(pad) { letter in
      letter.begin()
      letter.text += ", good morning"
    }
    #expect(phone.remoteActivities.count == 1)
    phone.continueActivity()
    #expect(try delegate(phone).letter?.text == "Dear Ada, good morning")
  }

  // MARK: The network

  @Test(
    "With a delay the app is started when the other device has answered, and gets the content with the next message")
  func delay() throws {
    try perform(phone) { letter in
      letter.begin()
      letter.text = "Dear Ada"
    }
    link.delay = .milliseconds(200)
    pad.continueActivity()
    #expect(pad.app?.isRunning == false)
    link.advance(by: .milliseconds(400))
    #expect(try delegate(pad).notes == ["options \(LetterApp.writing)", "continue Dear Ada"])
    #expect(try delegate(phone).letter?.notes == ["willSave"])
    link.advance(by: .milliseconds(200))
    #expect(try delegate(phone).letter?.notes == ["willSave", "wasContinued"])
  }

  @Test("A device that vanishes in the middle: the app is notified of the failure exactly once, after its time")
  func vanishes() throws {
    pad.app?.launch()
    try perform(phone) { $0.begin() }
    link.state = .silent
    pad.continueActivity()
    link.advance(by: .seconds(29))
    #expect(try delegate(pad).notes.isEmpty)
    link.advance(by: .seconds(2))
    #expect(try delegate(pad).notes == ["willContinue \(LetterApp.writing)", "didFail \(LetterApp.writing)"])
    #expect(try delegate(pad).errors == [4610])
    link.advance(by: .seconds(120))
    #expect(try delegate(pad).errors == [4610])
  }

  @Test("A connection that ends in the middle fails at once, and offers return with the connection")
  func connectionEnds() throws {
    pad.app?.launch()
    try perform(phone) { $0.begin() }
    link.delay = .milliseconds(200)
    pad.continueActivity()
    link.advance(by: .milliseconds(100))
    link.state = .disconnected
    #expect(try delegate(pad).notes == ["willContinue \(LetterApp.writing)", "didFail \(LetterApp.writing)"])
    #expect(try delegate(pad).errors == [4609])
    #expect(pad.remoteActivities.isEmpty)
    link.state = .connected
    link.advance(by: .seconds(1))
    #expect(pad.remoteActivities.count == 1)
  }

  @Test("The app is killed on the first device before its content is sent: the continuation fails")
  func killedInTheMiddle() throws {
    pad.app?.launch()
    try perform(phone) { $0.begin() }
    link.delay = .milliseconds(200)
    pad.continueActivity()
    phone.kill()
    link.advance(by: .seconds(1))
    #expect(try delegate(pad).notes == ["willContinue \(LetterApp.writing)", "didFail \(LetterApp.writing)"])
    #expect(try delegate(pad).errors == [4608])
  }

  @Test("Nothing is sent in a day in which nothing changes")
  func silence() throws {
    try perform(phone) { $0.begin() }
    link.advance(by: .seconds(1))
    let before = link.byteCount
    link.advance(by: .seconds(86400))
    #expect(link.byteCount == before)
  }

  @Test("Both devices and the link are freed")
  func freed() throws {
    weak var first: Device?
    weak var network: HandoffLink?
    do {
      let one = Device(.phone)
      let other = Device(.pad)
      let link = one.pair(with: other)
      try Self.install(on: one)
      one.app?.launch()
      try perform(one) { $0.begin() }
      first = one
      network = link
    }
    #expect(first == nil && network == nil)
  }
}
