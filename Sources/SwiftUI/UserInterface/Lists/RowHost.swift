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
    let background = node?.layoutValue(for: RowBackgroundKey.self)?.node
    let text = node?.layoutValue(for: BadgeKey.self)
    if let text, badge.text != text { badge.text = text }
    let children = [background, node, text == nil ? nil : badgeLeaf].compactMap { $0 }
    if !layout.children.elementsEqual(children, by: ===) { layout.setChildren(children) }
    var new = RowLayout()
    new.insets = node?.layoutValue(for: RowInsetsKey.self) ?? ownInsets ?? RowLayout.platformInsets
    new.hasBackground = background != nil
    new.hasBadge = text != nil
    new.minimumHeight = minimumHeight
    let old = layout.layout
    if new.insets != old.insets || new.hasBackground != old.hasBackground || new.hasBadge != old.hasBadge
      || new.minimumHeight != old.minimumHeight
    {
      layout.layout = new
    }
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

  /// What a press of the row does: what the only button in it does.
  var action: CurrentAction? {
    var found: [CurrentAction] = []
    var open: [LayoutNode] = node.map { [$0] } ?? []
    while let node = open.popLast(), found.count < 2 {
      if let action = node.layoutValue(for: RowActionKey.self) {
        found.append(action)
      } else if let parent = node as? LayoutParent {
        open.append(contentsOf: parent.children)
      }
    }
    return found.count == 1 ? found.first : nil
  }

  func remove() {
    view.removeFromSuperview()
    hosted.remove()
  }
}

/// A cell that shows a row of SwiftUI's views.
final class ListCell: UITableViewCell {
  var host: RowHost? {
    didSet {
      guard host !== oldValue else { return }
      if let old = oldValue?.view, old.superview === contentView { old.removeFromSuperview() }
      if let host { contentView.addSubview(host.view) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host?.view.frame = CGRect(x: 0, y: 0, width: contentWidth(of: bounds.width), height: bounds.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: host?.measure(width: contentWidth(of: size.width)) ?? 44)
  }

  /// The width of the row's views in a cell of a width.
  private func contentWidth(of width: CGFloat) -> CGFloat {
    accessoryType == .none ? width : max(0, width - accessoryWidth)
  }
}

/// A header or footer that shows SwiftUI's views.
final class ListSectionView: UITableViewHeaderFooterView {
  var hosts: [RowHost] = [] {
    didSet {
      for host in oldValue { host.view.removeFromSuperview() }
      for host in hosts { contentView.addSubview(host.view) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for host in hosts {
      let height = host.measure(width: bounds.width)
      host.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: hosts.reduce(0) { $0 + $1.measure(width: size.width) })
  }
}
