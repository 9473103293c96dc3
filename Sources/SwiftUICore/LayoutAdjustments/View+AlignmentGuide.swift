public import SwiftUILayout

extension View {
  /// Sets the position of a horizontal guide in the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(LayoutModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
  }

  /// Sets the position of a vertical guide in the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(LayoutModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
  }
}
