import Foundation
import SwiftUI
import Testing

/// Views and controllers of UIKit as views of SwiftUI.
@MainActor @Suite("Representables") struct RepresentableTests {
  let log = LineLog()

  struct Field: UIViewRepresentable {
    @Binding var text: String
    let log: LineLog

    final class Coordinator {
      let log: LineLog
      init(_ log: LineLog) { self.log = log }
    }

    func makeCoordinator() -> Coordinator { Coordinator(log) }

    func makeUIView(context: Context) -> UILabel {
      context.coordinator.log("make, limit \(context.environment.lineLimit ?? 0)")
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = text
      context.coordinator.log("update \(text)")
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { coordinator.log("dismantle") }
  }

  struct Host: View {
    let log: LineLog
    @State private var text = "a"
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Field(text: $text, log: log).environment(\.lineLimit, 4) }
        Button("change") { text += "b" }
        Button("remove") { isShown = false }
      }
    }
  }

  @Test("A view is made once, updated when what it has read changes, and dismantled at the end")
  func view() {
    let shown = TestWindow(Host(log: log))
    #expect(log.take() == ["make, limit 4", "update a"])
    shown.press("change")
    #expect(log.take() == ["update ab"])
    #expect(shown.texts.contains("ab"))
    shown.press("remove")
    #expect(log.take() == ["dismantle"])
    #expect(!shown.texts.contains("ab"))
  }

  struct Child: UIViewControllerRepresentable {
    let log: LineLog

    final class Controller: UIViewController {
      var log: LineLog?
      override func viewWillAppear(_ animated: Bool) {
        log?("will appear in \(parent == nil ? "nothing" : "a parent")")
      }
      override func viewDidAppear(_ animated: Bool) { log?("did appear") }
      override func viewDidDisappear(_ animated: Bool) { log?("did disappear") }
    }

    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.log = log
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: Context) { log("update") }
  }

  @Test("A controller is a child of the one around, and fills the space that it is offered")
  func controller() throws {
    struct Host: View {
      let log: LineLog
      @State private var isShown = true
      var body: some View {
        if isShown { Child(log: log) }
        Button("remove") { isShown = false }
      }
    }
    let shown = TestWindow(Host(log: log))
    #expect(log.take() == ["update", "will appear in a parent", "did appear"])
    let child = try #require(shown.window.rootViewController?.children.first)
    #expect(child.view.bounds.width == shown.window.bounds.width)
    shown.press("remove")
    #expect(log.take() == ["did disappear"])
    #expect(shown.window.rootViewController?.children.isEmpty == true)
  }

  @Test("A view hugs its content and resists compression by its priorities")
  func size() throws {
    struct Label: UIViewRepresentable {
      let priority: UILayoutPriority
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "0123456789"
        label.setContentHuggingPriority(priority, for: .vertical)
        label.setContentHuggingPriority(priority, for: .horizontal)
        return label
      }
      func updateUIView(_ uiView: UILabel, context: Context) {}
    }
    let natural = UIHostingController(rootView: Label(priority: .required)).sizeThatFits(
      in: CGSize(width: 500, height: 500))
    #expect(natural.width < 200)
    #expect(natural.height < 50)
    let flexible = UIHostingController(rootView: Label(priority: .defaultLow)).sizeThatFits(
      in: CGSize(width: 500, height: 500))
    #expect(flexible == CGSize(width: 500, height: 500))
  }

  @Test("A view that ignores the safe area extends over its edges, and others do not")
  func safeArea() throws {
    let controller = UIHostingController(
      rootView: ZStack {
        Color.red.ignoresSafeArea()
        Color.green
      })
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.layoutIfNeeded()
    #expect(
      controller.view.subviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 0, y: 20, width: 100, height: 170),
      ])
  }

  @Test("A view at an edge takes its length from the content")
  func safeAreaInset() {
    let controller = UIHostingController(
      rootView: Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 30) })
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.layoutIfNeeded()
    #expect(
      controller.view.subviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 170), CGRect(x: 0, y: 170, width: 100, height: 30),
      ])
  }
}
