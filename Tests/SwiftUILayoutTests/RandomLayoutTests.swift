import Foundation
import SwiftUILayout
import Testing

/// The seed of this run: `SEED`, or a new one.
let layoutSeed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 1...1_000_000)

extension TestView {
  static func random(_ random: inout Seeded, depth: Int) -> TestView {
    func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }
    func number() -> CGFloat { pick([0, 5, 10, 20, 30, 50, 80, 130]) }
    func optional() -> CGFloat? { random.below(3) == 0 ? number() : nil }
    func horizontal() -> HorizontalAlignment { pick([.center, .leading, .trailing, .quarter]) }
    func vertical() -> VerticalAlignment {
      pick([.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline, .quarter])
    }
    func alignment() -> Alignment { Alignment(horizontal: horizontal(), vertical: vertical()) }
    func axes() -> Axis.Set { pick([.horizontal, .vertical, [.horizontal, .vertical]]) }
    func range() -> FlexibleFrameLayout.Range {
      let lengths = [optional(), optional(), random.below(4) == 0 ? .infinity : optional()]
      let layout = FlexibleFrameLayout(minWidth: lengths[0], idealWidth: lengths[1], maxWidth: lengths[2])
      return layout.width
    }
    guard depth > 0 else {
      switch random.below(8) {
      case 0, 1: return .rectangle
      case 2, 3: return .image(number(), number())
      case 4, 5: return .text(1 + random.below(12))
      case 6: return .spacer(pick([nil, 0, 20]))
      default: return .divider
      }
    }
    func views() -> [TestView] { (0..<random.below(4)).map { _ in .random(&random, depth: random.below(depth)) } }
    let view = TestView.random(&random, depth: depth - 1)
    switch random.below(22) {
    case 0...2: return .hstack(vertical(), pick([nil, 0, 7]), [view] + views())
    case 3...5: return .vstack(horizontal(), pick([nil, 0, 7]), views() + [view])
    case 6: return .zstack(alignment(), views() + [view])
    case 7, 8: return view.frame(width: optional(), height: optional(), alignment: alignment())
    case 9, 10: return .flexibleFrame(range(), range(), alignment(), view)
    case 11: return view.fixedSize(axes())
    case 12: return view.padding(EdgeInsets(top: number(), leading: pick([-5, 0, 4]), bottom: 0, trailing: number()))
    case 13: return view.offset(number(), number())
    case 14: return view.position(number(), number())
    case 15: return view.aspectRatio(pick([nil, 0.5, 2]), pick([.fit, .fill]))
    case 16: return view.overlay(.random(&random, depth: random.below(depth)), alignment: alignment())
    case 17: return .geometryReader(views())
    case 18: return .scrollView(axes(), view)
    case 19: return .viewThatFits(axes(), views() + [view])
    case 20: return view.layoutPriority(pick([-1, 1, 2]))
    default:
      return random.below(2) == 0 ? view.guide(horizontal(), plus: number()) : view.guide(vertical(), plus: number())
    }
  }
}

extension ProposedViewSize {
  static func random(_ random: inout Seeded) -> ProposedViewSize {
    let lengths: [CGFloat?] = [nil, 0, 10, 33, 100, 100, 200, 200, 317, .infinity]
    return ProposedViewSize(width: lengths[random.below(lengths.count)], height: lengths[random.below(lengths.count)])
  }
}

private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool {
  one == other || abs(one - other) <= 1e-6 * max(1, abs(one))
}
private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
  isClose(one.minX, other.minX) && isClose(one.minY, other.minY) && isClose(one.width, other.width)
    && isClose(one.height, other.height)
}

@Suite("Random trees") struct RandomLayoutTests {
  @Test("100 000 random trees have the sizes and frames that the rules give without a tree and without kept answers")
  func reference() {
    print("SEED=\(layoutSeed)")
    var random = Seeded(seed: layoutSeed)
    for number in 0..<100_000 {
      // The reference takes exponential time: few of the trees are deep.
      let view = TestView.random(&random, depth: number % 1_000 == 0 ? 4 : number % 8 == 0 ? 3 : random.below(3))
      let proposal = ProposedViewSize.random(&random)
      let size = view.build().node.sizeThatFits(proposal)
      let expected = ReferenceLayout.size(view, proposal)
      guard isClose(size.width, expected.width), isClose(size.height, expected.height) else {
        Issue.record("SEED=\(layoutSeed), tree \(number): \(view.line) at \(proposal): \(size), expected \(expected)")
        return
      }
      // Places in an infinite view have no meaning.
      guard size.width < .infinity, size.height < .infinity else { continue }
      let frames = view.layout(proposal).frames
      let places = ReferenceLayout.frames(view, proposal)
      let isEqual = zip(frames, places).allSatisfy { frame, place in
        guard let frame, let place else { return frame == nil && place == nil }
        guard place.minX.isFinite, place.minY.isFinite, place.width.isFinite, place.height.isFinite else { return true }
        return isClose(frame, place)
      }
      guard isEqual, frames.count == places.count else {
        Issue.record("SEED=\(layoutSeed), tree \(number): \(view.line) at \(proposal): \(frames), expected \(places)")
        return
      }
    }
  }

  @Test("After random changes a tree has the frames of one that is made anew")
  func edits() {
    print("SEED=\(layoutSeed)")
    var random = Seeded(seed: layoutSeed)
    for number in 0..<3_000 {
      let view = TestView.random(&random, depth: 1 + random.below(4))
      let window = CGRect(x: 0, y: 0, width: 200, height: 150)
      func tree() -> (root: LayoutContainer<RootLayout>, leaves: [LayoutLeaf]) {
        let (node, leaves) = view.build()
        return (LayoutContainer(RootLayout(), [node]), leaves)
      }
      let changed = tree()
      changed.root.place(in: window)
      var edits: [(Int, any LayoutLeafContent)] = []
      for _ in 0..<5 where !changed.leaves.isEmpty {
        let index = random.below(changed.leaves.count)
        let content: any LayoutLeafContent =
          random.below(2) == 0
          ? TextContent(count: random.below(9))
          : ImageContent(size: CGSize(width: random.below(50), height: random.below(50)))
        edits.append((index, content))
        changed.leaves[index].content = content
        // Several changes may come before one placement.
        if random.below(2) == 0 { changed.root.place(in: window) }
      }
      changed.root.place(in: window)
      let fresh = tree()
      for (index, content) in edits { fresh.leaves[index].content = content }
      fresh.root.place(in: window)
      guard changed.leaves.map(\.frame) == fresh.leaves.map(\.frame) else {
        Issue.record("SEED=\(layoutSeed), tree \(number): \(view.line), \(edits)")
        return
      }
      guard !changed.root.needsPlacement, changed.leaves.allSatisfy({ !$0.needsPlacement }) else {
        Issue.record("SEED=\(layoutSeed), tree \(number): something still needs placement")
        return
      }
    }
  }
}
