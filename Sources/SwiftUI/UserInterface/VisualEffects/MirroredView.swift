public import SwiftUICore

/// Mirrors a view by its environment.
private struct MirroredView<Content: View> {
  let content: Content
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension MirroredView: View {
  var body: some View {
    let isMirrored = if case .mirrors(let mirrored) = behavior { mirrored == direction } else { false }
    content.scaleEffect(x: isMirrored ? -1 : 1)
  }
}

extension View {
  /// Sets whether the view is mirrored where text is written from right to left.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    MirroredView(content: self, behavior: behavior)
  }
}
