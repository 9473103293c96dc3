package import Foundation

/// What a leaf shows: text, a control, a shape.
package protocol LayoutLeafContent {
  /// The size at a proposal. `stackOrientation` is the axis of the stack around the leaf, if there is one.
  ///
  /// Must not change the tree: what has to be measured again is reported by ``LayoutLeaf/contentDidChange()``, at another time.
  func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize
  /// The position of a guide that the content has, such as the baselines of text.
  func explicitAlignment(of key: AlignmentKey, size: CGSize) -> CGFloat?
  /// The guides that ``explicitAlignment(of:size:)`` may answer for.
  var explicitGuides: ExplicitGuides { get }
  /// The distances that the content prefers to its neighbours, for a stack of this orientation.
  func spacing(stackOrientation: Axis?) -> ViewSpacing
  /// The priority in a stack.
  var layoutPriority: Double { get }
  /// The view that shows the content, if it is one.
  var shownObject: AnyObject? { get }
  /// Called when the frame or the content has changed, with the frame in the nearest coordinate space above, or `nil` if the leaf is left out.
  func place(in frame: CGRect?, proposal: ProposedViewSize)
}

extension LayoutLeafContent {
  /// None.
  package func explicitAlignment(of key: AlignmentKey, size: CGSize) -> CGFloat? { nil }
  /// Any.
  package var explicitGuides: ExplicitGuides { .all }
  /// The platform's distances.
  package func spacing(stackOrientation: Axis?) -> ViewSpacing { ViewSpacing() }
  /// Zero.
  package var layoutPriority: Double { 0 }
  /// None.
  package var shownObject: AnyObject? { nil }
  /// Does nothing.
  package func place(in frame: CGRect?, proposal: ProposedViewSize) {}
}

/// A node without others in it.
package final class LayoutLeaf: LayoutNode {
  /// What is measured and placed. After a change ``contentDidChange()`` is called.
  package var content: any LayoutLeafContent {
    didSet {
      if content.shownObject !== oldValue.shownObject { setNeedsShow() }
      contentDidChange()
    }
  }

  var contentHasChanged = true
  /// The priority that a container has used.
  private var knownPriority: Double?

  /// A leaf with its content.
  package init(_ content: any LayoutLeafContent) { self.content = content }

  /// Called after a change of the content. Each answer that is in use is computed again; only if one is another, containers above are laid
  /// out again.
  package func contentDidChange() {
    guard needsPlacement || !answersAreCurrent() || knownPriority.map({ $0 != content.layoutPriority }) == true else {
      return
    }
    contentHasChanged = true
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal, stackOrientation: parent?.stackOrientation)
  }

  override func measureGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    content.explicitAlignment(of: key, size: size)
  }

  override func findExplicitGuides() -> ExplicitGuides { content.explicitGuides }

  override func measureSpacing() -> ViewSpacing { content.spacing(stackOrientation: parent?.stackOrientation) }

  override var defaultPriority: Double {
    let priority = content.layoutPriority
    knownPriority = priority
    return priority
  }

  override func forgetOwnAnswers() { knownPriority = nil }
}
