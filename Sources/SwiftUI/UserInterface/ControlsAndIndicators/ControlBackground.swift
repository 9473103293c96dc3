import SwiftUICore
import UIKitCore

/// A modifier that puts a view into one of UIKit with a colour, round corners and a border.
struct ControlBackground {
  var color: UIColor?
  var cornerRadius: CGFloat = 0
  /// Half of the smaller side is the radius.
  var isCapsule = false
  var borderColor: UIColor?
  var alpha: CGFloat = 1
}

@MainActor extension ControlBackground: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let box = ControlBackgroundView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { value in
      MainActor.assumeIsolated {
        box.backgroundColor = value.color
        box.isCapsule = value.isCapsule
        box.radius = value.cornerRadius
        box.layer.borderWidth = value.borderColor == nil ? 0 : 1
        if let color = value.borderColor { box.layer.borderColor = color.cgColor }
        box.alpha = value.alpha
        box.updateCorners()
      }
    }
    return _ViewOutputs(node: LayoutContainer(box, content: outputs.node))
  }
}

/// A view whose corners follow its size.
private final class ControlBackgroundView: UIView {
  var isCapsule = false
  var radius: CGFloat = 0

  override var bounds: CGRect { didSet { if bounds.size != oldValue.size { updateCorners() } } }

  func updateCorners() {
    let new = isCapsule ? min(bounds.width, bounds.height) / 2 : radius
    if layer.cornerRadius != new { layer.cornerRadius = new }
  }
}

extension View {
  /// Gives what has no colour of its own one that depends on what is around it.
  nonisolated func defaultForegroundColor(_ color: Color) -> some View {
    transformEnvironment(\.foregroundColor) { $0 = $0 ?? color }
  }

  /// Replaces the colour of what has none of its own.
  nonisolated func replacingForegroundColor(_ color: Color) -> some View {
    environment(\.foregroundColor, color)
  }
}
