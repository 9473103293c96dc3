import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import UIKitCore

/// Buttons that rename and paste, calendars of several days, progress by time.
@MainActor @Suite("Buttons that rename and paste, days, and progress by time") struct SmallControlTests {
  @Test("A rename button calls the action around it, and cannot be pressed without one")
  func rename() throws {
    let log = EventLog()
    let hosted = Hosted(RenameButton().renameAction { log.lines.append("rename") })
    hosted.press("Rename")
    #expect(log.lines == ["rename"])
    #expect(try #require(Hosted(RenameButton()).first(UIControl.self)).isEnabled == false)
  }

  @Test("A paste button gives the texts of the pasteboard")
  func paste() async throws {
    UIPasteboard.general.string = "copied"
    let texts: [String] = await withCheckedContinuation { continuation in
      let hosted = Hosted(PasteButton(payloadType: String.self) { continuation.resume(returning: $0) })
      hosted.press("Paste")
    }
    #expect(texts == ["copied"])
    UIPasteboard.general.items = []
    let log = EventLog()
    Hosted(PasteButton(supportedContentTypes: [.plainText]) { log.lines.append("\($0.count)") }).press("Paste")
    #expect(log.lines.isEmpty)
  }

  @Test("A day that is pressed in a calendar is selected, and released by another press")
  func days() throws {
    @MainActor final class Model: ObservableObject {
      @Published var days: Set<DateComponents> = []
    }
    struct Days: View {
      @ObservedObject var model: Model
      var body: some View { MultiDatePicker("Days", selection: $model.days) }
    }
    let model = Model()
    let hosted = Hosted(Days(model: model))
    let calendar = try #require(hosted.first(UICalendarView.self))
    let selection = try #require(calendar.selectionBehavior as? UICalendarSelectionMultiDate)
    let day = DateComponents(year: 2026, month: 11, day: 27)
    selection.press(day)
    #expect(model.days.map(\.day) == [27])
    selection.press(day)
    #expect(model.days.isEmpty)
    model.days = [DateComponents(year: 2026, month: 11, day: 3)]
    hosted.layOut()
    #expect(selection.selectedDates.map(\.day) == [3])
  }

  @Test("Progress by time is what is left of it, or what has passed")
  func progressByTime() throws {
    let start = Date(timeIntervalSinceNow: -30)
    let interval = start...start.addingTimeInterval(120)
    let down = Hosted(ProgressView(timerInterval: interval) { Text("Left") })
    #expect(abs(try #require(down.first(UIProgressView.self)).progress - 0.75) < 0.02)
    #expect(down.texts.first == "Left" && down.texts.count == 2)
    let up = Hosted(ProgressView(timerInterval: interval, countsDown: false))
    #expect(abs(try #require(up.first(UIProgressView.self)).progress - 0.25) < 0.02)
    let over = Hosted(
      ProgressView(timerInterval: start...start, countsDown: false, label: { Text("a") }, currentValueLabel: {}))
    #expect(try #require(over.first(UIProgressView.self)).progress == 1)
  }

  @Test("A view that mirrors is mirrored from right to left only")
  func mirrored() {
    func isMirrored(_ direction: LayoutDirection, _ behavior: LayoutDirectionBehavior) -> Bool {
      let hosted = Hosted(
        Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
      return hosted.all(UIView.self).contains { $0.transform.a < 0 }
    }
    #expect(isMirrored(.rightToLeft, .mirrors))
    #expect(!isMirrored(.leftToRight, .mirrors))
    #expect(!isMirrored(.rightToLeft, .fixed))
  }

  @Test("A picture of a view has its size and draws what it shows")
  func imageRenderer() throws {
    let renderer = ImageRenderer(
      content: Text("Shared").frame(width: 80, height: 40).background(Color.red))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 80, height: 40))
    #expect(image.scale == 2)
    #expect(renderer.cgImage?.width == 160)
    var drawn = CGSize.zero
    renderer.render { size, draw in
      drawn = size
      let context = CGContext(pictureOf: CGRect(origin: .zero, size: size), opaque: false)
      draw(context)
      #expect(!context.commands.isEmpty)
    }
    #expect(drawn == CGSize(width: 80, height: 40))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test("Calls that apps make compile")
  func callShapes() {
    struct Token: Identifiable {
      let id: Int
    }
    struct Photo: Transferable {
      static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.image) }
      var image: Image
    }
    let tokens = Binding.constant([Token(id: 1)])
    let text = Binding.constant("")
    _ = Text("a").searchable(text: text, editableTokens: tokens) { $token in Text("\(token.id)") }
    _ = Text("a").searchable(text: text, editableTokens: tokens, prompt: "b") { $token in Text("\(token.id)") }
    _ = Text("a").searchable(text: text, tokens: tokens, suggestedTokens: tokens) { Text("\($0.id)") }
    _ = Text("a").searchable(text: text, tokens: tokens, suggestedTokens: tokens, prompt: "b") { Text("\($0.id)") }
    _ = Text("a").badge(1).badgeProminence(.increased).environment(\.backgroundProminence, .increased)
    _ = Toggle("a", systemImage: "bell", sources: [Binding.constant(true)], isOn: \.self)
    _ = Text("a").keyboardType(.asciiCapableNumberPad).renameAction(FocusState<Bool>().projectedValue)
    #expect(TabViewCustomization() == TabViewCustomization())
    #expect(4.0.scaled(by: 2) == 8)
  }
}
