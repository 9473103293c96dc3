package import Foundation

/// The content of a divider: a line across the stack around it, or a horizontal one outside of a stack.
package struct DividerContent: LayoutLeafContent, Equatable {
  /// The thickness of the line.
  package var thickness: CGFloat

  /// A line of a thickness.
  package init(thickness: CGFloat = 1) { self.thickness = thickness }

  package var explicitGuides: ExplicitGuides { [] }

  package func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    let across: Axis = stackOrientation == .horizontal ? .horizontal : .vertical
    return CGSize(thickness, along: across, across: proposal[across.other] ?? 10)
  }
}
