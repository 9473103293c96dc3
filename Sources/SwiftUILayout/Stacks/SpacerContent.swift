package import Foundation

/// The content of a spacer: it extends along the stack around it, or along both axes outside of one.
package struct SpacerContent: LayoutLeafContent, Equatable {
  /// The smallest length; `nil` for the platform's distance of neighbours.
  package var minLength: CGFloat?

  /// A spacer with a smallest length.
  package init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package var explicitGuides: ExplicitGuides { [] }

  /// Lower than that of any view with content.
  package var layoutPriority: Double { -.infinity }

  package func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    let minimum = (minLength ?? ViewSpacing.defaultDistance).asLength
    func length(_ axis: Axis) -> CGFloat {
      stackOrientation == axis.other ? 0 : max(minimum, proposal[axis] ?? minimum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func spacing(stackOrientation: Axis?) -> ViewSpacing {
    switch stackOrientation {
    case .horizontal: ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
    case .vertical: ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
    case nil: .zero
    }
  }
}
