import Foundation
import RuntimeLogging
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Activity sheets", .serialized) struct ActivityViewControllerTests {
  let root = UIViewController()
  let shown: ContainerWindow
  private let link = URL(string: "https://example.org/page")!

  init() { shown = ContainerWindow(root) }

  /// An activity of an app.
  private final class Sending: UIActivity {
    var log: [String] = []
    var isWilling = true
    var controller: UIViewController?
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("org.example.send") }
    override var activityTitle: String? { "Send" }
    override var activityViewController: UIViewController? { controller }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { isWilling }
    override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
    override func perform() {
      log.append("perform")
      activityDidFinish(true)
    }
  }

  private func present(_ items: [Any], _ activities: [UIActivity]? = nil) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    root.present(sheet, animated: true)
    shown.turn()
    return sheet
  }

  private var titles: [String] { shown.views(UIButton.self).compactMap(\.currentTitle) }

  @Test("A text can be copied, saved and mailed, and copying puts it on the pasteboard") func copy() throws {
    let sheet = present(["some text"])
    var result: [String] = []
    sheet.completionWithItemsHandler = { type, completed, items, error in
      result.append("\(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
    }
    #expect(titles == ["Copy", "Save to File…", "Mail", "Cancel"])
    #expect(shown.views(UILabel.self).map(\.text) == ["some text"])
    let copy = try #require(shown.button("Copy"))
    copy.receive(.pressed)
    shown.turn()
    #expect(UIPasteboard.general.string == "some text" && root.presentedViewController == nil)
    #expect(result == ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
  }

  @Test("A link can be opened as well; excluded activities are not offered") func excluded() {
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    sheet.excludedActivityTypes = [.mail, .copyToPasteboard]
    root.present(sheet, animated: true)
    shown.turn()
    #expect(titles == ["Save to File…", "Open", "Cancel"])
  }

  @Test("The app's own activity is prepared with the items, performed after the dismissal, and reported") func own()
    throws
  {
    let activity = Sending()
    let sheet = present([1, "a"], [activity])
    var result: [String] = []
    sheet.completionHandler = { type, completed in result.append("\(type?.rawValue ?? "") \(completed)") }
    #expect(titles.contains("Send"))
    try #require(shown.button("Send")).receive(.pressed)
    shown.turn()
    #expect(activity.log == ["prepare [1, \"a\"]", "perform"] && result == ["org.example.send true"])
  }

  @Test("An activity that cannot be performed with the items is not offered") func unwilling() {
    let activity = Sending()
    activity.isWilling = false
    let sheet = present(["a"], [activity])
    #expect(!titles.contains("Send") && sheet.viewIfLoaded != nil)
  }

  @Test("An activity's own controller is presented over the sheet, and both are dismissed at its end") func controller()
    throws
  {
    let activity = Sending()
    activity.controller = UIViewController()
    let sheet = present(["a"], [activity])
    var result: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in result.append("\(completed)") }
    sheet.choose(activity)
    shown.turn()
    #expect(sheet.presentedViewController === activity.controller && activity.log == ["prepare [\"a\"]"])
    activity.activityDidFinish(false)
    shown.turn()
    #expect(root.presentedViewController == nil && result == ["false"])
  }

  @Test("Cancelling reports no activity, once") func cancel() throws {
    let sheet = present(["a"])
    var result: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in result.append("\(type == nil) \(completed)") }
    try #require(shown.button("Cancel")).receive(.pressed)
    shown.turn()
    #expect(result == ["true false"] && root.presentedViewController == nil)
  }

  /// An item that depends on the activity.
  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? "for copying" : nil }
    func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Subject" }
  }

  @Test("An item source decides by its placeholder what is offered, and provides the item for the activity")
  func source() throws {
    _ = present([Source(), UIActivityItemProvider(placeholderItem: "provided")])
    try #require(shown.button("Copy")).receive(.pressed)
    shown.turn()
    #expect(UIPasteboard.general.strings == ["for copying", "provided"])
  }

  @Test("An item is saved as a file where the user chooses, and cancelling is reported") func save() throws {
    let folder = TemporaryFolder()
    for place in [folder.url.appendingPathComponent("note.txt"), nil] {
      let sheet = present(["some text"])
      var result: [Bool] = []
      sheet.completionWithItemsHandler = { _, completed, _, _ in result.append(completed) }
      try #require(shown.button("Save to File…")).receive(.pressed)
      shown.turn()
      let request = try #require(shown.scene.fileRequest?.request)
      #expect(request.kind == .save && request.suggestedName == "Text.txt" && result.isEmpty)
      shown.scene.completeFileRequest(place.map { [$0] })
      #expect(result == [place != nil])
    }
    let text = try String(contentsOf: folder.url.appendingPathComponent("note.txt"), encoding: .utf8)
    #expect(text == "some text")
  }

  @Test("Several items are saved in a folder, beside files of the same name") func saveAll() throws {
    let folder = TemporaryFolder()
    _ = present(["one", "two", link])
    try #require(shown.button("Save to File…")).receive(.pressed)
    shown.turn()
    #expect(shown.scene.fileRequest?.request.kind == .openFolder)
    shown.scene.completeFileRequest([folder.url])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["Link.txt", "Text 2.txt", "Text.txt"])
  }

  @Test("A file that cannot be written is reported as an error") func unwritable() throws {
    let sheet = present(["some text"])
    var failures: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, error in failures.append(!completed && error != nil) }
    try #require(shown.button("Save to File…")).receive(.pressed)
    shown.turn()
    shown.scene.completeFileRequest([URL(fileURLWithPath: "/nowhere/at/all/note.txt")])
    #expect(failures == [true])
  }

  @Test("The sheet points to its source in a wide window, and fits its activities") func popover() {
    let source = UIView(frame: CGRect(x: 100, y: 20, width: 60, height: 30))
    root.view.addSubview(source)
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: true)
    shown.turn()
    let place = sheet.view.placeInWindow
    #expect(place.minY >= 50 && place.minY < 70 && place.width == 320)
    #expect(shown.views(UIButton.self).allSatisfy { place.contains($0.placeInWindow) })
  }
}
