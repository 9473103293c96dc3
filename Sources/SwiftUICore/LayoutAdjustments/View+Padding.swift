public import SwiftUILayout

extension View {
  /// Adds space around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier(layout: PaddingLayout(insets)))
  }

  /// Adds space at some edges; without a length, the platform's.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(LayoutModifier(layout: PaddingLayout(edges, length)))
  }

  /// Adds space around the view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
