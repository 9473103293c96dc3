import Foundation
import SceneSystem
import SwiftUI
import Testing

/// Stacks after any sequence of changes by the app and by the user.
@MainActor @Suite("Navigation: any sequence of changes") struct NavigationSequenceTests {
  @MainActor final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var isSheetShown = false
  }

  struct Pages: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack { NavigationLink("link", value: 1) }
          .navigationTitle("root")
          .navigationDestination(for: Int.self) { number in
            Page(number: number, model: model)
          }
      }
    }
  }

  struct Page: View {
    let number: Int
    @ObservedObject var model: Model
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("page \(number), taps \(taps)")
        Button("tap") { taps += 1 }
        Button("dismiss") { dismiss() }
        NavigationLink("link", value: number + 1)
      }
      .navigationTitle("\(number)")
    }
  }

  /// One change, and what it does with a plain path.
  private func change(
    _ model: Model, _ shown: TestWindow, _ navigation: UINavigationController, _ random: inout SeededGenerator
  ) -> (name: String, path: [Int]) {
    let path = model.path
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let number = Int.random(in: 1...4, using: &random)
      model.path.append(number)
      return ("append \(number)", path + [number])
    case 1 where !path.isEmpty:
      let count = Int.random(in: 1...path.count, using: &random)
      model.path.removeLast(count)
      return ("remove \(count)", path.dropLast(count))
    case 2:
      let new = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 1...3, using: &random) }
      model.path = new
      return ("set \(new)", new)
    case 3 where !path.isEmpty:
      navigation.popViewController(animated: true)
      return ("back", path.dropLast())
    case 4:
      navigation.popToRootViewController(animated: true)
      return ("back to root", [])
    case 5 where !path.isEmpty:
      shown.press("dismiss")
      return ("dismiss", path.dropLast())
    default:
      shown.press("link")
      return ("link", path + [(path.last ?? 0) + 1])
    }
  }

  @Test("Path, controllers and the page on screen are the same", arguments: 1...25 as ClosedRange<UInt64>)
  func sequence(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let shown = TestWindow(Pages(model: model))
    let navigation = try #require(shown.controller(UINavigationController.self))
    var steps: [String] = []
    for _ in 0..<15 {
      let (name, expected) = change(model, shown, navigation, &random)
      steps.append(name)
      shown.turn()
      let story: Comment = "seed \(seed): \(steps.joined(separator: ", "))"
      #expect(model.path == expected, story)
      #expect(navigation.viewControllers.map { $0.title ?? "" } == ["root"] + expected.map { "\($0)" }, story)
      let page = expected.last.map { "page \($0), taps 0" }
      #expect(shown.texts.contains(page ?? "link"), story)
    }
  }

  @Test("Pages that stay in a changed path keep their state", arguments: 1...15 as ClosedRange<UInt64>)
  func state(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    model.path = (0..<4).map { _ in Int.random(in: 1...9, using: &random) }
    let shown = TestWindow(Pages(model: model))
    // From the top down, each page is tapped once more than there are pages below it.
    for depth in stride(from: 3, through: 0, by: -1) {
      model.path = Array(model.path.prefix(depth + 1))
      shown.turn()
      for _ in 0...depth { shown.press("tap") }
      #expect(shown.texts.contains("page \(model.path[depth]), taps \(depth + 1)"), "seed \(seed)")
    }
    // Only the first page has stayed: the others were removed from the path, and are new when they return.
    let first = model.path[0]
    model.path = [first, 5, 6]
    shown.turn()
    #expect(shown.texts.contains("page 6, taps 0"), "seed \(seed)")
    model.path = [first]
    shown.turn()
    #expect(shown.texts.contains("page \(first), taps 1"), "seed \(seed)")
  }

  @Test("A value that the path contains twice has two pages with states of their own") func equalValues() {
    let model = Model()
    model.path = [7]
    let shown = TestWindow(Pages(model: model))
    shown.press("tap")
    model.path = [7, 7]
    shown.turn()
    #expect(shown.texts.contains("page 7, taps 0"))
    model.path.removeLast()
    shown.turn()
    #expect(shown.texts.contains("page 7, taps 1"))
  }

  @Test("A path that changes while a sheet is presented is shown below it") func belowSheet() throws {
    struct Sheet: View {
      @ObservedObject var model: Model
      var body: some View {
        Pages(model: model).sheet(isPresented: $model.isSheetShown) { Button("push below") { model.path = [1, 2] } }
      }
    }
    let model = Model()
    let shown = TestWindow(Sheet(model: model))
    model.isSheetShown = true
    shown.turn()
    shown.press("push below")
    model.isSheetShown = false
    shown.turn()
    let navigation = try #require(shown.controller(UINavigationController.self))
    #expect(navigation.viewControllers.map(\.title) == ["root", "1", "2"])
    #expect(shown.texts.contains("page 2, taps 0"))
  }
}
