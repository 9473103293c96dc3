import SwiftUICore
import UIKitCore

extension LayoutParent {
  /// Shows what is below this node in a view of UIKit: gives that its subviews, the one at the back first, and to those with content of
  /// their own theirs. The tree has been placed. Nothing is done if nothing has come, gone or changed its order.
  @MainActor func show(in view: UIView) {
    guard needsShow else { return }
    var containers: [(node: LayoutParent, view: UIView)] = [(self, view)]
    while let container = containers.popLast() {
      var views: [UIView] = []
      container.node.needsShow = false
      var open: [LayoutNode] = container.node.childrenFromTheFront
      while let node = open.popLast() {
        if let leaf = node as? LayoutLeaf {
          leaf.needsShow = false
          if let view = leaf.content.shownObject as? UIView { views.append(view) }
        } else if let inner = node as? LayoutContainer<ContainerViewLayout> {
          let view = inner.layout.view
          views.append(view)
          if inner.needsShow { containers.append((inner, view)) }
        } else if let parent = node as? LayoutParent {
          parent.needsShow = false
          open.append(contentsOf: parent.childrenFromTheFront)
        }
      }
      container.view.setSubviews(views)
    }
  }

  /// The children, the one that is drawn last first. Those with a higher index are in front of others (fact 32).
  private var childrenFromTheFront: [LayoutNode] {
    let ordered = self is LayoutContainer<BackgroundLayout> ? Array(children) : shownChildren.reversed()
    guard ordered.count > 1 else { return ordered }
    let indices = ordered.map { $0.layoutValue(for: ZIndexKey.self) }
    guard indices.contains(where: { $0 != indices[0] }) else { return ordered }
    // The sort is stable.
    return ordered.indices.sorted { (indices[$0], -$0) > (indices[$1], -$1) }.map { ordered[$0] }
  }
}

extension UIView {
  /// Makes these the subviews, in this order. Those that stay are not removed and added again.
  fileprivate func setSubviews(_ views: [UIView]) {
    guard !subviews.elementsEqual(views, by: ===) else { return }
    let staying = Set(views.map(ObjectIdentifier.init))
    for view in subviews where !staying.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
      insertSubview(view, at: index)
    }
  }
}
