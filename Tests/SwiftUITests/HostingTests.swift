import Foundation
import SwiftUI
import Testing
import UIKitCore

/// SwiftUI's views in UIKit's.
@MainActor @Suite struct HostingTests {
  /// A controller whose view has a size.
  private func shown<Content: View>(
    _ view: Content, width: CGFloat = 320, height: CGFloat = 480
  ) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    controller.view.layoutIfNeeded()
    return controller
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test("A text is a label at the centre, as large as its characters")
  func text() throws {
    let controller = shown(Text("Hello, World!"))
    let label = try #require(labels(in: controller.view).first)
    #expect(label.text == "Hello, World!")
    #expect(label.frame == CGRect(x: 108, y: 230, width: 104, height: 20))
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Count: \(count)").bold()
        Button("Add") { count += 1 }
        if count > 1 { Color.red.frame(height: 10) }
      }
      .padding()
    }
  }

  @Test("A button that is pressed changes state, and the views follow at the next layout")
  func button() throws {
    let controller = shown(Counter())
    let control = try #require(controller.view.subviews.compactMap { $0 as? UIControl }.first)
    control.sendActions(for: .primaryActionTriggered)
    #expect(labels(in: controller.view).first?.text == "Count: 0")
    controller.view.layoutIfNeeded()
    #expect(labels(in: controller.view).map(\.text) == ["Count: 1", "Add"])
    control.sendActions(for: .primaryActionTriggered)
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.count == 3)
    #expect(controller.view.subviews.last?.backgroundColor == .systemRed)
    #expect(controller.view.subviews.last?.frame.size == CGSize(width: 288, height: 10))
    #expect(controller.view.subviews.contains { $0 === control })
  }

  @Test("A background is behind its view, and an overlay in front")
  func order() {
    let controller = shown(Text("a").background { Color.blue }.overlay { Text("b") })
    let names = controller.view.subviews.map { ($0 as? UILabel)?.text ?? "background" }
    #expect(names == ["background", "a", "b"])
  }

  @Test("Another root view keeps the state of what stays")
  func rootView() {
    struct Named: View {
      let name: String
      @State private var first: String?
      var body: some View { Text("\(name), \(first ?? "")").onAppear { first = name } }
    }
    let controller = shown(Named(name: "one"))
    controller.rootView = Named(name: "two")
    controller.view.layoutIfNeeded()
    #expect(labels(in: controller.view).map(\.text) == ["two, one"])
  }

  @Test("The size that fits is the size that the view takes of an offer")
  func sizeThatFits() {
    let controller = UIHostingController(
      rootView: VStack(spacing: 0) { ForEach(0..<3) { Text("row \($0)") } }.padding(10))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 60, height: 80))
  }

  @Test("Views disappear with their controller's view, and appear with it again")
  func appearance() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let controller = shown(
      Text("a").onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("disappear") })
    controller.viewDidDisappear(false)
    controller.viewWillAppear(false)
    #expect(log.lines == ["appear", "disappear", "appear"])
  }

  @Test("A text has the font, the colour and the limits of its environment unless it has its own")
  func environment() {
    let controller = shown(
      VStack {
        Text("a")
        Text("b").font(.title).foregroundColor(.green)
      }
      .font(.caption).foregroundColor(.red).lineLimit(2).multilineTextAlignment(.center))
    let shown = labels(in: controller.view)
    #expect(
      shown.map(\.font) == [UIFont.preferredFont(forTextStyle: .caption1), .preferredFont(forTextStyle: .title1)])
    #expect(shown.map(\.textColor) == [.systemRed, .systemGreen])
    #expect(shown.map(\.numberOfLines) == [2, 2])
    #expect(shown.map(\.textAlignment) == [.center, .center])
  }

  /// The lines that a view writes.
  private final class Steps {
    var lines: [String] = []
  }

  /// A view that changes its state in a later turn of the main queue, as code of its process.
  private struct LateChange: View {
    @State private var count = 0
    let steps: Steps
    let process: UIProcess
    var body: some View {
      let _ = steps.lines.append("body \(count)")
      Color.red
        .onAppear { DispatchQueue.main.async { process.enter { count = 1 } } }
        .onChange(of: count) { steps.lines.append("changed to \(count)") }
        .onDisappear { steps.lines.append("disappeared") }
    }
  }

  /// Waits until the blocks that are enqueued on the main queue now have run.
  private func mainQueueTurn() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }

  @Test("In a window without an app, state that changes later is shown when the turn of the main queue ends")
  func windowWithoutApp() async {
    let (process, steps) = (UIProcess.library(), Steps())
    var window: UIWindow? = process.enter {
      let controller = UIHostingController(rootView: LateChange(steps: steps, process: process))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.layoutIfNeeded()
      return window
    }
    #expect(steps.lines == ["body 0"])
    for _ in 0..<3 { await mainQueueTurn() }
    #expect(steps.lines == ["body 0", "body 1", "changed to 1"])
    weak let released = window
    process.enter { window = nil }
    #expect(released == nil && steps.lines.last == "disappeared")
  }

  @Test("A hosting view that is released calls onDisappear of the views that it shows, once")
  func disappearsWithView() {
    let steps = Steps()
    UIProcess.library().enter {
      var controller: UIHostingController<AnyView>? = UIHostingController(
        rootView: AnyView(
          VStack {
            Color.red.onDisappear { steps.lines.append("red") }
            if steps.lines.isEmpty { Color.blue.onDisappear { steps.lines.append("blue") } }
          }))
      controller?.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller?.view.layoutIfNeeded()
      #expect(steps.lines.isEmpty)
      controller = nil
    }
    #expect(steps.lines.sorted() == ["blue", "red"])
  }

  @Test("The controller finds views by the identifiers that they were given, with their frames in the window")
  func identifiedViews() {
    let controller = shown(
      VStack(spacing: 0) {
        Color.red.frame(height: 100)._identified(by: "first")
        Color.blue._identified(by: 2)
      }, width: 200, height: 300)
    var found: [_IdentifiedViewProxy] = []
    controller._forEachIdentifiedView { found.append($0) }
    #expect(found.map(\.identifier) == [AnyHashable("first"), AnyHashable(2)])
    #expect(
      found.map(\.boundingRect) == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 0, y: 100, width: 200, height: 200),
      ])
    let unseen = UIHostingController(rootView: AnyView(EmptyView())._identified(by: "empty"))
    found = []
    unseen._forEachIdentifiedView { found.append($0) }
    #expect(found.map(\.boundingRect) == [.zero])
    var count = 0
    _IdentifiedViewTree.empty.forEach { _ in count += 1 }
    _IdentifiedViewTree.array([.proxy(found[0]), .array([.proxy(found[0]), .empty])]).forEach { _ in count += 1 }
    #expect(count == 2)
  }

  @Test("A value whose type is not known becomes a view if it is one")
  func anyViewFromValue() {
    #expect(AnyView(_fromValue: EmptyView()) != nil)
    #expect(AnyView(_fromValue: 1) == nil)
  }
}
