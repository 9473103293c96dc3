import SwiftUICore
import UIKitCore

/// A row, a header or a footer that is shown, with what its modifiers have set.
@MainActor final class RowHost {
  let element: ViewElement
  let view: HostedContentView
  private let hosted: HostedContent
  private let layout: LayoutContainer<RowLayout>
  private lazy var badge = makeBadge()
  private lazy var badgeLeaf = LayoutLeaf(
    UIViewContent(view: badge) { [badge] _ in badge.sizeThatFits(CGSize(width: 0, height: 0)) })
  private var knownHeight: (width: CGFloat, height: CGFloat)?
  private let ownInsets: EdgeInsets?
  /// The cell that the row was shown in last.
  weak var cell: ListCell?
  /// Whether the views may be given to another row.
  var isReusable = false
  /// Called when the row needs another height.
  var onHeightChange: () -> Void = {}
  /// Called after each layout.
  var onLayout: () -> Void = {}
  /// The smallest height.
  var minimumHeight: CGFloat = 0 {
    didSet { if minimumHeight != oldValue { apply() } }
  }

  init(_ element: ViewElement, _ inputs: _ViewInputs, in outer: LayoutNode, insets: EdgeInsets? = nil) {
    self.element = element
    ownInsets = insets
    let layout = LayoutContainer(RowLayout())
    self.layout = layout
    hosted = HostedContent(inputs, in: outer) { _ in _ViewOutputs(node: layout) }
    view = HostedContentView(hosted)
    view.respectsSafeArea = false
    apply()
    view.onLayout = { [weak self] in
      guard let self else { return }
      apply()
      onLayout()
      if let knownHeight, height(width: knownHeight.width) != knownHeight.height { onHeightChange() }
    }
  }

  private func makeBadge() -> UILabel {
    let badge = UILabel()
    badge.textColor = .secondaryLabel
    return badge
  }

  var node: LayoutNode? { element.node }

  /// Takes over what the row's modifiers have set now.
  private func apply() {
    // Most rows have no modifiers of their own.
    let modified = node?.hasLayoutValues == true ? node : nil
    let background = modified?.layoutValue(for: RowBackgroundKey.self)?.node
    let text = modified?.layoutValue(for: BadgeKey.self)
    if let text, badge.text != text { badge.text = text }
    let isPlain = background == nil && text == nil && layout.children.count == 1 && layout.children[0] === node
    if !isPlain {
      let children = [background, node, text == nil ? nil : badgeLeaf].compactMap { $0 }
      if !layout.children.elementsEqual(children, by: ===) { layout.setChildren(children) }
    }
    var new = RowLayout()
    new.insets = modified?.layoutValue(for: RowInsetsKey.self) ?? ownInsets ?? RowLayout.platformInsets
    new.hasBackground = background != nil
    new.hasBadge = text != nil
    new.minimumHeight = minimumHeight
    let old = layout.layout
    if new.insets != old.insets || new.hasBackground != old.hasBackground || new.hasBadge != old.hasBadge
      || new.minimumHeight != old.minimumHeight
    {
      layout.layout = new
    }
    // The keyboard reaches each of several buttons, and a single one by its row.
    let actions = actions
    for action in actions { action.control?.isOperatedByRow = actions.count == 1 }
  }

  var hasBackground: Bool { layout.layout.hasBackground }

  func height(width: CGFloat) -> CGFloat {
    let height = layout.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return height.isFinite ? height : 44
  }

  /// Measures the row for the table.
  func measure(width: CGFloat) -> CGFloat {
    apply()
    let height = height(width: width)
    knownHeight = (width, height)
    return height
  }

  /// The views are those of another row from now on, whose height may be known to the table.
  func rowDidChange() { knownHeight = nil }

  /// What a press of the row does: what the only button in it does.
  var action: CurrentAction? {
    let found = actions
    return found.count == 1 ? found.first : nil
  }

  /// What the buttons in the row do.
  private var actions: [CurrentAction] {
    var found: [CurrentAction] = []
    var open: [LayoutNode] = node.map { [$0] } ?? []
    while let node = open.popLast() {
      if node.hasLayoutValues, let action = node.layoutValue(for: RowActionKey.self) {
        found.append(action)
      } else if let parent = node as? LayoutParent {
        open.append(contentsOf: parent.children)
      }
    }
    return found
  }

  func remove() {
    view.removeFromSuperview()
    hosted.remove()
  }
}
