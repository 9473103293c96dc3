import Foundation
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

/// An item of an activity sheet, and what is read from it.
struct SharedItem: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () -> Any
  var texts: [String] = []
  var urls: [String] = []
  var files: [String] = []

  static let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>".utf8)

  static let all = [
    SharedItem(testDescription: "a string", make: { "a" }, texts: ["a"], files: ["Text.txt"]),
    SharedItem(testDescription: "an empty string", make: { "" }, texts: [""], files: ["Text.txt"]),
    SharedItem(
      testDescription: "an attributed string", make: { NSAttributedString(string: "b") }, texts: ["b"],
      files: ["Text.txt"]),
    SharedItem(
      testDescription: "a link", make: { URL(string: "https://example.org/a")! }, urls: ["https://example.org/a"],
      files: ["Link.txt"]),
    SharedItem(
      testDescription: "a file", make: { URL(fileURLWithPath: "/folder/report.pdf") },
      urls: ["file:///folder/report.pdf"], files: ["report.pdf"]),
    SharedItem(testDescription: "data", make: { Data([1, 2]) }, files: ["Data"]),
    SharedItem(testDescription: "a picture", make: { UIImage(data: svg)! }, files: ["Picture.svg"]),
    SharedItem(testDescription: "a symbol", make: { UIImage(systemName: "star")! }),
    SharedItem(testDescription: "a number", make: { 42 }),
    SharedItem(testDescription: "an object", make: { NSObject() }),
  ]
}

@Suite("Items of activity sheets") struct ActivityItemsTests {
  @Test("An item is read as texts, links and files", arguments: SharedItem.all)
  func values(item: SharedItem) {
    let items = ActivityItems([item.make()])
    #expect(items.texts == item.texts && items.urls.map(\.absoluteString) == item.urls)
    #expect(items.files.map(\.name) == item.files)
  }

  @Test("All items together keep their order") func together() {
    let items = ActivityItems(SharedItem.all.map { $0.make() })
    #expect(
      items.texts == SharedItem.all.flatMap(\.texts) && items.files.count == SharedItem.all.flatMap(\.files).count)
    #expect(items.images.count == 1)
  }

  @Test("The subject names the files, without a slash that would be a folder") func subject() {
    var items = ActivityItems(["a", Data([1]), UIImage(data: SharedItem.svg)!, URL(fileURLWithPath: "/b/c.txt")])
    items.subject = "Notes 1/2"
    #expect(items.files.map(\.name) == ["Notes 1-2.txt", "Notes 1-2", "Notes 1-2.svg", "c.txt"])
  }

  @Test("The summary lists what is shared, and a long one is cut") func summary() {
    #expect(ActivityItems([]).summary.isEmpty)
    #expect(
      ActivityItems(["a", URL(string: "https://example.org")!, URL(fileURLWithPath: "/b/c.txt")]).summary
        == "a\nhttps://example.org\nc.txt")
    #expect(ActivityItems([UIImage(data: SharedItem.svg)!]).summary == "1 picture")
    #expect(ActivityItems([String](repeating: "word", count: 500)).summary.count == 201)
  }

  @Test("A file is written from data, and from another file") func write() throws {
    let folder = TemporaryFolder()
    let (first, second) = (folder.url.appendingPathComponent("a"), folder.url.appendingPathComponent("b"))
    try ActivityItems.Content.data(Data([1, 2, 3])).write(to: first)
    try ActivityItems.Content.file(first).write(to: second)
    #expect(try Data(contentsOf: second) == Data([1, 2, 3]))
    try ActivityItems.Content.data(Data([4])).write(to: second)
    #expect(try Data(contentsOf: second) == Data([4]))
    #expect(throws: (any Error).self) {
      try ActivityItems.Content.file(folder.url.appendingPathComponent("none")).write(to: second)
    }
  }

  @Test(
    "The extension of a picture's file is that of its format",
    arguments: [
      (SharedItem.svg, "svg"),
      (Data("GIF89a".utf8) + Data([4, 0, 2, 0, 0, 0, 0]), "gif"),
    ])
  func extensions(data: Data, expected: String) throws {
    #expect(try #require(UIImage(data: data)).fileExtension == expected)
  }

  @Test("The names of the system's activities are Apple's") func names() {
    #expect(UIActivity.ActivityType.copyToPasteboard.rawValue == "com.apple.UIKit.activity.CopyToPasteboard")
    #expect(UIActivity.ActivityType.mail == UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Mail"))
    #expect(UIActivity.ActivityType("a") != .mail)
  }
}

@MainActor @Suite("Free names of files") struct FileExportTests {
  @Test("A name that exists gets the next number, before its extension") func numbers() throws {
    let folder = TemporaryFolder()
    let url = folder.url.appendingPathComponent("a.tar.gz")
    #expect(FileExport.free(url) == url)
    for expected in ["a.tar 2.gz", "a.tar 3.gz", "a.tar 4.gz"] {
      try Data().write(to: FileExport.free(url))
      #expect(FileExport.free(url).lastPathComponent == expected)
    }
    let plain = folder.url.appendingPathComponent("plain")
    try Data().write(to: plain)
    #expect(FileExport.free(plain).lastPathComponent == "plain 2")
  }

  @Test("An activity without a subclass can do nothing, and its end without a sheet is harmless") func plain() {
    let activity = UIActivity()
    #expect(!activity.canPerform(withActivityItems: ["a"]) && activity.activityType == nil)
    #expect(activity.activityTitle == nil && activity.activityImage == nil && activity.activityViewController == nil)
    #expect(UIActivity.activityCategory == .action && MailActivity.activityCategory == .share)
    activity.prepare(withActivityItems: [])
    activity.perform()
    activity.activityDidFinish(true)
  }

  @Test("The end of an activity is reported once") func once() {
    let activity = UIActivity()
    var ends: [Bool] = []
    activity.finished = { completed, _ in ends.append(completed) }
    activity.activityDidFinish(true)
    activity.activityDidFinish(false)
    #expect(ends == [true])
  }

  @Test("Each of the system's activities has a title and a picture") func looks() {
    for activity in SystemActivity.all() {
      #expect(activity.activityTitle?.isEmpty == false && activity.activityImage != nil && activity.activityType != nil)
      #expect(!activity.canPerform(withActivityItems: []) && !activity.canPerform(withActivityItems: [NSObject()]))
    }
    #expect(Set(SystemActivity.all().map(\.activityType)).count == SystemActivity.all().count)
  }
}
