import AttributeGraph
import SwiftUICore
import UIKitCore

/// The views that a canvas can draw.
@MainActor protocol CanvasSymbols: AnyObject {
  /// The view with a tag or identity, laid out in the space of the canvas.
  func view(_ id: AnyHashable, in size: CGSize) -> UIView?
}

/// Lays out the views that a canvas can draw, beside the canvas and invisible, and draws the canvas again when they change.
@MainActor final class CanvasSymbolViews: CanvasSymbols, ViewListParent {
  private let list: ViewList
  private let inputs: _ViewInputs
  private let canvas: DrawingView
  private unowned let leaf: LayoutNode
  private var hosts: [ObjectIdentifier: (hosted: HostedContent, view: HostedContentView)] = [:]
  private let holder = UIView()
  private var observer: FrameObserver?
  /// Whether views are laid out for the drawing, which then need not be repeated.
  private var isDrawing = false

  init<Content: View>(
    _ content: _GraphValue<Content>, _ inputs: _ViewInputs, of leaf: LayoutNode, in canvas: DrawingView
  ) {
    self.inputs = inputs
    self.leaf = leaf
    self.canvas = canvas
    list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs)).list
    list.parent = self
    inputs.scope.keep(self)
    holder.isHidden = true
    canvas.addSubview(holder)
    // What moves in them moves in the canvas.
    let observer = FrameObserver { [weak canvas] in canvas?.setNeedsDisplay() }
    self.observer = observer
    inputs.viewGraph.clock.add(observer)
  }

  func listDidChange(_ list: ViewList) {
    canvas.setNeedsDisplay()
    let known = Set(nodes.map { ObjectIdentifier($0.node) })
    for (key, host) in hosts where !known.contains(key) {
      host.view.removeFromSuperview()
      host.hosted.remove()
      hosts[key] = nil
    }
  }

  /// The views' nodes, with their tags and identities.
  private var nodes: [(node: LayoutNode, tag: AnyHashable?, id: AnyHashable?)] {
    ViewListOutline(list).sections.flatMap { section in
      section.runs.flatMap { run in
        (0..<run.count).compactMap { index in
          run.element(index).node.map { ($0, run.tag(at: index, as: AnyHashable.self), run.id?(index)) }
        }
      }
    }
  }

  func view(_ id: AnyHashable, in size: CGSize) -> UIView? {
    let nodes = nodes
    guard let node = (nodes.first { $0.tag == id } ?? nodes.first { $0.id == id })?.node else { return nil }
    let view = (hosts[ObjectIdentifier(node)] ?? makeHost(node)).view
    let own = view.sizeThatFits(size)
    let wanted = CGRect(origin: .zero, size: own)
    isDrawing = true
    if view.frame != wanted { view.frame = wanted }
    view.layoutIfNeeded()
    isDrawing = false
    return view
  }

  private func makeHost(_ node: LayoutNode) -> (hosted: HostedContent, view: HostedContentView) {
    let root = LayoutContainer(ZStackLayout(), [node])
    let hosted = HostedContent(inputs, in: leaf) { _ in _ViewOutputs(node: root) }
    let view = HostedContentView(hosted)
    view.respectsSafeArea = false
    view.backgroundColor = .clear
    view.onLayout = { [weak self] in
      guard let self, !isDrawing else { return }
      canvas.setNeedsDisplay()
    }
    holder.addSubview(view)
    hosts[ObjectIdentifier(node)] = (hosted, view)
    return (hosted, view)
  }
}
