import SwiftUI
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Gesture recognizers of UIKit on views of SwiftUI.
@MainActor @Suite struct RecognizerRepresentableTests {
  final class Log {
    var lines: [String] = []
    nonisolated init() {}
  }

  struct Pan: UIGestureRecognizerRepresentable {
    var name: String
    let log: Log

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Log { log }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      context.coordinator.lines.append("make")
      return UIPanGestureRecognizer()
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      recognizer.name = name
      log.lines.append("update \(name)")
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let (local, global) = (context.converter.localLocation, context.converter.location(in: .global))
      let named = context.converter.location(in: .named("outer"))
      log.lines.append("\(name) \(recognizer.state.rawValue) \(local.x) \(global.x - local.x) \(named.x - local.x)")
    }
  }

  struct Content: View {
    let log: Log
    @State private var name = "a"
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 40)
        HStack(spacing: 0) {
          Color.blue.frame(width: 20, height: 40)
          Color.green.frame(width: 100, height: 40).gesture(Pan(name: name, log: log))
        }
        .coordinateSpace(name: "outer")
        Button("rename") { name = "b" }
      }
      .frame(width: 320, alignment: .leading)
    }
  }

  @Test("A recognizer is made once, follows its value, and reports its places in coordinates of views")
  func pan() throws {
    let log = Log()
    let hosted = Hosted(Content(log: log))
    #expect(log.lines == ["make", "update a"])
    let view = try #require(hosted.all(UIView.self).first { !($0.gestureRecognizers ?? []).isEmpty })
    view.receive(.recognized(0, .began(CGPoint(x: 5, y: 5))))
    view.receive(.recognized(0, .changed(CGPoint(x: 30, y: 5))))
    let last = try #require(log.lines.last?.split(separator: " "))
    #expect(last[0] == "a" && last[2] == "30.0" && last[3] == "120.0" && last[4] == "20.0")
    hosted.press("rename")
    #expect(log.lines.last == "update b" && log.lines.filter { $0 == "make" }.count == 1)
    #expect(view.gestureRecognizers?.first?.name == "b")
  }

  struct Tap: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
  }

  @Test("A recognizer without a handler and a coordinator is written by one function") func shortest() {
    let hosted = Hosted(Color.red.frame(width: 10, height: 10).gesture(Tap()))
    #expect(hosted.all(UIView.self).contains { $0.gestureRecognizers?.first is UITapGestureRecognizer })
  }
}
