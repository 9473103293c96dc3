import Foundation
import SwiftUI
import Testing

private struct TextKey: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct ListKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Values that views set for those around them, and the geometry that views read.
@MainActor @Suite struct PreferenceTests {
  /// The values that a view's observer is called with while the view is shown.
  private final class Log<Value> {
    var values: [Value] = []
  }

  @discardableResult private func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    return controller
  }

  @Test("Fact 139: the observer gets the default value where no view has set one")
  func noValue() {
    let log = Log<String>()
    show(Color.red.onPreferenceChange(TextKey.self) { log.values.append($0) })
    #expect(log.values == ["default"])
  }

  @Test("Fact 140: values are combined in the order of the views")
  func order() {
    let log = Log<[Int]>()
    show(
      VStack {
        Color.red.preference(key: ListKey.self, value: [1])
        HStack {
          Color.red.preference(key: ListKey.self, value: [2])
          ForEach(3..<5) { Color.red.preference(key: ListKey.self, value: [$0]) }
        }
        Color.red.preference(key: ListKey.self, value: [5])
      }
      .onPreferenceChange(ListKey.self) { log.values.append($0) })
    #expect(log.values == [[1, 2, 3, 4, 5]])
  }

  @Test("Fact 142: an overlay that can be other views adds the default, which replaces the value")
  func dynamicOverlay() {
    let log = Log<String>()
    let isShown = true
    show(
      Color.red.preference(key: TextKey.self, value: "non-default").overlay { if isShown { Color.blue } }
        .onPreferenceChange(TextKey.self) { log.values.append($0) })
    #expect(log.values == ["default"])
  }

  @Test("Fact 143: the widths of views, which readers in overlays set, are in the order of the views")
  func widths() {
    struct Measured: ViewModifier {
      func body(content: Content) -> some View {
        content.overlay { GeometryReader { Color.clear.preference(key: ListKey.self, value: [Int($0.size.width)]) } }
      }
    }
    let log = Log<[Int]>()
    show(
      HStack(spacing: 0) {
        Color.red.frame(width: 10).modifier(Measured())
        Color.red.frame(width: 20).modifier(Measured())
        Color.red.frame(width: 30).modifier(Measured())
      }
      .onPreferenceChange(ListKey.self) { log.values.append($0) })
    #expect(log.values.last == [10, 20, 30])
  }

  @Test("Fact 144: the observer is called at the first layout, and then when the value is another one")
  func changes() {
    struct Sample: View {
      let value: [Int]
      let log: Log<[Int]>
      var body: some View {
        Color.red.preference(key: ListKey.self, value: value).onPreferenceChange(ListKey.self) { log.values.append($0) }
      }
    }
    let log = Log<[Int]>()
    let controller = show(Sample(value: [1], log: log))
    for value in [[1], [2], [2]] {
      controller.rootView = Sample(value: value, log: log)
      controller.view.layoutIfNeeded()
    }
    #expect(log.values == [[1], [2]])
  }

  @Test("A transform changes the value of the views inside")
  func transform() {
    let log = Log<[Int]>()
    show(
      Color.red.preference(key: ListKey.self, value: [1]).transformPreference(ListKey.self) { $0.append(2) }
        .onPreferenceChange(ListKey.self) { log.values.append($0) })
    #expect(log.values == [[1, 2]])
  }

  @Test("A reader's content is made with the size and the frame in the window, and again after a move")
  func geometry() {
    struct Sample: View {
      let padding: CGFloat
      let log: Log<CGRect>
      var body: some View {
        GeometryReader { proxy in
          let _ = log.values.append(proxy.frame(in: .global))
          Text("a")
        }
        .frame(width: 100, height: 50).padding(.top, padding)
      }
    }
    let log = Log<CGRect>()
    let controller = show(Sample(padding: 0, log: log))
    #expect(log.values == [CGRect(x: 110, y: 215, width: 100, height: 50)])
    controller.rootView = Sample(padding: 10, log: log)
    controller.view.layoutIfNeeded()
    #expect(log.values.last == CGRect(x: 110, y: 220, width: 100, height: 50))
  }

  @Test("A frame in a named space is relative to the view with the name")
  func named() {
    let log = Log<CGPoint>()
    show(
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        GeometryReader { proxy in
          let _ = log.values.append(proxy.frame(in: .named("stack")).origin)
          Color.blue
        }
      }
      .coordinateSpace(name: "stack").padding(20))
    #expect(log.values == [CGPoint(x: 0, y: 30)])
  }

  @Test("An overlay that is made from anchors of the views is placed over them, and follows them")
  func anchors() throws {
    struct Sample: View {
      let height: CGFloat
      let log: Log<[CGRect]>
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          Color.blue.frame(height: 40).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = log.values.append(anchors.map { proxy[$0] })
            Color.green
          }
        }
      }
    }
    let log = Log<[CGRect]>()
    let controller = show(Sample(height: 10, log: log))
    #expect(log.values.last == [CGRect(x: 0, y: 10, width: 320, height: 40)])
    controller.rootView = Sample(height: 60, log: log)
    controller.view.layoutIfNeeded()
    #expect(log.values.last == [CGRect(x: 0, y: 60, width: 320, height: 40)])
  }
}
