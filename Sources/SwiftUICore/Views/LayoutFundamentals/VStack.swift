public import SwiftUILayout

/// Views from top to bottom.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// A stack with an alignment across it, and a distance between its views; `nil` for the distances that the views prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor extension VStack: LayoutView {}
