import Foundation
import SwiftUI
import Testing

/// Sheets, covers and popovers.
@MainActor @Suite("Presentations") struct PresentationTests {
  let log = LineLog()

  struct Sheets: View {
    let log: LineLog
    @State private var isShown = false
    @State private var count = 0
    @State private var item: Item?

    struct Item: Identifiable {
      let id: Int
    }

    var body: some View {
      VStack {
        Text("shown \(isShown)")
        Button("show") { isShown = true }
        Button("item 1") { item = Item(id: 1) }
      }
      .environment(\.lineLimit, 7)
      .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) {
        VStack {
          Text("count \(count)")
          Button("add") { count += 1 }
          Closing()
        }
        .onAppear { log("appears") }
        .onDisappear { log("disappears") }
      }
      .fullScreenCover(item: $item) { item in
        VStack {
          Text("item is \(item.id)")
          Button("other") { self.item = Item(id: item.id + 1) }
          Button("none") { self.item = nil }
        }
      }
    }

    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
  }

  @Test("A sheet is shown while its binding is true, in the same graph as the views that show it")
  func sheet() throws {
    let shown = TestWindow(Sheets(log: log))
    shown.press("show")
    let root = try #require(shown.window.rootViewController)
    let sheet = try #require(root.presentedViewController)
    #expect(sheet.modalPresentationStyle == .pageSheet)
    #expect(log.take() == ["appears"])
    #expect(shown.texts.contains("shown true"))
    shown.press("add")
    #expect(shown.texts.contains("count 1"))
    shown.press("close")
    #expect(root.presentedViewController == nil)
    #expect(log.take().sorted() == ["disappears", "dismissed"])
    #expect(shown.texts.contains("shown false"))
    shown.press("show")
    #expect(shown.texts.contains("count 1"))
  }

  @Test("Another item replaces what is shown, and none removes it")
  func item() throws {
    let shown = TestWindow(Sheets(log: log))
    let root = try #require(shown.window.rootViewController)
    shown.press("item 1")
    #expect(shown.texts.contains("item is 1"))
    shown.press("other")
    #expect(shown.texts.contains("item is 2"))
    #expect(!shown.texts.contains("item is 1"))
    shown.press("none")
    #expect(root.presentedViewController == nil)
  }

  @Test("Fact 174: dismiss in a sheet closes the sheet only, and at the root the window")
  func dismissAtRoot() throws {
    struct Root: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isShown = true
      var body: some View {
        Button("close window") { dismiss() }.sheet(isPresented: $isShown) { Sheets.Closing() }
      }
    }
    let controller = UIHostingController(rootView: Root())
    let shown = TestWindow(controller: controller)
    #expect(controller.presentedViewController != nil)
    shown.press("close")
    #expect(controller.presentedViewController == nil)
    shown.press("close window")
  }
}
