import Foundation
import SceneTesting
import Testing
import UIKitCore

/// Streams between an app that continues an activity and the app that the activity comes from (E-04).
@MainActor @Suite("Continuation streams between two devices (E-04)") struct ContinuationStreamTests {
  private let phone = Device(.phone)
  private let pad = Device(.pad)
  private let link: HandoffLink

  init() throws {
    link = phone.pair(with: pad)
    for device in [phone, pad] {
      try device.install(
        ChatApp.AppDelegate.self, manifest: .scenes(ChatApp.SceneDelegate.self).activityTypes(ChatApp.chatting))
    }
    phone.app?.launch()
  }

  private func chat(_ device: Device) throws -> ChatApp.ChatController {
    try #require(device.app?.scene("A").delegate(as: ChatApp.SceneDelegate.self)?.chat)
  }

  private func conversation(_ device: Device) throws -> ChatApp.Conversation {
    try #require(chat(device).conversation)
  }

  /// Performs work as code of the device's app.
  private func perform(_ device: Device, _ work: (ChatApp.ChatController) -> Void) throws {
    let chat = try chat(device)
    device.app?.perform { _ in work(chat) }
  }

  private func say(_ text: String, on device: Device) throws { try perform(device) { $0.conversation?.say(text) } }

  /// The activity of the phone is continued on the pad.
  private func continueActivity(supportsStreams: Bool = true) throws {
    try perform(phone) { $0.begin(supportsStreams: supportsStreams) }
    pad.continueActivity()
  }

  @Test("Requested while the activity is continued: both apps have a pair of streams, and a line goes both ways")
  func lines() throws {
    try continueActivity()
    #expect(try chat(pad).errors == [] && chat(pad).conversations.count == 1)
    #expect(try chat(phone).conversations.count == 1, "the delegate of the activity is called once")
    try say("Hello from the pad", on: pad)
    #expect(try conversation(phone).text == "Hello from the pad")
    try say("Hello from the phone", on: phone)
    #expect(try conversation(pad).text == "Hello from the phone")
    #expect(try conversation(pad).inputEvents == [.openCompleted, .hasBytesAvailable])
    #expect(try conversation(pad).outputEvents == [.openCompleted, .hasSpaceAvailable, .hasSpaceAvailable])
    #expect(try conversation(pad).input.streamStatus == .open)
  }

  @Test("The call of the activity's delegate is in the trace, after the activity was continued")
  func trace() throws {
    try continueActivity()
    let calls = phone.trace.map(\.callback)
    let continued = try #require(calls.firstIndex(of: "userActivityWasContinued(_:)"))
    #expect(calls[continued...].contains("userActivity(_:didReceive:outputStream:)"))
  }

  @Test("Requested later: the streams are another pair than those of the first request")
  func later() throws {
    try continueActivity()
    try perform(pad) { $0.connect() }
    #expect(try chat(pad).conversations.count == 2 && chat(phone).conversations.count == 2)
    try say("second", on: pad)
    #expect(try chat(phone).conversations.map(\.text) == ["", "second"])
  }

  @Test("An activity without support for streams: the request fails with the error of an unsupported feature")
  func unsupported() throws {
    try continueActivity(supportsStreams: false)
    #expect(try chat(pad).errors.map(\.code) == [CocoaError.featureUnsupported.rawValue])
    #expect(try chat(pad).errors.map(\.domain) == [NSCocoaErrorDomain])
    #expect(try chat(phone).conversations.isEmpty)
  }

  @Test("Support that ended after the activity was sent: the request is refused with 4608")
  func noLongerSupported() throws {
    try continueActivity()
    try perform(phone) { $0.userActivity?.supportsContinuationStreams = false }
    try perform(pad) { $0.connect() }
    #expect(try chat(pad).errors.map(\.code) == [4608])
    #expect(try chat(phone).conversations.count == 1)
  }

  @Test("With a delay a line arrives when its time has passed, and not before")
  func delay() throws {
    try continueActivity()
    link.delay = .milliseconds(200)
    try say("Hello", on: pad)
    link.advance(by: .milliseconds(199))
    #expect(try conversation(phone).text == "")
    link.advance(by: .milliseconds(1))
    #expect(try conversation(phone).text == "Hello")
  }

  @Test("A stream that is closed: the other app reads what was written, then the end; its own stream continues")
  func closed() throws {
    try continueActivity()
    try perform(phone) { chat in
      chat.conversation?.reads = false
    }
    try perform(pad) { chat in
      chat.conversation?.say("Goodbye")
      chat.conversation?.output.close()
    }
    #expect(try conversation(phone).inputEvents == [.openCompleted, .hasBytesAvailable])
    try perform(phone) { $0.conversation?.reads = true }
    #expect(try conversation(phone).text == "Goodbye")
    #expect(try conversation(phone).inputEvents.last == .endEncountered)
    #expect(try conversation(phone).input.streamStatus == .atEnd)
    var byte: UInt8 = 0
    #expect(try conversation(phone).input.read(&byte, maxLength: 1) == 0)
    try say("Wait", on: phone)
    #expect(try conversation(pad).text == "Wait")
    try perform(pad) { $0.conversation?.input.close() }
    #expect(try conversation(phone).outputEvents.last == .endEncountered)
    #expect(try conversation(phone).output.streamStatus == .atEnd)
  }

  @Test("Four MiB to an app that reads slowly: at most a window is on the way, and all of it arrives in order")
  func window() throws {
    try continueActivity()
    let data = (0..<4 * 1024 * 1024).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 4) }
    try perform(phone) { $0.conversation?.reads = false }
    let before = link.byteCount
    try perform(pad) { chat in
      chat.conversation?.outgoing = data
      chat.conversation?.write()
    }
    #expect(link.byteCount - before < 260 * 1024)
    #expect(try conversation(pad).output.hasSpaceAvailable == false)
    let blocked = try conversation(pad).output.write([1], maxLength: 1)
    #expect(blocked == -1, "the main thread does not wait")
    #expect(try (conversation(pad).output.streamError as NSError?)?.code == Int(EAGAIN))
    #expect(try conversation(pad).output.streamStatus == .open)
    try perform(phone) { $0.conversation?.reads = true }
    for _ in 0..<4 where try conversation(phone).received.count < data.count { link.advance(by: .seconds(1)) }
    #expect(try conversation(phone).received == data)
    #expect(pad.remoteActivities.count == 1, "the devices are connected")
  }

  @Test("A link that is lost: all streams have an error after what has arrived, and others are refused with 4609")
  func lost() throws {
    try continueActivity()
    try perform(phone) { $0.conversation?.reads = false }
    try say("Before", on: pad)
    link.state = .disconnected
    #expect(try conversation(pad).inputEvents.last == .errorOccurred)
    #expect(try conversation(pad).outputEvents.last == .errorOccurred)
    #expect(try conversation(pad).output.streamStatus == .error)
    #expect(try (conversation(pad).output.streamError as NSError?)?.code == 4609)
    #expect(try conversation(pad).output.write([1], maxLength: 1) == -1)
    try perform(phone) { $0.conversation?.reads = true }
    #expect(try conversation(phone).text == "Before")
    #expect(try conversation(phone).inputEvents.last == .errorOccurred)
    try perform(pad) { $0.connect() }
    #expect(try chat(pad).errors.map(\.code) == [4609])
    link.state = .connected
    try perform(pad) { $0.connect() }
    #expect(try chat(pad).errors.map(\.code) == [4609, 4609], "the activity belongs to the connection that has ended")
  }

  @Test("An app that is killed: the streams of the other one end")
  func killed() throws {
    try continueActivity()
    try say("Last words", on: phone)
    phone.kill()
    #expect(try conversation(pad).text == "Last words")
    #expect(try conversation(pad).inputEvents.last == .endEncountered)
    #expect(try conversation(pad).outputEvents.last == .endEncountered)
  }

  @Test("A suspended app receives its lines when it runs again")
  func suspended() throws {
    try continueActivity()
    phone.swipeHome()
    phone.suspend()
    try say("Are you there?", on: pad)
    #expect(try conversation(phone).text == "")
    phone.app?.launch()
    #expect(try conversation(phone).text == "Are you there?")
  }

  @Test("An app that writes without end to one that reads everything: a step ends, and the devices stay connected")
  func endless() throws {
    try continueActivity()
    try perform(pad) { chat in
      chat.conversation?.isEndless = true
      chat.conversation?.write()
    }
    #expect(try conversation(phone).received.count > 1024 * 1024)
    try perform(pad) { $0.conversation?.isEndless = false }
    #expect(try chat(pad).errors == [] && conversation(pad).output.streamStatus == .open)
  }

  @Test("Streams that an app does not retain are closed")
  func notRetained() throws {
    try continueActivity()
    try perform(phone) { $0.conversations = [] }
    #expect(try conversation(pad).inputEvents.last == .endEncountered)
    #expect(try conversation(pad).outputEvents.last == .endEncountered)
  }

  @Test("Open streams without traffic: nothing is sent in a day")
  func silence() throws {
    try continueActivity()
    link.advance(by: .seconds(1))
    let before = link.byteCount
    link.advance(by: .seconds(86400))
    #expect(link.byteCount == before)
  }
}
