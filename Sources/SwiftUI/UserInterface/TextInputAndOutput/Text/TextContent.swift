import FoundationOverlay
import SwiftUICore
import UIKitCore

/// The content of a leaf that is a text, with its baselines.
struct TextContent: DisplayedContent {
  let label: TextLabel

  nonisolated var view: UIView { label }
  nonisolated var explicitGuides: ExplicitGuides { .baselines }

  /// The size for a proposal: without a width that of one line, and nothing of nothing (fact 47). Text that does not fit into the height is
  /// truncated to the lines that do, at least one.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    assumeMainActor {
      if let width = proposal.width, width <= 0 { return .zero }
      let width = proposal.width?.finite
      var size = label.size(width: width, height: proposal.height?.finite)
      if let width { size.width = min(size.width, width) }
      if label.reservedLines > 1 {
        size.height = max(
          size.height,
          label.lineHeight * CGFloat(label.reservedLines) + label.lineSpacing * CGFloat(label.reservedLines - 1))
      }
      return size
    }
  }

  nonisolated func explicitAlignment(of key: AlignmentKey, size: CGSize) -> CGFloat? {
    // Letters are above the baseline for four fifths of a line.
    if key == VerticalAlignment.firstTextBaseline.key {
      return assumeMainActor { min(label.lineHeight, size.height) * 0.8 }
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return assumeMainActor { size.height - min(label.lineHeight, size.height) * 0.2 }
    }
    return nil
  }

  nonisolated func place(in frame: CGRect?, proposal: ProposedViewSize) {
    assumeMainActor {
      if label.isHidden != (frame == nil) { label.isHidden = frame == nil }
      if let frame {
        label.fit(in: frame.size)
        label.truncateLines(width: proposal.width?.finite, height: proposal.height?.finite)
        // A label has a half of the distance of lines above its first line and below its last one, which a text has not.
        label.frame = frame.insetBy(dx: 0, dy: -label.lineSpacing / 2)
      }
    }
  }
}

extension CGFloat {
  /// The length; `nil` for infinity and what is no number.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}
