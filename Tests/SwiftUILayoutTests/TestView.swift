import Foundation
import SwiftUILayout

/// A tree of views as a value: built with the module, computed by the reference, and written as one line.
indirect enum TestView: Sendable {
  /// Takes each proposal, and is 10 by 10 without one.
  case rectangle
  /// Has one size.
  case image(CGFloat, CGFloat)
  /// Characters of 10 by 20 that wrap anywhere, with baselines 5 above the lower edges of their lines.
  case text(Int)
  case spacer(CGFloat?)
  case divider
  case hstack(VerticalAlignment, CGFloat?, [TestView])
  case vstack(HorizontalAlignment, CGFloat?, [TestView])
  case zstack(Alignment, [TestView])
  case frame(CGFloat?, CGFloat?, Alignment, TestView)
  case flexibleFrame(FlexibleFrameLayout.Range, FlexibleFrameLayout.Range, Alignment, TestView)
  case fixedSize(Axis.Set, TestView)
  case padding(EdgeInsets, TestView)
  case offset(CGFloat, CGFloat, TestView)
  case position(CGFloat, CGFloat, TestView)
  case aspectRatio(CGFloat?, ContentMode, TestView)
  case overlay(Alignment, TestView, TestView)
  case geometryReader([TestView])
  case scrollView(Axis.Set, TestView)
  case viewThatFits(Axis.Set, [TestView])
  case priority(Double, TestView)
  /// The guide at its default or inner position, plus a distance.
  case horizontalGuide(HorizontalAlignment, CGFloat, TestView)
  case verticalGuide(VerticalAlignment, CGFloat, TestView)
  case inset(Edge, CGFloat?, content: TestView, view: TestView)
  case grid(Alignment, CGFloat?, CGFloat?, [TestRow])
  case lazyGrid(Axis, [GridItem], CGFloat?, [TestView])
}

/// A row of a grid; `cells` of one view, and `isRow` false, for a view outside of rows.
struct TestRow: Sendable {
  struct Cell: Sendable {
    var view: TestView
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsized: Axis.Set = []
  }
  var alignment: VerticalAlignment?
  var cells: [Cell]
  var isRow = true

  static func row(_ views: TestView..., alignment: VerticalAlignment? = nil) -> TestRow {
    TestRow(alignment: alignment, cells: views.map { Cell(view: $0) })
  }
  static func view(_ view: TestView, unsized: Axis.Set = []) -> TestRow {
    TestRow(cells: [Cell(view: view, unsized: unsized)], isRow: false)
  }
}

/// A guide of the tests' own. Its default is a quarter of the width or the height.
enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}
enum QuarterHeight: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}
extension HorizontalAlignment { static let quarter = HorizontalAlignment(Quarter.self) }
extension VerticalAlignment { static let quarter = VerticalAlignment(QuarterHeight.self) }

// MARK: - Modifiers

extension TestView {
  static func hstack(_ views: TestView..., alignment: VerticalAlignment = .center, spacing: CGFloat? = 0) -> TestView {
    .hstack(alignment, spacing, views)
  }
  static func vstack(_ views: TestView..., alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0) -> TestView
  {
    .vstack(alignment, spacing, views)
  }
  static func zstack(_ views: TestView..., alignment: Alignment = .center) -> TestView { .zstack(alignment, views) }
  static func grid(
    _ rows: TestRow..., alignment: Alignment = .center, horizontal: CGFloat? = 0, vertical: CGFloat? = 0
  ) -> TestView { .grid(alignment, horizontal, vertical, rows) }

  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> TestView {
    .frame(width, height, alignment, self)
  }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> TestView {
    .flexibleFrame(
      .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment, self)
  }
  func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> TestView { .fixedSize(axes, self) }
  func padding(_ length: CGFloat) -> TestView { .padding(EdgeInsets(length, edges: .all), self) }
  func padding(_ insets: EdgeInsets) -> TestView { .padding(insets, self) }
  func offset(_ x: CGFloat, _ y: CGFloat) -> TestView { .offset(x, y, self) }
  func position(_ x: CGFloat, _ y: CGFloat) -> TestView { .position(x, y, self) }
  func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> TestView { .aspectRatio(ratio, mode, self) }
  func overlay(_ view: TestView, alignment: Alignment = .center) -> TestView { .overlay(alignment, self, view) }
  func layoutPriority(_ value: Double) -> TestView { .priority(value, self) }
  func guide(_ guide: HorizontalAlignment, plus distance: CGFloat) -> TestView {
    .horizontalGuide(guide, distance, self)
  }
  func guide(_ guide: VerticalAlignment, plus distance: CGFloat) -> TestView { .verticalGuide(guide, distance, self) }
}

// MARK: - The content of leaves

/// Counts measurements, and records placements.
final class LeafLog {
  var measurements = 0
  var placements: [CGRect?] = []
}

struct RectangleContent: LayoutLeafContent {
  var log: LeafLog?
  func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    log?.measurements += 1
    return proposal.replacingUnspecifiedDimensions()
  }
  func place(in frame: CGRect?, proposal: ProposedViewSize) { log?.placements.append(frame) }
}

struct ImageContent: LayoutLeafContent {
  var size: CGSize
  var log: LeafLog?
  func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    log?.measurements += 1
    return size
  }
  func place(in frame: CGRect?, proposal: ProposedViewSize) { log?.placements.append(frame) }
}

struct TextContent: LayoutLeafContent {
  var count: Int
  var log: LeafLog?

  static func size(_ count: Int, _ proposal: ProposedViewSize) -> CGSize {
    guard count > 0, proposal.width ?? 10 > 0 else { return .zero }
    // Just below a multiple of a character is that multiple: the results must not depend on the last digit.
    let fitting = (((proposal.width ?? .infinity) + 1e-6) / 10).rounded(.down)
    let columns = fitting >= CGFloat(count) ? count : max(1, Int(fitting))
    var lines = (count + columns - 1) / columns
    if let height = proposal.height, height < CGFloat(lines) * 20 { lines = max(1, Int((height + 1e-6) / 20)) }
    return CGSize(width: CGFloat(columns) * 10, height: CGFloat(lines) * 20)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    log?.measurements += 1
    return Self.size(count, proposal)
  }

  func explicitAlignment(of key: AlignmentKey, size: CGSize) -> CGFloat? {
    guard size.height > 0 else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return 15 }
    if key == VerticalAlignment.lastTextBaseline.key { return size.height - 5 }
    return nil
  }
  func place(in frame: CGRect?, proposal: ProposedViewSize) { log?.placements.append(frame) }
}

// MARK: - The module's tree

extension TestView {
  /// The tree in the module, and its leaves in order.
  func build() -> (node: LayoutNode, leaves: [LayoutLeaf]) {
    var leaves: [LayoutLeaf] = []
    let node = node(&leaves)
    return (node, leaves)
  }

  func node(_ leaves: inout [LayoutLeaf]) -> LayoutNode {
    func leaf(_ content: any LayoutLeafContent) -> LayoutNode {
      let leaf = LayoutLeaf(content)
      leaves.append(leaf)
      return leaf
    }
    func contain<L: Layout>(_ layout: L, _ views: TestView...) -> LayoutNode {
      LayoutContainer(layout, views.map { $0.node(&leaves) })
    }
    func containAll<L: Layout>(_ layout: L, _ views: [TestView]) -> LayoutNode {
      LayoutContainer(layout, views.map { $0.node(&leaves) })
    }
    switch self {
    case .rectangle: return leaf(RectangleContent())
    case .image(let width, let height): return leaf(ImageContent(size: CGSize(width: width, height: height)))
    case .text(let count): return leaf(TextContent(count: count))
    case .spacer(let minimum): return leaf(SpacerContent(minLength: minimum))
    case .divider: return leaf(DividerContent())
    case .hstack(let alignment, let spacing, let views):
      return containAll(HStackLayout(alignment: alignment, spacing: spacing), views)
    case .vstack(let alignment, let spacing, let views):
      return containAll(VStackLayout(alignment: alignment, spacing: spacing), views)
    case .zstack(let alignment, let views): return containAll(ZStackLayout(alignment: alignment), views)
    case .frame(let width, let height, let alignment, let view):
      return contain(FrameLayout(width: width, height: height, alignment: alignment), view)
    case .flexibleFrame(let width, let height, let alignment, let view):
      return contain(
        FlexibleFrameLayout(
          minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum, minHeight: height.minimum,
          idealHeight: height.ideal, maxHeight: height.maximum, alignment: alignment), view)
    case .fixedSize(let axes, let view): return contain(FixedSizeLayout(axes), view)
    case .padding(let insets, let view): return contain(PaddingLayout(insets), view)
    case .offset(let x, let y, let view): return contain(OffsetLayout(CGSize(width: x, height: y)), view)
    case .position(let x, let y, let view): return contain(PositionLayout(CGPoint(x: x, y: y)), view)
    case .aspectRatio(let ratio, let mode, let view): return contain(AspectRatioLayout(ratio, contentMode: mode), view)
    case .overlay(let alignment, let base, let view): return contain(OverlayLayout(alignment: alignment), base, view)
    case .geometryReader(let views): return containAll(GeometryReaderLayout(), views)
    case .scrollView(let axes, let view): return contain(ScrollLayout(axes), view)
    case .viewThatFits(let axes, let views): return containAll(ViewThatFitsLayout(in: axes), views)
    case .priority(let priority, let view):
      let node = view.node(&leaves)
      node.setLayoutValue(priority, for: LayoutPriorityKey.self)
      return node
    case .horizontalGuide(let guide, let distance, let view):
      return contain(AlignmentGuideLayout(guide) { $0[guide] + distance }, view)
    case .verticalGuide(let guide, let distance, let view):
      return contain(AlignmentGuideLayout(guide) { $0[guide] + distance }, view)
    case .inset(let edge, let spacing, let content, let view):
      return contain(SafeAreaInsetLayout(edge: edge, spacing: spacing), content, view)
    case .grid(let alignment, let horizontal, let vertical, let rows):
      var nodes: [LayoutNode] = []
      for (id, row) in rows.enumerated() {
        for cell in row.cells {
          let node = cell.view.node(&leaves)
          if row.isRow { node.setLayoutValue(GridRowKey.Row(id: id, alignment: row.alignment), for: GridRowKey.self) }
          if cell.columns != 1 { node.setLayoutValue(cell.columns, for: GridCellColumnsKey.self) }
          if let anchor = cell.anchor { node.setLayoutValue(anchor, for: GridCellAnchorKey.self) }
          if let alignment = cell.columnAlignment { node.setLayoutValue(alignment, for: GridColumnAlignmentKey.self) }
          if !cell.unsized.isEmpty { node.setLayoutValue(cell.unsized, for: GridCellUnsizedAxesKey.self) }
          nodes.append(node)
        }
      }
      return LayoutContainer(
        GridLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical), nodes)
    case .lazyGrid(let axis, let items, let spacing, let views):
      return containAll(LazyGridLayout(axis, items: items, spacing: spacing), views)
    }
  }

  /// The size at a proposal, and the frames of the leaves in it; `nil` for those that are left out.
  func layout(
    _ proposal: ProposedViewSize, _ direction: LayoutDirection = .leftToRight
  ) -> (size: CGSize, frames: [CGRect?]) {
    let (node, leaves) = build()
    let root = LayoutContainer(RootLayout(), [node])
    root.layoutDirection = direction
    let size = root.sizeThatFits(proposal)
    root.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    return (size, leaves.map(\.frame))
  }

  func layout(_ width: CGFloat?, _ height: CGFloat? = 100) -> (size: CGSize, frames: [CGRect?]) {
    layout(ProposedViewSize(width: width, height: height))
  }

  /// The size at a proposal.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    build().node.sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  /// The frames of the leaves in a window, whose centre the tree is at.
  func inWindow(_ width: CGFloat, _ height: CGFloat = 100) -> [CGRect?] {
    let (node, leaves) = build()
    let root = LayoutContainer(RootLayout(), [node])
    root.place(in: CGRect(x: 0, y: 0, width: width, height: height))
    return leaves.map(\.frame)
  }

  /// The widths of the leaves at a width.
  func widths(_ width: CGFloat) -> [CGFloat] { layout(width).frames.map { $0?.width ?? -1 } }
}
