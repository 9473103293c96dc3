public import SwiftUICore
import UIKitCore

/// A frame whose lengths are made from those of the scroll view or the window around.
struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func layout(in container: CGSize) -> FrameLayout {
    FrameLayout(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : nil, alignment: alignment)
  }
}

@MainActor extension ContainerRelativeFrame: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let scroll = inputs.currentEnvironment.scrollContext
    let node = LayoutContainer(FrameLayout(), [content])
    var latest: Self?
    func update(_ node: LayoutContainer<FrameLayout>) {
      guard let latest, let size = scroll.map(\.containerSize) ?? node.root.frame?.size, size != .zero else { return }
      let layout = latest.layout(in: size)
      if layout != node.layout { node.layout = layout }
    }
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak node] modifier in
      latest = modifier
      MainActor.assumeIsolated { if let node { update(node) } }
    }
    inputs.viewGraph.observeLayout(in: inputs.scope) { [weak node] in if let node { update(node) } }
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Gives the view the lengths of the nearest scroll view around it, or of the window.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view lengths made from those of the nearest scroll view around it, or of the window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of `span` of `count` columns or rows with a distance, which fill the nearest scroll view around it or the
  /// window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let one = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
        return one * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
}
