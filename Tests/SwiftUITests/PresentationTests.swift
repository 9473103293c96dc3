import Foundation
import RuntimeLogging
import SwiftUI
import Testing

@testable import UIKitCore

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

  private struct Several: View {
    @State var first = true
    @State var second = true
    @State var alert = true

    var body: some View {
      VStack {
        Text("page").sheet(isPresented: $first) { Button("close first") { first = false } }
        Text("other").sheet(isPresented: $second) { Button("close second") { second = false } }
        Text("third").alert("Alert", isPresented: $alert) {}
      }
    }
  }

  @Test(
    "Of several presentations that are wanted at the same time one is shown, and the others wait without further layouts"
  )
  func several() throws {
    let (shown, sentences) = RuntimeLog.capture { TestWindow(Several()) }
    #expect(sentences == [])
    let root = try #require(shown.window.rootViewController)
    #expect(shown.texts.contains("close first"))
    #expect(!shown.texts.contains("close second"))
    shown.press("close first")
    #expect(shown.texts.contains("close second"))
    shown.press("close second")
    #expect((root.presentedViewController as? UIAlertController)?.title == "Alert")
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

  struct Guarded: View {
    @State private var isShown = true
    @State private var isLocked = true
    var body: some View {
      Text("shown \(isShown)").sheet(isPresented: $isShown) {
        Button("unlock") { isLocked = false }.interactiveDismissDisabled(isLocked).preferredColorScheme(.dark)
      }
    }
  }

  @Test("The user cannot close a sheet that disables it, and closes another one, which sets the binding")
  func user() throws {
    let shown = TestWindow(Guarded())
    let root = try #require(shown.window.rootViewController)
    let sheet = try #require(root.presentedViewController)
    #expect(sheet.isModalInPresentation)
    #expect(sheet.view.overrideUserInterfaceStyle == .dark)
    sheet.dismissByUser()
    shown.turn()
    #expect(root.presentedViewController != nil)
    shown.press("unlock")
    sheet.dismissByUser()
    shown.turn()
    #expect(root.presentedViewController == nil)
    #expect(shown.texts == ["shown false"])
  }

  @Test("A popover points to its view")
  func popover() throws {
    struct Pointing: View {
      @State private var isShown = true
      var body: some View {
        Text("anchor").popover(isPresented: $isShown) { Text("in a popover") }
      }
    }
    let shown = TestWindow(Pointing())
    let controller = try #require(shown.window.rootViewController?.presentedViewController)
    #expect(controller.modalPresentationStyle == .popover)
    let place = try #require(controller.popoverPresentationController)
    #expect(place.sourceView === shown.window.rootViewController?.view)
    #expect(place.sourceRect.width > 20)
  }

  @Test("dismiss in a hosting controller that UIKit presents, or has on a stack, ends that")
  func uikit() throws {
    let root = UIViewController()
    let shown = TestWindow(controller: UINavigationController(rootViewController: root))
    root.present(UIHostingController(rootView: Sheets.Closing()), animated: false)
    shown.turn()
    #expect(root.presentedViewController != nil)
    shown.press("close")
    #expect(root.presentedViewController == nil)
    root.navigationController?.pushViewController(UIHostingController(rootView: Sheets.Closing()), animated: false)
    shown.turn()
    shown.press("close")
    #expect(root.navigationController?.viewControllers.count == 1)
  }

  @Test("Views read the appearance that is preferred for their window")
  func preferredAppearance() {
    struct Dark: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light").preferredColorScheme(.dark) }
    }
    #expect(TestWindow(Dark()).texts == ["dark"])
  }
}
