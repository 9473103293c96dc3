import Foundation
import Testing
import UIKit

@testable import Notes

@Suite("Activities that name a document")
struct DocumentActivityTests {

  private let id = Document.ID(rawValue: "letter")!

  @Test("An activity made for a document resolves to it")
  func roundTrip() {
    let activity = id.makeActivity()
    #expect(activity.userInfo?["documentId"] as? String == "letter")
    #expect(Document.ID(activity) == id)
    #expect(activity.targetContentIdentifier == id.link)
  }

  @Test("An activity of another type, without a document or with a bad name resolves to nil")
  func foreignActivities() {
    let other = NSUserActivity(activityType: "org.example.reading")
    other.userInfo = ["documentId": "letter"]
    #expect(Document.ID(other) == nil)

    let empty = NSUserActivity(activityType: Document.ID.activityType)
    #expect(Document.ID(empty) == nil)
    empty.userInfo = ["documentId": 7]
    #expect(Document.ID(empty) == nil)
    empty.userInfo = ["documentId": "../secrets"]
    #expect(Document.ID(empty) == nil)
  }

  @Test("A document's link resolves to it")
  func link() throws {
    let url = try #require(URL(string: id.link))
    #expect(Document.ID(url) == id)
  }

  @Test(
    "A link to anything else resolves to nil",
    arguments: [
      "https://document/letter", "notes://folder/letter", "notes://document", "notes://document/", "notes:letter",
      "notes://document/a%20b", "notes://document/..",
    ])
  func foreignLinks(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(Document.ID(url) == nil)
  }
}
