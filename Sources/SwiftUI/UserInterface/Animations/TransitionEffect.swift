import AttributeGraph
import SwiftUICore
import UIKitCore

/// The effect of a transition on a view: its opacity.
struct TransitionOpacity: Animatable {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

@MainActor extension TransitionOpacity: ViewModifier, OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let view = UIView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { view.alpha = CGFloat($0.opacity) }
    return _ViewOutputs(node: LayoutContainer(view, content: node))
  }
}

/// A modifier that moves a view by a part of its own size, or of the size that is offered to it.
struct TransitionMove: Animatable {
  var parts: CGSize
  var animatableData: CGSize.AnimatableData {
    get { parts.animatableData }
    set { parts.animatableData = newValue }
  }
}

@MainActor extension TransitionMove: ViewModifier, OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let container = LayoutContainer(PartOffsetLayout(parts: .zero), [node])
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { container.layout.parts = $0.parts }
    return _ViewOutputs(node: container)
  }
}

/// A modifier that shows a view at a part of its size.
struct TransitionScale: Animatable {
  var scale: Double
  var anchor: UnitPoint
  var animatableData: Double {
    get { scale }
    set { scale = newValue }
  }
}

@MainActor extension TransitionScale: ViewModifier, OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let container = LayoutContainer(PartScaleLayout(scale: 1, anchor: .center), [node])
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) {
      container.layout = PartScaleLayout(scale: CGFloat($0.scale), anchor: $0.anchor)
    }
    return _ViewOutputs(node: container)
  }
}

/// Moves the content by parts of its size; its place in the layout stays.
struct PartOffsetLayout: ModifierLayout, Equatable {
  var parts: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let origin = CGPoint(
      x: bounds.minX + parts.width * bounds.width, y: bounds.minY + parts.height * bounds.height)
    subviews.first?.place(at: origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}

/// Shows the content at a part of its size; its place in the layout stays.
struct PartScaleLayout: ModifierLayout, Equatable {
  var scale: CGFloat
  var anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard scale != 1 else { subviews.first?.place(at: bounds.origin, proposal: proposal); return }
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    let origin = CGPoint(
      x: bounds.minX + (bounds.width - size.width) * anchor.x,
      y: bounds.minY + (bounds.height - size.height) * anchor.y)
    subviews.first?.place(at: origin, proposal: ProposedViewSize(size))
  }
}
