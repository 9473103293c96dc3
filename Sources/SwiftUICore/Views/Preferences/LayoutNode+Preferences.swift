package import SwiftUILayout

extension LayoutNode {
  /// The value of a preference: that of this view, else those of the views in it, combined in their order. `nil` if none has set it.
  @MainActor package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    // Visits the tree in order. A frame of the stack is a node whose subviews are being visited.
    let covered = (key as? any PagePreferenceKey.Type)?.coveredPages
    var stack: [Visit<Key.Value>] = [Visit(self, covered)]
    while true {
      let top = stack.count - 1
      if stack[top].next < stack[top].children.count {
        let child = stack[top].children[stack[top].next]
        stack[top].next += 1
        if let any = child.attachments?.preferences[id], let value = any as? Key.Value {
          stack[top].add(value, key)
        } else {
          stack.append(Visit(child, covered))
        }
        continue
      }
      var visit = stack.removeLast()
      let attachments = visit.node.attachments
      if let transform = attachments?.transforms[id] {
        visit.value = transform(visit.value) as? Key.Value
      } else if attachments?.isDynamic == true, visit.value == nil {
        visit.value = Key.defaultValue
      }
      if let any = attachments?.preferences[id], let own = any as? Key.Value { visit.value = own }
      guard !stack.isEmpty else { return visit.value }
      if let value = visit.value { stack[stack.count - 1].add(value, key) }
    }
  }
}

/// A node in the visit of a tree, with the value of the subviews that were visited.
@MainActor private struct Visit<Value> {
  let node: LayoutNode
  let children: [LayoutNode]
  var next = 0
  var value: Value?

  init(_ node: LayoutNode, _ covered: CoveredPages?) {
    self.node = node
    var children = (node as? LayoutParent).map { Array($0.children) } ?? []
    if let hosted = node.attachments?.hostedRoots {
      children += covered == nil ? hosted : hosted.filter { $0.attachments?.isCovered != true }
      if covered == .last { children += hosted.reversed().filter { $0.attachments?.isCovered == true } }
    }
    self.children = children
  }

  mutating func add<Key: PreferenceKey>(_ new: Value, _ key: Key.Type) where Key.Value == Value {
    if var value {
      key.reduce(value: &value) { new }
      self.value = value
    } else {
      value = new
    }
  }
}
