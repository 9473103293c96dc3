import SwiftUI
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

private struct Opener: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Form { Text("Place") }
            .navigationTitle("New Trip")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } } }
        }
      }
  }
}

/// The names that screen readers give sheets.
@MainActor @Suite struct SheetTitleTests {
  @Test("A sheet is named by the title of the navigation stack in it") func stack() throws {
    let shown = TestWindow(Opener())
    shown.press("Open")
    shown.turn()
    let container = try #require(shown.window.subviews.last as? PresentationContainerView)
    let description = container.shownDescription.accessibility
    #expect(description.role == .dialog && description.label == "New Trip")
  }
}
