public import SwiftUICore
import UIKitCore

/// A shape that depends on its container, for clipping.
struct ContainerClip: Animatable {
  var shape: AnyShape?
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@MainActor extension ContainerClip: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    if let shape { view.clip(to: shape) } else { view.clip(to: Rectangle()) }
  }
}

/// Clips to the shape of the container.
struct ContainerRelativeClip: ViewModifier {
  @Environment(\.containerShape) private var shape
  nonisolated init() {}
  func body(content: Content) -> some View { content.modifier(ContainerClip(shape: shape)) }
}

extension View {
  /// Clips the view to the shape of its container.
  nonisolated public func clipShape(_ shape: ContainerRelativeShape, style: FillStyle = FillStyle()) -> some View {
    modifier(ContainerRelativeClip())
  }
}
