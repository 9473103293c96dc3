import Foundation
import SceneSystem
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@Suite("Pasteboards of a process") struct PasteboardTableTests {
  @Test("Each process has its own pasteboards") func separate() {
    let (one, other) = (PasteboardTable(), PasteboardTable())
    let name = UIPasteboard.Name("shared")
    one.pasteboard(name, creates: true)?.string = "one"
    #expect(other.pasteboard(name, creates: false) == nil)
    #expect(one.pasteboard(name, creates: false)?.string == "one")
    #expect(one.generalPasteboard() !== other.generalPasteboard())
    #expect(one.pasteboard(.general, creates: false) === one.generalPasteboard())
  }

  @Test("The general pasteboard cannot be removed; a removed one is empty") func removal() {
    let table = PasteboardTable()
    #expect(table.remove(.general) == nil && table.generalPasteboard().name == .general)
    let board = table.pasteboard(UIPasteboard.Name("a"), creates: true)
    #expect(table.remove(UIPasteboard.Name("a")) === board && table.remove(UIPasteboard.Name("a")) == nil)
    let own = UIPasteboard.withUniqueName()
    own.string = "text"
    UIPasteboard.remove(withName: own.name)
    #expect(own.string == nil && own.numberOfItems == 0)
  }

  @Test("Threads can use a pasteboard at the same time, and no change is lost") func threads() async {
    let board = UIPasteboard.withUniqueName()
    let before = board.changeCount
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<50 {
            board.string = "\(task) \(number)"
            _ = board.strings
          }
        }
      }
    }
    #expect(board.changeCount == before + 400 && board.numberOfItems == 1 && board.string?.hasSuffix(" 49") == true)
  }

  /// The content of another app's clipboard, and what the app reads.
  static let adopted: [(ClipboardContent, strings: [String]?, urls: [String]?, items: Int)] = [
    (ClipboardContent(), nil, nil, 0), (ClipboardContent(text: ""), [""], nil, 1),
    (ClipboardContent(text: "a\nb"), ["a\nb"], nil, 1),
    (links("https://example.org", text: "https://example.org"), ["https://example.org"], ["https://example.org"], 1),
    (links("file:///a", "file:///b", text: "two"), ["two"], ["file:///a", "file:///b"], 3),
    (links("https://example.org", text: nil), nil, ["https://example.org"], 1),
  ]

  private static func links(_ links: String..., text: String?) -> ClipboardContent {
    var content = ClipboardContent(text: text)
    content.links = links
    return content
  }

  @Test("What another app has copied is read as texts and links", arguments: adopted)
  func adopt(content: ClipboardContent, strings: [String]?, urls: [String]?, items: Int) {
    let board = PasteboardTable().generalPasteboard()
    board.adopt(content)
    #expect(board.strings == strings && board.urls?.map(\.absoluteString) == urls && board.numberOfItems == items)
    #expect(board.changeCount == 1 && board.hasURLs == (urls != nil))
  }

  @Test("A copied file has the type of files; damaged pictures are left out") func forms() {
    let board = PasteboardTable().generalPasteboard()
    var content = ClipboardContent()
    content.links = ["file:///a/b.txt", "::no link::"]
    content.image = Data([0, 1, 2])
    board.adopt(content)
    #expect(board.types == ["public.file-url"] && !board.hasImages)
    content.image = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>".utf8)
    board.adopt(content)
    #expect(board.image?.size == CGSize(width: 4, height: 2))
  }

  @Test("Values of the automatic type have the type of their class") func automatic() throws {
    let board = UIPasteboard.withUniqueName()
    let values: [(Any, String)] = [
      ("a", "public.utf8-plain-text"), (try #require(URL(string: "https://example.org")), "public.url"),
      (URL(fileURLWithPath: "/a"), "public.file-url"), (UIColor.red, "com.apple.uikit.color"),
      (Data([1]), "public.data"),
    ]
    for (value, type) in values {
      board.items = [[UIPasteboard.typeAutomatic: value]]
      #expect(board.types == [type])
    }
  }

  @Test("Providers of items load the values again", .timeLimit(.minutes(10))) func providers() async throws {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["one", "two"]
    var loaded: [String] = []
    for provider in board.itemProviders {
      let data = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Data, any Error>) in
        provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, error in
          done.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.coderInvalidValue)))
        }
      }
      loaded.append(String(decoding: data, as: UTF8.self))
    }
    #expect(loaded == ["one", "two"])
  }
}
