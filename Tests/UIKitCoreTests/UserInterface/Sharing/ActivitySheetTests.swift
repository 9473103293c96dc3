import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("What an activity sheet offers") struct ActivitySheetTests {
  let root = UIViewController()
  let shown: ContainerWindow

  init() { shown = ContainerWindow(root) }

  private static let link = URL(string: "https://example.org")!
  private static let picture = UIImage(
    data: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>".utf8))!

  @Test("The activities are those that can be performed with the items") func offers() {
    let cases: [([Any], [String])] = [
      ([], []), ([NSObject()], []), (["a"], ["Copy", "Save to File…", "Mail"]),
      ([Self.link], ["Copy", "Save to File…", "Open", "Mail"]),
      ([Self.link, Self.link], ["Copy", "Save to File…", "Mail"]),
      ([URL(fileURLWithPath: "/a/b.txt")], ["Copy", "Save to File…", "Open"]), ([Data([1])], ["Save to File…"]),
      ([Self.picture], ["Copy", "Save Image", "Save to File…"]),
      (["a", Self.picture], ["Copy", "Save Image", "Save to File…", "Mail"]),
    ]
    for (items, titles) in cases {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      #expect(sheet.offered.map(\.activityTitle) == titles, "\(items)")
    }
  }

  @Test("Excluded types are not offered, the app's own included") func excluded() {
    final class Own: UIActivity {
      override var activityType: ActivityType? { ActivityType("own") }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [Own()])
    #expect(sheet.offered.count == 4)
    sheet.excludedActivityTypes = [.mail, UIActivity.ActivityType("own"), .airDrop]
    #expect(sheet.offered.map(\.activityType) == [.copyToPasteboard, .saveToFiles])
  }

  @Test("A configuration provides its items by their providers") func configuration() {
    final class Source: NSObject, UIActivityItemsConfigurationReading {
      var itemProvidersForActivityItemsConfiguration: [NSItemProvider] {
        [NSItemProvider(object: "text" as NSString), NSItemProvider()]
      }
    }
    let sheet = UIActivityViewController(activityItemsConfiguration: Source())
    #expect(sheet.offered.map(\.activityTitle) == ["Copy", "Save to File…", "Mail"])
  }

  @Test("The list scrolls in a low window, and the button that closes it stays visible") func low() throws {
    let sheet = UIActivityViewController(activityItems: [Self.link, Self.picture], applicationActivities: nil)
    sheet.loadViewIfNeeded()
    for height in [80, 150, 400] as [CGFloat] {
      sheet.view.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      sheet.view.layoutIfNeeded()
      let cancel = try #require(sheet.view.visible(UIButton.self).first { $0.currentTitle == "Cancel" })
      let list = try #require(sheet.view.visible(UIScrollView.self).first)
      #expect(sheet.view.bounds.contains(cancel.frame) && list.frame.height >= 0)
      #expect(list.contentSize.height == CGFloat(sheet.offered.count) * 48)
    }
  }

  @Test("A sheet is dismissed by Escape and by a press beside it, and reports that once") func byHand() throws {
    for isKey in [true, false] {
      let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      var reports = 0
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        if type == nil, !completed { reports += 1 }
      }
      root.present(sheet, animated: true)
      shown.turn()
      if isKey {
        try #require(shown.views(PresentationContainerView.self).last).receive(.key(.escape))
      } else {
        try #require(shown.views(PresentationDimmingView.self).first).receive(.recognized(0, .ended(.zero)))
      }
      shown.turn()
      #expect(reports == 1 && root.presentedViewController == nil)
    }
  }

  @Test("A controller presented over the sheet does not end it") func covered() {
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var reports = 0
    sheet.completionWithItemsHandler = { _, _, _, _ in reports += 1 }
    root.present(sheet, animated: true)
    shown.turn()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: true)
    shown.turn()
    #expect(reports == 0)
    sheet.dismiss(animated: true)
    shown.turn()
    root.dismiss(animated: true)
    shown.turn()
    #expect(reports == 1)
  }

  @Test("A sheet and the app's activity are freed") func freed() {
    weak var released: UIActivityViewController?
    weak var activity: UIActivity?
    do {
      let own = UIActivity()
      let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [own])
      (released, activity) = (sheet, own)
      root.present(sheet, animated: true)
      shown.turn()
      root.dismiss(animated: true)
      shown.turn()
    }
    #expect(released == nil && activity == nil)
  }
}
