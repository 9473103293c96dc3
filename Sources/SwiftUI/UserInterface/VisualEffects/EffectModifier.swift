import SwiftUICore
import UIKitCore

/// A modifier that changes how the pixels of a view are shown. Layout stays as it is.
@MainActor protocol EffectModifier: OutputsModifier, ReusableModifier, Animatable {
  /// Applies the effect to the view of UIKit that the view is in.
  func apply(to view: EffectView)
}

extension EffectModifier {
  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let box = EffectView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      nonisolated(unsafe) let modifier = modifier
      MainActor.assumeIsolated { box.apply { modifier.apply(to: $0) } }
    }
    return _ViewOutputs(node: LayoutContainer(box, content: node))
  }
}

/// The view of UIKit of an effect, which is applied again when the size has changed.
final class EffectView: PassthroughView {
  private var effect: (EffectView) -> Void = { _ in }

  func apply(_ effect: @escaping (EffectView) -> Void) {
    self.effect = effect
    effect(self)
  }

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { effect(self) } }
  }

  /// Shows a transform that is given in the coordinates of the view, whose origin is at the upper left.
  func show(_ transform: CGAffineTransform) {
    let center = CGPoint(x: -bounds.width / 2, y: -bounds.height / 2)
    self.transform = transform.about(center)
  }

  /// Clips to an outline: by the view's own corners where they can do it.
  func clip<S: Shape>(to shape: S, style: FillStyle = FillStyle()) {
    let size = bounds.size
    let radius: CGFloat? =
      switch shape {
      case is Rectangle: 0
      case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
        min(shape.cornerSize.width, min(size.width, size.height) / 2)
      case is Capsule: min(size.width, size.height) / 2
      case is Circle where size.width == size.height: size.width / 2
      default: nil
      }
    clipsToBounds = radius != nil
    if layer.cornerRadius != radius ?? 0 { layer.cornerRadius = radius ?? 0 }
    effects.clipPath = radius == nil ? shape.path(in: CGRect(origin: .zero, size: size)).cgPath : nil
  }
}
