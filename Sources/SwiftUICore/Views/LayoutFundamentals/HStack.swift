public import SwiftUILayout

/// Views from the leading to the trailing edge.
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// A stack with an alignment across it, and a distance between its views; `nil` for the distances that the views prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor extension HStack: LayoutView {}
