public import SwiftUICore
import UIKitCore

/// A modifier that shows a view where another one is opaque.
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

@MainActor extension MaskModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let box = PassthroughView()
    box.effects.masksWithLastSubview = true
    let maskBox = PassthroughView()
    maskBox.isUserInteractionEnabled = false
    let mask = Mask._makeView(view: inputs.part(of: modifier) { $0.mask }, inputs: inputs).node
    let overlay = LayoutContainer(
      OverlayLayout(alignment: first.alignment), [node, LayoutContainer(maskBox, content: mask)])
    return _ViewOutputs(node: LayoutContainer(box, content: overlay))
  }
}

extension View {
  /// Shows the view where another one is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: ZStack(alignment: alignment) { mask() }, alignment: alignment))
  }

  /// Shows the view where another one is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: ZStack { mask }, alignment: .center))
  }
}
