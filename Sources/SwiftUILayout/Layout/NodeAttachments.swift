package import Foundation

/// What some nodes have beside their layout: preferences, the name of a coordinate space, the trees that are shown inside of them.
package final class NodeAttachments {
  /// The values that the view sets, by the type of the key. They replace those of the views in it.
  package var preferences: [ObjectIdentifier: Any] = [:]
  /// The changes of the values of the views in it, by the type of the key. The argument is `nil` if no view has set a value.
  package var transforms: [ObjectIdentifier: (Any?) -> Any] = [:]
  /// Whether the node stands for views that can be others at another time. To a preference it adds the default if they set nothing.
  package var isDynamic = false
  /// The names of coordinate spaces that the node is.
  package var coordinateSpaces: Set<AnyHashable> = []
  /// The roots of trees that are shown inside of the node by views of their own: rows, pages, the content of a scroll view.
  package var hostedRoots: [LayoutParent] = []
  /// For a root of such a tree: whether another one covers it, as pages of a stack do.
  package var isCovered = false
  /// For a root of such a tree: the node that it is shown in.
  package weak var outer: LayoutNode?
  /// For a root: its host view.
  package weak var host: AnyObject?
  /// For a root: the origin of its host view in the window.
  package var originInWindow: (() -> CGPoint)?
  /// For a root: what bars cover of its host view.
  package var safeAreaInsets: (() -> EdgeInsets)?

  /// What gives the node its subviews, if these can be others at another time.
  package weak var views: AnyObject?
  /// What changes the transactions of the views in the node, as an object of the graph of views.
  package var transactionLink: AnyObject?
  /// What receives the node's frame, as an object of the graph of views.
  package var placeObserver: AnyObject?

  package init() {}
}

extension LayoutNode {
  /// The attachments, which are made if there are none.
  package final func makeAttachments() -> NodeAttachments {
    if let attachments { return attachments }
    let made = NodeAttachments()
    attachments = made
    return made
  }

  /// The root of the tree that the node is in.
  package final var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// The frame in the coordinates of the tree's host view, or `nil` before the first placement.
  package final var frameInHost: CGRect? {
    guard var frame else { return nil }
    var node = self
    while let parent = node.parent {
      if parent.startsCoordinateSpace, let origin = parent.frame?.origin {
        frame.origin.x += origin.x
        frame.origin.y += origin.y
      }
      node = parent
    }
    return frame
  }

  /// The frame in the window, or `nil` before the first placement.
  package final var frameInWindow: CGRect? {
    guard var frame = frameInHost else { return nil }
    if let origin = root.attachments?.originInWindow?() {
      frame.origin.x += origin.x
      frame.origin.y += origin.y
    }
    return frame
  }

  /// The nearest node with a coordinate space of a name: this one or one around it, also outside of the tree that this one is in.
  package final func ancestor(withCoordinateSpace name: AnyHashable) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if current.attachments?.coordinateSpaces.contains(name) == true { return current }
      node = current.parent ?? current.attachments?.outer
    }
    return nil
  }
}
