import Foundation
import SwiftUILayout
import Testing

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@Suite("Kept answers, and changes") struct LayoutTreeTests {
  private func image(_ width: CGFloat, _ height: CGFloat, _ log: LeafLog) -> LayoutLeaf {
    LayoutLeaf(ImageContent(size: CGSize(width: width, height: height), log: log))
  }

  @Test("A leaf is measured once at each proposal")
  func once() {
    let log = LeafLog()
    let leaf = image(10, 10, log)
    let stack = LayoutContainer(VStackLayout(), [leaf, LayoutLeaf(RectangleContent())])
    for _ in 0..<3 { _ = stack.sizeThatFits(ProposedViewSize(width: 100, height: 100)) }
    #expect(log.measurements == 3, "at zero, at infinity and at its share")
  }

  /// Measurements of all leaves, for one placement of stacks in each other.
  private func measurements(depth: Int, mixed: Bool, leaf: (LeafLog) -> any LayoutLeafContent) -> Int {
    let log = LeafLog()
    var node: LayoutNode = LayoutLeaf(leaf(log))
    for level in 0..<depth {
      let children = [LayoutLeaf(leaf(log)), node]
      node =
        mixed && level % 2 == 0 ? LayoutContainer(VStackLayout(), children) : LayoutContainer(HStackLayout(), children)
    }
    LayoutContainer(RootLayout(), [node]).place(in: rect(0, 0, 1000, 1000))
    return log.measurements
  }

  @Test("Stacks in stacks are measured in a linear number of measurements of leaves", arguments: [false, true])
  func linear(mixed: Bool) {
    func count(_ depth: Int) -> Int {
      measurements(depth: depth, mixed: mixed) { RectangleContent(log: $0) }
    }
    let (ten, twenty, forty) = (count(10), count(20), count(40))
    #expect(twenty <= 21 * 9, "\(twenty) measurements of 21 leaves")
    #expect(forty - twenty <= 2 * (twenty - ten) + 8, "\(ten), \(twenty), \(forty)")
    let text = measurements(depth: 20, mixed: mixed) { TextContent(count: 8, log: $0) }
    #expect(text <= 21 * 24, "\(text) measurements of 21 texts")
  }

  @Test("A change of one leaf measures that leaf again, others only at new proposals, and places what has moved")
  func change() {
    let logs = (0..<6).map { _ in LeafLog() }
    let leaves = logs.map { image(10, 10, $0) }
    let rows = [Array(leaves[0..<3]), Array(leaves[3..<6])].map { LayoutContainer(HStackLayout(spacing: 0), $0) }
    let root = LayoutContainer(RootLayout(), [LayoutContainer(VStackLayout(alignment: .leading, spacing: 0), rows)])
    var reports = 0
    root.onNeedsLayout = { reports += 1 }
    root.place(in: rect(0, 0, 100, 20))
    let before = logs.map(\.measurements)
    #expect(reports == 0 && !root.needsPlacement && logs.allSatisfy { $0.placements.count == 1 })

    leaves[1].content = ImageContent(size: CGSize(width: 10, height: 10), log: logs[1])
    #expect(reports == 0 && !root.needsPlacement, "an equal size changes nothing")
    let unchanged = logs[1].measurements

    leaves[1].content = ImageContent(size: CGSize(width: 14, height: 10), log: logs[1])
    #expect(reports == 1 && root.needsPlacement)
    root.place(in: rect(0, 0, 100, 20))
    #expect(logs[1].measurements > unchanged)
    #expect([0, 3, 4, 5].allSatisfy { logs[$0].measurements == before[$0] })
    #expect(logs[2].measurements > before[2], "it is offered another share")
    #expect(logs.map(\.placements.count) == [2, 2, 2, 2, 2, 2], "the whole stack is wider, and at the centre")

    leaves[4].content = ImageContent(size: CGSize(width: 12, height: 10), log: logs[4])
    root.place(in: rect(0, 0, 100, 20))
    #expect(
      logs.map(\.placements.count) == [2, 2, 2, 2, 3, 3],
      "what is before the leaf, and in the other row, is not placed again")
  }

  @Test("Children that leave have no container, and one that is added elsewhere leaves its former container")
  func children() {
    let leaf = image(10, 10, LeafLog())
    let (first, second) = (LayoutContainer(HStackLayout(), [leaf]), LayoutContainer(VStackLayout()))
    second.setChildren([leaf])
    #expect(leaf.parent === second && first.children.isEmpty && second.children.count == 1)
    second.setChildren([])
    #expect(leaf.parent == nil)
    do { _ = LayoutContainer(ZStackLayout(), [leaf]) }
    #expect(leaf.parent == nil, "the container is gone")
  }

  @Test("A spacer follows the stack that it is moved to, and the orientation of a layout that changes")
  func orientation() {
    let spacer = LayoutLeaf(SpacerContent())
    let stack = LayoutContainer(AnyLayout(HStackLayout()), [LayoutContainer(PaddingLayout(.all, 0), [spacer])])
    let proposal = ProposedViewSize(width: 40, height: 30)
    #expect(stack.sizeThatFits(proposal) == CGSize(width: 40, height: 0))
    stack.layout = AnyLayout(VStackLayout())
    #expect(stack.sizeThatFits(proposal) == CGSize(width: 0, height: 30))
    let other = LayoutContainer(HStackLayout(), stack.children)
    #expect(other.sizeThatFits(proposal) == CGSize(width: 40, height: 0))
  }

  @Test("A view with a coordinate space of its own moves without a placement of what is in it")
  func coordinateSpace() {
    let log = LeafLog()
    let inner = LayoutContainer(PaddingLayout(.all, 3), [image(10, 10, log)])
    inner.startsCoordinateSpace = true
    let offset = LayoutContainer(OffsetLayout(.zero), [inner])
    offset.place(in: rect(0, 0, 16, 16))
    offset.layout = OffsetLayout(CGSize(width: 7, height: 0))
    offset.place(in: rect(0, 0, 16, 16))
    #expect(inner.frame == rect(7, 0, 16, 16) && log.placements == [rect(3, 3, 10, 10)])
  }

  @Test("Content of equal size that begins to have a guide moves what is aligned to it")
  func guideAppears() {
    let leaf = LayoutLeaf(GuidedContent(guides: []))
    let (inner, outer) = (LayoutContainer(PaddingLayout(.all, 1), [leaf]), LayoutContainer(RootLayout(), []))
    outer.setChildren([inner])
    let proposal = ProposedViewSize(width: 50, height: 50)
    #expect(inner.sizeThatFits(proposal) == CGSize(width: 12, height: 12))
    #expect(inner.explicitAlignment(of: VerticalAlignment.firstTextBaseline.key, in: proposal) == nil)
    leaf.content = GuidedContent(guides: .all)
    #expect(inner.explicitAlignment(of: VerticalAlignment.firstTextBaseline.key, in: proposal) == 8)
  }

  @Test("A deep chain of modifiers is measured, placed and released")
  func deep() {
    // The limit is the stack of the thread: see the documentation of the module.
    let log = LeafLog()
    var node: LayoutNode = image(10, 10, log)
    for _ in 0..<2_000 { node = LayoutContainer(PaddingLayout(.all, 1), [node]) }
    let root = LayoutContainer(RootLayout(), [node])
    root.place(in: rect(0, 0, 5000, 5000))
    #expect(log.placements == [rect(2495, 2495, 10, 10)])
  }
}

/// Ten points square, with a baseline only if its guides are not none.
private struct GuidedContent: LayoutLeafContent {
  var guides: ExplicitGuides
  var explicitGuides: ExplicitGuides { guides }
  func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize { CGSize(width: 10, height: 10) }
  func explicitAlignment(of key: AlignmentKey, size: CGSize) -> CGFloat? {
    guides.contains(.baselines) && key == VerticalAlignment.firstTextBaseline.key ? 7 : nil
  }
}

/// Returns and requests what a test sets.
private struct CustomLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  var size = CGSize(width: 100, height: 100)
  var place: @Sendable (LayoutSubviews, CGRect, ProposedViewSize) -> Void = { _, _, _ in }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, bounds, proposal)
  }
}

/// Counts in its cache; written without anything that has a default.
private struct CountingLayout: Layout {
  final class Log: @unchecked Sendable { var lines: [String] = [] }
  var log: Log
  func makeCache(subviews: Subviews) -> Int {
    log.lines.append("make \(subviews.count)")
    return 0
  }
  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.lines.append("update")
    cache += 1
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: CGFloat(cache), height: 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

private enum Flavor: LayoutValueKey { static let defaultValue = "plain" }

@Suite("Custom layouts") struct CustomLayoutTests {
  private func leaves(_ count: Int) -> [LayoutLeaf] {
    (0..<count).map { LayoutLeaf(ImageContent(size: CGSize(width: 10 + 10 * $0, height: 10))) }
  }

  @Test(
    "A subview that is not placed is at the centre, with the container's proposal; of several calls the last is in effect"
  )
  func placement() {
    let leaves = leaves(2) + [LayoutLeaf(RectangleContent())]
    let layout = CustomLayout { subviews, bounds, _ in
      subviews[1].place(at: CGPoint(x: 1, y: 2), proposal: .unspecified)
      subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
    LayoutContainer(layout, leaves).place(in: rect(0, 0, 100, 100), proposal: ProposedViewSize(width: 40, height: 20))
    #expect(leaves.map(\.frame) == [rect(45, 45, 10, 10), rect(80, 90, 20, 10), rect(30, 40, 40, 20)])
  }

  @Test(
    "Sizes, positions and proposals that are no numbers, infinite or negative neither trap nor reach a frame",
    arguments: [CGFloat.nan, .infinity, -.infinity, -40, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
  func invalid(value: CGFloat) {
    let layout = CustomLayout(size: CGSize(width: value, height: value)) { subviews, _, _ in
      for subview in subviews {
        subview.place(
          at: CGPoint(x: value, y: -value), anchor: UnitPoint(x: value, y: 0.5),
          proposal: ProposedViewSize(width: value, height: value))
      }
    }
    struct Leaf: LayoutLeafContent {
      var value: CGFloat
      func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
        CGSize(width: value, height: value)
      }
      func explicitAlignment(of key: AlignmentKey, size: CGSize) -> CGFloat? { value }
      func spacing(stackOrientation: Axis?) -> ViewSpacing {
        ViewSpacing(top: value, leading: value, bottom: value, trailing: value)
      }
      var layoutPriority: Double { Double(value) }
    }
    func contents() -> [LayoutNode] {
      [LayoutLeaf(Leaf(value: value)), LayoutContainer(layout, leaves(2)), LayoutLeaf(RectangleContent())]
    }
    let items = [
      GridItem(.flexible(minimum: value, maximum: value)), GridItem(.adaptive(minimum: value)), GridItem(.fixed(value)),
    ]
    let containers: [LayoutNode] = [
      LayoutContainer(HStackLayout(alignment: .firstTextBaseline), contents()),
      LayoutContainer(VStackLayout(spacing: value), contents()), LayoutContainer(ZStackLayout(), contents()),
      LayoutContainer(GridLayout(horizontalSpacing: value), contents()),
      LayoutContainer(LazyGridLayout(.vertical, items: items, spacing: value), contents()),
      LayoutContainer(FrameLayout(width: value, height: value), contents()),
      LayoutContainer(FlexibleFrameLayout(minWidth: value, idealWidth: value, maxWidth: value), contents()),
      LayoutContainer(PaddingLayout(EdgeInsets(value, edges: .all)), contents()),
      LayoutContainer(AspectRatioLayout(value, contentMode: .fill), contents()),
      LayoutContainer(OffsetLayout(CGSize(width: value, height: value)), contents()),
      LayoutContainer(PositionLayout(CGPoint(x: value, y: value)), contents()),
      LayoutContainer(OverlayLayout(), contents()), LayoutContainer(GeometryReaderLayout(), contents()),
      LayoutContainer(ScrollLayout([.horizontal, .vertical]), contents()),
      LayoutContainer(ViewThatFitsLayout(), contents()),
      LayoutContainer(SafeAreaInsetLayout(edge: .leading, spacing: value), contents()),
      LayoutContainer(AlignmentGuideLayout(HorizontalAlignment.center) { _ in value }, contents()),
      LayoutContainer(layout, contents()),
    ]
    for container in containers {
      for length in [value, 0, 100] {
        let root = LayoutContainer(RootLayout(), [container])
        root.place(in: rect(0, 0, 100, 100), proposal: ProposedViewSize(width: length, height: nil))
        root.layoutDirection = .rightToLeft
        root.place(in: rect(value, value, value, value))
        var open: [LayoutNode] = [root]
        while let node = open.popLast() {
          if let parent = node as? LayoutParent { open += parent.children }
          guard let frame = node.frame else { continue }
          let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
          #expect(numbers.allSatisfy { $0.magnitude <= CGFloat.largestCoordinate }, "\(type(of: container)): \(frame)")
          #expect(frame.size.width >= 0 && frame.size.height >= 0)
        }
        root.setChildren([])
      }
    }
  }

  @Test("A cache is made once, and updated after a change of the layout, its subviews or its values")
  func cache() {
    let log = CountingLayout.Log()
    let leaves = leaves(2)
    let container = LayoutContainer(CountingLayout(log: log), leaves)
    #expect(container.sizeThatFits(.zero).width == 0)
    _ = container.sizeThatFits(.infinity)
    container.place(in: rect(0, 0, 10, 10))
    #expect(log.lines == ["make 2"])
    leaves[0].content = ImageContent(size: CGSize(width: 77, height: 1))
    #expect(container.sizeThatFits(.zero).width == 1)
    container.setChildren(leaves.dropLast())
    leaves[0].setLayoutValue("sweet", for: Flavor.self)
    #expect(container.sizeThatFits(.zero).width == 2)
    #expect(log.lines == ["make 2", "update", "update"])
  }

  @Test("AnyLayout is the layout that it wraps, with its cache; another one makes its own")
  func anyLayout() {
    let (stack, leaves) = (HStackLayout(alignment: .bottom, spacing: 3), leaves(3))
    let container = LayoutContainer(AnyLayout(AnyLayout(stack)), leaves)
    func frames(_ layout: AnyLayout) -> [CGRect?] {
      container.layout = layout
      container.place(in: rect(0, 0, 100, 100))
      return leaves.map(\.frame)
    }
    #expect(frames(AnyLayout(stack)).map { $0?.minX } == [0, 13, 36])
    #expect(frames(AnyLayout(VStackLayout(alignment: .leading, spacing: 3))).map { $0?.minY } == [0, 13, 26])
    let log = CountingLayout.Log()
    _ = frames(AnyLayout(CountingLayout(log: log)))
    container.layout = AnyLayout(CountingLayout(log: log))
    #expect(container.sizeThatFits(.zero).width == 1 && log.lines == ["make 3", "update"])
    #expect(frames(AnyLayout(stack)).map { $0?.minX } == [0, 13, 36])
    #expect(container.spacing == ViewSpacing() && container.stackOrientation == .horizontal)
  }

  @Test("Subviews are a collection: ranges keep the indices, lists of positions begin at 0")
  func subviews() {
    let leaves = leaves(4)
    leaves[2].setLayoutValue("sour", for: Flavor.self)
    leaves[3].setLayoutValue(5, for: LayoutPriorityKey.self)
    let layout = CustomLayout { subviews, _, _ in
      #expect(subviews.count == 4 && subviews.layoutDirection == .leftToRight)
      #expect(subviews[1..<3].startIndex == 1 && subviews[1..<3].first == subviews[1])
      let some = subviews[[3, 0]]
      #expect(some.startIndex == 0 && some.count == 2 && some[0] == subviews[3] && some != subviews[0..<2])
      #expect(subviews.map { $0[Flavor.self] } == ["plain", "plain", "sour", "plain"])
      #expect(subviews.map(\.priority) == [0, 0, 0, 5])
      #expect(subviews[0].dimensions(in: .zero) == subviews[0].dimensions(in: .zero))
      #expect(subviews[0].dimensions(in: .zero) != subviews[1].dimensions(in: .zero))
    }
    LayoutContainer(layout, leaves).place(in: rect(0, 0, 10, 10))
  }
}

@Suite("Values of geometry") struct GeometryTests {
  @Test("Animatable data is what the value consists of, and sets it")
  func animatable() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var data = insets.animatableData
    data.scale(by: 2)
    insets.animatableData = data + data - data
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8) && data.magnitudeSquared == 120)
    var frame = rect(1, 2, 3, 4)
    frame.animatableData.scale(by: 3)
    #expect(frame == rect(3, 6, 9, 12))
    #expect(EmptyAnimatableData() + .zero == .zero && EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test("The data of AnyLayout is that of the wrapped layout; data of another layout changes nothing")
  func anyLayout() {
    struct Radial: Layout {
      var radius: CGFloat
      var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: radius, height: radius)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    func width(_ layout: AnyLayout) -> CGFloat { LayoutContainer(layout).sizeThatFits(.zero).width }
    var layout = AnyLayout(Radial(radius: 10))
    var data = layout.animatableData + AnyLayout(Radial(radius: 4)).animatableData
    #expect(data == AnyLayout(Radial(radius: 14)).animatableData && data.magnitudeSquared == 196)
    data.scale(by: 0.5)
    layout.animatableData = data
    #expect(width(layout) == 7)
    layout.animatableData = AnyLayout(HStackLayout()).animatableData
    #expect(width(layout) == 7)
    layout.animatableData = .zero
    #expect(width(layout) == 0 && data - data == AnyLayout(Radial(radius: 0)).animatableData)
  }

  @Test("Sets of edges and axes consist of their cases")
  func sets() {
    #expect(Edge.Set.all == [.horizontal, .vertical] && Edge.Set(Edge.allCases.map { Edge.Set($0) }) == .all)
    #expect(Edge.Set.horizontal.contains(.leading) && !Edge.Set.vertical.contains(.trailing))
    #expect(
      Edge.allCases.map(\.rawValue) == [0, 1, 2, 3] && Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(HorizontalEdge.Set.all.contains(.trailing) && VerticalEdge.Set(.top) == .top)
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5) && UnitPoint() == .topLeading)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top) && Alignment.center != .top)
  }
}
