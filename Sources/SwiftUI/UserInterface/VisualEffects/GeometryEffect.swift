public import SwiftUICore
import UIKitCore

/// An effect that transforms a view by its size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes the node. Apps do not call it.
  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    changeEffect(modifier, inputs, body(inputs))
  }

  /// Makes the list of views. Apps do not call it.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs).modified(inputs) { changeEffect(modifier, $0, $1) }
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  @MainActor public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? {
    body(inputs)
  }

  @MainActor private static func changeEffect(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let box = EffectView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      nonisolated(unsafe) let modifier = modifier
      MainActor.assumeIsolated {
        box.apply { $0.show(modifier.effectValue(size: $0.bounds.size).affine(in: $0.bounds.size)) }
      }
    }
    return _ViewOutputs(node: LayoutContainer(box, content: node))
  }

  /// The effect without a change of the frame that readers of geometry see. It never has one here.
  public func ignoredByLayout() -> Self { self }
}
