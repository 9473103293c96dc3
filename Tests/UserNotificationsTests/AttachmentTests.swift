import Foundation
import TestSupport
import Testing

@testable @_spi(Runtime) import UserNotifications

@Suite("Attachments of notifications") struct AttachmentTests {
  private let folder = TemporaryFolder()

  private func file(_ name: String) throws -> URL {
    URL(fileURLWithPath: try folder.write(Data([1]), to: name))
  }

  @Test(
    "An attachment has the type of its file's extension, or that of the hint, and a new identifier for an empty one")
  func types() throws {
    let picture = try UNNotificationAttachment(identifier: "logo", url: file("a.PNG"))
    #expect(picture.identifier == "logo" && picture.type == "public.png" && picture.url.lastPathComponent == "a.PNG")
    let hinted = try UNNotificationAttachment(
      identifier: "", url: file("b"), options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])
    #expect(hinted.type == "public.jpeg" && !hinted.identifier.isEmpty)
  }

  @Test("A file that does not exist, an address and another type are errors") func errors() throws {
    func code(_ url: URL, _ options: [AnyHashable: Any]? = nil) -> UNError.Code? {
      do throws(any Error) {
        _ = try UNNotificationAttachment(identifier: "a", url: url, options: options)
        return nil
      } catch { return (error as? UNError)?.code }
    }
    #expect(code(URL(fileURLWithPath: "/nowhere/a.png")) == .attachmentInvalidURL)
    #expect(code(URL(string: "https://example.com/a.png")!) == .attachmentInvalidURL)
    #expect(try code(file("a.txt")) == .attachmentUnrecognizedType)
    let error = UNError(.attachmentInvalidURL) as NSError
    #expect(error.domain == "UNErrorDomain" && error.code == 100 && error.localizedDescription.contains("attachment"))
  }

  @Test("Copies of a content keep its attachments, and a desktop gets the first picture") func content() throws {
    let content = UNMutableNotificationContent()
    #expect(content.attachments.isEmpty)
    content.attachments = [
      try UNNotificationAttachment(identifier: "1", url: file("a.mp3")),
      try UNNotificationAttachment(identifier: "2", url: file("b.png")),
      try UNNotificationAttachment(identifier: "3", url: file("c.jpg")),
    ]
    let copy = try #require(content.copy() as? UNNotificationContent)
    #expect(copy.attachments.map(\.identifier) == ["1", "2", "3"])
    func shown(_ content: UNNotificationContent) -> PresentedNotification {
      let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
      return PresentedNotification(UNNotification(request: request, date: Date()), categories: [], options: [])
    }
    #expect(shown(copy).picture?.hasSuffix("b.png") == true)
    #expect(shown(UNNotificationContent()).picture == nil)
  }
}
