import AttributeGraph
import Figures
import Foundation
import Observation
import SwiftUICore

/// One `@State` that one of many views reads changes, up to the layout: among 10 000 views as among 10.
@MainActor func benchmarkViewSize() {
  let (large, small) = (Rows(10_000), Rows(10))
  let (ours, floor) = shortest(calls: 100, { large.change($0 / 10 * 10_000 + $0 % 10) }, { small.change($0) })
  Figure(
    "one state changes, up to the layout, among 10 000 views / among 10", ours: ours / 1000, floor: floor / 1000,
    unit: "µs",
    reach: 1.1
  ).report()
  let before = large.hierarchy.bodyCount
  large.change(5)
  Figure(
    "bodies of one change among 10 000 views", Double(large.hierarchy.bodyCount - before), unit: "bodies", reach: 1
  ).report()
}

/// A change that reaches every view. The goals are a fiftieth of what Tokamak takes.
@MainActor func benchmarkViewUpdates() {
  let wide = Changing(Wide(count: 1000))
  let deep = Changing(Deep(count: 1000))
  let (ours, other) = shortest(samples: 30, calls: 10, { wide.change($0) }, { deep.change($0) })
  Figure("1 000 rows that their parent drives", ours / 1e6, unit: "ms", reach: 0.74).report()
  Figure("1 000 views in each other that get one value", other / 1e6, unit: "ms", reach: 0.32).report()
}

/// A million bodies that read an observable property.
@MainActor func benchmarkTrackedBodies() {
  let model = Model()
  let hierarchy = ViewHierarchy(Tracking(model: model), onIssue: { print($0) })
  func run(_ count: Int) {
    for _ in 0..<count {
      model.number &+= 1
      hierarchy.update()
    }
  }
  run(10_000)
  let before = residentBytes()
  run(1_000_000)
  let grown = residentBytes() - before
  print("  \(hierarchy.bodyCount) bodies were computed")
  Figure("resident memory after a million tracked bodies", Double(max(0, grown)) / 1024, unit: "KB", reach: 512)
    .report()
}

/// Rows with a state each.
@MainActor private final class Rows {
  let hierarchy: ViewHierarchy<List>
  private let writers: Writers

  struct List: View {
    let count: Int
    let writers: Writers
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, writers: writers) } }
    }
  }

  struct Row: View {
    let index: Int
    let writers: Writers
    @State private var value = 0
    var body: some View {
      let _ = writers.set(index) { value = $0 }
      Number(value: value)
    }
  }

  /// Writes the state of a row.
  final class Writers {
    private var byIndex: [Int: (Int) -> Void] = [:]
    func set(_ index: Int, _ write: @escaping (Int) -> Void) { byIndex[index] = write }
    func write(_ value: Int, at index: Int) { byIndex[index]?(value) }
  }

  private let count: Int

  init(_ count: Int) {
    self.count = count
    writers = Writers()
    hierarchy = ViewHierarchy(List(count: count, writers: writers), onIssue: { print($0) })
    layOut()
  }

  func change(_ number: Int) {
    writers.write(number &+ 1, at: number % count)
    layOut()
  }

  private func layOut() {
    hierarchy.update()
    hierarchy.node.place(in: CGRect(x: 0, y: 0, width: 400, height: 800))
  }
}

/// A hierarchy whose root has a number that changes.
@MainActor private final class Changing<Root: View & Numbered> {
  private var root: Root
  private let hierarchy: ViewHierarchy<Root>

  init(_ root: Root) {
    self.root = root
    hierarchy = ViewHierarchy(root, onIssue: { print($0) })
    layOut()
  }

  func change(_ number: Int) {
    root.number = number &+ 1
    hierarchy.setRoot(root)
    layOut()
  }

  private func layOut() {
    hierarchy.update()
    hierarchy.node.place(in: CGRect(x: 0, y: 0, width: 400, height: 800))
  }
}

private protocol Numbered {
  var number: Int { get set }
}

private struct Wide: View, Numbered {
  let count: Int
  var number = 0
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Number(value: number &+ $0) } }
  }
}

private struct Deep: View, Numbered {
  let count: Int
  var number = 0
  var body: some View {
    if count == 0 { Number(value: number) } else { Deep(count: count - 1, number: number) }
  }
}

@Observable private final class Model {
  var number = 0
}

private struct Tracking: View {
  let model: Model
  var body: some View { Number(value: model.number) }
}

/// A view that shows a number, and is as wide for every number.
private struct Number {
  var value: Int
}

@MainActor extension Number: UnaryView {
  static func _makeView(view: _GraphValue<Number>, inputs: _ViewInputs) -> _ViewOutputs {
    let leaf = LayoutLeaf(NumberContent(value: 0))
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { leaf.content = NumberContent(value: $0.value) }
    return _ViewOutputs(node: leaf)
  }
}

private struct NumberContent: LayoutLeafContent {
  let value: Int
  func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize { CGSize(width: 20, height: 10) }
  func place(in frame: CGRect?, proposal: ProposedViewSize) { consume(value) }
}
