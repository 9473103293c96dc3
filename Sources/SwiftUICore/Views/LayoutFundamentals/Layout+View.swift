public import SwiftUILayout

/// Views that an app's layout arranges.
public struct _LayoutRootView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

@MainActor extension _LayoutRootView: LayoutView {}

extension Layout {
  /// The views, arranged by the layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutRootView(layout: self, content: content())
  }
}
