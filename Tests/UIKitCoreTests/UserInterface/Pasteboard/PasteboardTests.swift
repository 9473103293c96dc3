import Foundation
import Synchronization
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Pasteboards") struct PasteboardTests {
  let board = UIPasteboard.withUniqueName()
  private let picture = UIImage(
    data: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>".utf8))

  @Test("A new pasteboard is empty, and each value replaces the one before") func values() throws {
    #expect(board.items.isEmpty && !board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.string == nil && board.strings == nil && board.types.isEmpty && board.numberOfItems == 0)
    board.string = "one"
    #expect(board.string == "one" && board.hasStrings && !board.hasURLs && board.types == ["public.utf8-plain-text"])
    board.strings = ["two", "three"]
    #expect(board.strings == ["two", "three"] && board.string == "two" && board.numberOfItems == 2)
    let url = try #require(URL(string: "https://example.org/a"))
    board.url = url
    #expect(board.url == url && board.urls == [url] && board.hasURLs && !board.hasStrings)
    board.color = .red
    #expect(board.color == .red && board.colors == [.red] && board.hasColors && !board.hasURLs)
    board.string = nil
    #expect(board.numberOfItems == 0 && !board.hasColors)
  }

  @Test("A picture is stored by the type of its file, and its data can be read") func pictures() throws {
    let picture = try #require(picture)
    board.image = picture
    #expect(board.image == picture && board.images == [picture] && board.hasImages)
    #expect(board.contains(pasteboardTypes: ["public.image"]) && !board.contains(pasteboardTypes: ["public.png"]))
    #expect(board.data(forPasteboardType: "public.svg-image") == picture.data)
    board.setData(try #require(picture.data), forPasteboardType: "public.svg-image")
    #expect(board.image?.size == CGSize(width: 4, height: 2))
    board.setData(Data([1, 2]), forPasteboardType: "public.png")
    #expect(board.image == nil && !board.hasImages)
  }

  @Test("An item has several types, of which a value conforms to the general ones") func types() throws {
    board.setItems([["public.utf8-plain-text": "text", "org.example.own": Data([7])]])
    #expect(board.types == ["org.example.own", "public.utf8-plain-text"])
    #expect(board.value(forPasteboardType: "public.text") as? String == "text")
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    #expect(board.data(forPasteboardType: "org.example.own") == Data([7]))
    #expect(board.value(forPasteboardType: "public.png") == nil && board.data(forPasteboardType: "public.png") == nil)
    board.addItems([["public.utf8-plain-text": "more"]])
    #expect(board.strings == ["text", "more"])
    #expect(board.itemProviders.count == 2)
    #expect(board.itemProviders[0].hasItemConformingToTypeIdentifier("org.example.own"))
    #expect(board.itemProviders[1].canLoadObject(ofClass: NSString.self))
  }

  @Test("Each change is counted and reported with the added and removed types") func changes() {
    let seen = Mutex<[[String]]>([])
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      seen.withLock { $0 += [added, removed] }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let count = board.changeCount
    board.string = "a"
    board.url = URL(string: "https://example.org")
    #expect(board.changeCount == count + 2)
    #expect(
      seen.withLock { $0 } == [["public.utf8-plain-text"], [], ["public.url"], ["public.utf8-plain-text"]])
  }

  @Test("A named pasteboard is found by its name until it is removed") func names() throws {
    let name = UIPasteboard.Name("org.example.\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    first.string = "shared"
    let second = try #require(UIPasteboard(name: name, create: false))
    #expect(second.string == "shared" && second.name == name)
    second.string = "changed"
    #expect(first.string == "changed" && first.changeCount == second.changeCount)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }
}

/// A host with a clipboard.
@MainActor private final class ClipboardHost: ViewHost {
  var contents: [ClipboardContent] = []
  var opened: [String] = []
  var screen: (size: CGSize, scale: CGFloat)? { nil }
  func makeBacking(for view: any BackedView) -> any ViewBacking { RecordingHost.Backing() }
  func makeBacking(for scene: any BackedScene) -> any SceneBacking { WindowRecorder.Window() }
  func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize { TextMetrics.size(of: content, fitting: size) }
  func setClipboard(_ content: ClipboardContent) { contents.append(content) }
  func openURL(_ url: String) -> Bool {
    opened.append(url)
    return url.hasPrefix("https:")
  }
}

/// Serialised, because the general pasteboard is shared by the whole process.
@MainActor @Suite("The general pasteboard and the clipboard", .serialized) struct ClipboardTests {
  private let host = ClipboardHost()

  /// An app in windows. Each test makes its own without waiting in between, so that no other test has made another app current.
  private func makeDesktop() -> DesktopUnderTest {
    let desktop = DesktopUnderTest()
    desktop.runner.viewHost = host
    return desktop
  }

  @Test("What the app copies is put on the desktop's clipboard, in all forms") func copy() throws {
    let desktop = makeDesktop()
    defer { withExtendedLifetime(desktop) {} }
    UIPasteboard.general.string = "text"
    #expect(host.contents.last?.text == "text" && host.contents.last?.links == [])
    UIPasteboard.general.url = URL(string: "https://example.org")
    #expect(host.contents.last?.links == ["https://example.org"] && host.contents.last?.text == "https://example.org")
    let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>".utf8)
    UIPasteboard.general.image = UIImage(data: svg)
    #expect(host.contents.last?.image == svg && host.contents.last?.imageType == "image/svg+xml")
    UIPasteboard.general.items = []
    #expect(host.contents.last == ClipboardContent())
    UIPasteboard.withUniqueName().string = "private"
    #expect(host.contents.count == 4)
  }

  @Test("What another app copies can be pasted, and counts as a change") func paste() {
    let desktop = makeDesktop()
    let count = UIPasteboard.general.changeCount
    desktop.runner.clipboardChanged(to: ClipboardContent(text: "theirs"))
    #expect(UIPasteboard.general.string == "theirs" && UIPasteboard.general.changeCount == count + 1)
    var links = ClipboardContent(text: "https://example.org/a")
    links.links = ["https://example.org/a"]
    desktop.runner.clipboardChanged(to: links)
    #expect(UIPasteboard.general.url?.path == "/a" && UIPasteboard.general.string == "https://example.org/a")
    desktop.runner.clipboardChanged(to: ClipboardContent())
    #expect(!UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs && host.contents.isEmpty)
  }

  @Test("The desktop opens URLs for the app, and the result is its own") func open() {
    let desktop = makeDesktop()
    defer { withExtendedLifetime(desktop) {} }
    #expect(UIApplication.shared.openURL(URL(string: "https://example.org")!))
    #expect(!UIApplication.shared.openURL(URL(string: "unknown:a")!))
    #expect(host.opened == ["https://example.org", "unknown:a"])
  }
}
