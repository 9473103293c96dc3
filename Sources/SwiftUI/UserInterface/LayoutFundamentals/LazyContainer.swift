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
  nonisolated var content: Content { get }
}

extension LazyView {
  static func makeLazyContainer(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let first = inputs.viewGraph.value(of: view.attribute) else { return _ViewOutputs(node: nil) }
    let lines = LazyLines(first.axis, items: first.items, alignment: first.alignment, spacing: first.spacing)
    let node = LayoutContainer(LazyLayout(lines))
    inputs.viewGraph.graph.observe(view.attribute, skipsCurrent: true, in: inputs.scope.subgraph) { value in
      MainActor.assumeIsolated {
        lines.items = value.items
        lines.alignment = value.alignment
        lines.spacing = value.spacing
        node.invalidate()
      }
    }
    let list = Content._makeViewList(
      view: inputs.part(of: view) { $0.content }, inputs: _ViewListInputs(base: inputs)
    ).list
    inputs.scope.keep(LazyContainer(list, lines, node, inputs))
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
  private var isChanged = false

  init(_ list: ViewList, _ lines: LazyLines, _ node: LayoutContainer<LazyLayout>, _ inputs: _ViewInputs) {
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
      show(wanted(node) ?? 0..<0, force: true)
    } else if let wanted = wanted(node), wanted != shown {
      show(wanted)
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

  private func show(_ range: Range<Int>, force: Bool = false) {
    guard let node, force || range != shown else { return }
    shown = range
    var nodes: [LayoutNode] = []
    lines.made = []
    for index in range {
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
