import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A view whose views are made when they come near what is visible.
@MainActor protocol LazyView: UnaryView {
  associatedtype Content: View

  nonisolated var axis: Axis { get }
  nonisolated var items: [GridItem]? { get }
  nonisolated var alignment: Alignment { get }
  nonisolated var spacing: CGFloat? { get }
  nonisolated var pinnedViews: PinnedScrollableViews { get }
  nonisolated var content: Content { get }
}

extension LazyView {
  static func makeLazyContainer(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let first = inputs.viewGraph.value(of: view.attribute) else { return _ViewOutputs(node: nil) }
    let lines = LazyLines(first.axis, items: first.items, alignment: first.alignment, spacing: first.spacing)
    let node = LayoutContainer(LazyLayout(lines))
    let list = Content._makeViewList(
      view: inputs.part(of: view) { $0.content }, inputs: _ViewListInputs(base: inputs)
    ).list
    let container = LazyContainer(list, lines, first.pinnedViews, node, inputs)
    inputs.scope.keep(container)
    inputs.viewGraph.graph.observe(view.attribute, skipsCurrent: true, in: inputs.scope.subgraph) {
      [weak container] value in
      MainActor.assumeIsolated {
        lines.items = value.items
        lines.alignment = value.alignment
        lines.spacing = value.spacing
        container?.pinnedViews = value.pinnedViews
        node.invalidate()
      }
    }
    return _ViewOutputs(node: node)
  }
}

/// Gives a lazy stack or grid the views that are near what is visible. A view that was made stays, so that its state does.
@MainActor final class LazyContainer: ViewListParent, IdentifiedViews {
  private let list: ViewList
  private let lines: LazyLines
  private weak var node: LayoutContainer<LazyLayout>?
  private let viewGraph: ViewGraph
  private let scroll: ScrollContext?
  private var outline: ViewListOutline
  private var shown = 0..<0
  var pinnedViews: PinnedScrollableViews
  private var isChanged = false

  init(
    _ list: ViewList, _ lines: LazyLines, _ pinnedViews: PinnedScrollableViews, _ node: LayoutContainer<LazyLayout>,
    _ inputs: _ViewInputs
  ) {
    self.pinnedViews = pinnedViews
    self.list = list
    self.lines = lines
    self.node = node
    viewGraph = inputs.viewGraph
    scroll = inputs.currentEnvironment.scrollContext
    outline = ViewListOutline(list)
    list.parent = self
    node.makeAttachments().views = self
    node.makeAttachments().isDynamic = true
    takeSegments()
    scroll?.hasLazyContent = true
    viewGraph.observeLayout(in: inputs.scope) { [weak self] in self?.layoutDidFinish() }
  }

  func listDidChange(_ list: ViewList) {
    isChanged = true
    viewGraph.setNeedsLayout()
  }

  private func takeSegments() {
    var segments: [LazyLines.Segment] = []
    for section in outline.sections {
      if let header = section.header { segments.append(.init(count: header.count, isFull: true)) }
      segments.append(.init(count: section.count, isFull: false))
      if let footer = section.footer { segments.append(.init(count: footer.count, isFull: true)) }
    }
    lines.segments = segments
  }

  /// The view at an index among all.
  private func element(at index: Int) -> ViewElement? {
    var index = index
    for section in outline.sections {
      if let header = section.header {
        if index < header.count { return header.element(at: index) }
        index -= header.count
      }
      for run in section.runs {
        if index < run.count { return run.element(index) }
        index -= run.count
      }
      if let footer = section.footer {
        if index < footer.count { return footer.element(at: index) }
        index -= footer.count
      }
    }
    return nil
  }

  private func layoutDidFinish() {
    guard let node else { return }
    if isChanged {
      isChanged = false
      outline = ViewListOutline(list)
      takeSegments()
      let wanted = wanted(node) ?? 0..<0
      show(wanted, pinnedOffsets(in: wanted, node), force: true)
    } else if let wanted = wanted(node) {
      show(wanted, pinnedOffsets(in: wanted, node))
    }
  }

  /// The views that are visible now; `nil` before the first placement.
  private func wanted(_ node: LayoutContainer<LazyLayout>) -> Range<Int>? {
    guard let frame = node.frameInHost else { return nil }
    let viewport = scroll?.viewport ?? node.root.frame ?? frame
    let axis = lines.axis
    let start = viewport.origin[axis] - frame.origin[axis]
    return lines.views(from: max(0, start), to: start + viewport.size[axis], across: node.placedProposal[axis.other])
  }

  /// The headers and footers that stay at an edge now, with their distances from their own places.
  private func pinnedOffsets(in visible: Range<Int>, _ node: LayoutContainer<LazyLayout>) -> [Int: CGFloat] {
    guard !pinnedViews.isEmpty, let frame = node.frameInHost, let viewport = scroll?.unobscuredViewport else {
      return [:]
    }
    let (axis, across) = (lines.axis, node.placedProposal[lines.axis.other])
    let start = viewport.origin[axis] - frame.origin[axis]
    let end = start + viewport.size[axis]
    var offsets: [Int: CGFloat] = [:]
    var first = 0
    for section in outline.sections {
      let headers = first..<first + (section.header?.count ?? 0)
      let rows = headers.upperBound..<headers.upperBound + section.count
      let footers = rows.upperBound..<rows.upperBound + (section.footer?.count ?? 0)
      let all = first..<footers.upperBound
      first = all.upperBound
      guard all.overlaps(visible) else { continue }
      func extent(_ range: Range<Int>) -> (start: CGFloat, end: CGFloat) {
        let last = lines.position(of: range.upperBound - 1, across: across)
        return (lines.position(of: range.lowerBound, across: across).start, last.start + last.length)
      }
      if pinnedViews.contains(.sectionHeaders), !headers.isEmpty {
        let (own, limit) = (extent(headers), extent(headers.lowerBound..<rows.upperBound).end)
        let distance = min(max(0, start - own.start), max(0, limit - own.end))
        if distance > 0 { for index in headers { offsets[index] = distance } }
      }
      if pinnedViews.contains(.sectionFooters), !footers.isEmpty {
        let (own, limit) = (extent(footers), extent(rows.lowerBound..<footers.upperBound).start)
        let distance = min(max(0, own.end - end), max(0, own.start - limit))
        if distance > 0 { for index in footers { offsets[index] = -distance } }
      }
    }
    return offsets
  }

  private func show(_ range: Range<Int>, _ offsets: [Int: CGFloat], force: Bool = false) {
    guard let node, force || range != shown || offsets != lines.pinned else { return }
    let isSameChoice = range == shown && offsets.keys == lines.pinned.keys && !force
    shown = range
    lines.pinned = offsets
    if isSameChoice {
      node.invalidate()
      return viewGraph.setNeedsLayout()
    }
    var nodes: [LayoutNode] = []
    lines.made = []
    for index in range.filter({ offsets[$0] == nil }) + offsets.keys.sorted() {
      guard let element = element(at: index)?.node else { continue }
      lines.made.append(index)
      nodes.append(element)
    }
    node.setChildren(nodes)
    viewGraph.preferencesDidChange()
  }

  // MARK: Scrolling to a view

  func frameInHost(ofViewWithID id: AnyHashable) -> CGRect? {
    guard let node, let frame = node.frameInHost else { return nil }
    var index = 0
    for section in outline.sections {
      index += section.header?.count ?? 0
      for run in section.runs {
        if let runID = run.id, let found = (0..<run.count).first(where: { runID($0) == id }) {
          let axis = lines.axis
          let position = lines.position(of: index + found, across: node.placedProposal[axis.other])
          var rect = frame
          rect.size[axis] = position.length
          if axis == .vertical { rect.origin.y += position.start } else { rect.origin.x += position.start }
          return rect
        }
        index += run.count
      }
      index += section.footer?.count ?? 0
    }
    return nil
  }

  func identities(in rect: CGRect) -> [AnyHashable] {
    guard let node, let frame = node.frameInHost else { return [] }
    let axis = lines.axis
    let start = rect.origin[axis] - frame.origin[axis]
    let wanted = lines.views(
      from: max(0, start), to: start + rect.size[axis], across: node.placedProposal[axis.other])
    var (index, found): (Int, [AnyHashable]) = (0, [])
    for section in outline.sections {
      index += section.header?.count ?? 0
      for run in section.runs {
        let range = wanted.clamped(to: index..<index + run.count)
        if let id = run.id { for each in range { found.append(id(each - index)) } }
        index += run.count
      }
      index += section.footer?.count ?? 0
    }
    return found
  }
}

/// An object that finds the views with the app's identities.
@MainActor protocol IdentifiedViews: AnyObject {
  /// The frame of a view in the coordinates of the tree's host.
  func frameInHost(ofViewWithID id: AnyHashable) -> CGRect?
  /// The identities of the views in a rectangle, in their order.
  func identities(in rect: CGRect) -> [AnyHashable]
}

extension ViewListContainer: IdentifiedViews {
  func frameInHost(ofViewWithID id: AnyHashable) -> CGRect? {
    for run in ViewListOutline(list).runs {
      guard let runID = run.id, let found = (0..<run.count).first(where: { runID($0) == id }) else { continue }
      return run.element(found).node?.frameInHost
    }
    return nil
  }

  func identities(in rect: CGRect) -> [AnyHashable] {
    var found: [AnyHashable] = []
    for run in ViewListOutline(list).runs {
      guard let id = run.id else { continue }
      for index in 0..<run.count where run.element(index).node?.frameInHost?.intersects(rect) == true {
        found.append(id(index))
      }
    }
    return found
  }
}

@MainActor extension LayoutNode {
  /// The objects that find identities in this tree, the outermost first.
  var identifiedViews: [any IdentifiedViews] {
    var found: [any IdentifiedViews] = []
    var open: [LayoutNode] = [self]
    while let node = open.popLast() {
      if let views = node.attachments?.views as? any IdentifiedViews { found.append(views) }
      if let parent = node as? LayoutParent { open.append(contentsOf: parent.children.reversed()) }
    }
    return found
  }
}
