public import SwiftUICore
import UIKitCore

/// A line between views: across the stack that it is in.
public struct Divider {
  /// A line.
  nonisolated public init() {}
}

@MainActor extension Divider: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
    let line = UIView()
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    return _ViewOutputs(node: LayoutLeaf(LineContent(view: line)))
  }
}

/// The content of the leaf of a divider.
struct LineContent: DisplayedContent {
  let view: UIView

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    DividerContent().sizeThatFits(proposal, stackOrientation: stackOrientation)
  }

  nonisolated func place(in frame: CGRect?, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      view.isHidden = frame == nil
      if let frame { view.frame = frame }
    }
  }
}

extension Divider: ReusableView {}
