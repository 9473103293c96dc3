/// A menu, as titles; what was chosen comes back as a path of indices.
package struct MenuContent: Hashable, Sendable {
  /// One line of a menu, or a part of it.
  package struct Item: Hashable, Sendable {
    package var title: String
    /// A smaller line below it.
    package var subtitle: String?
    /// Shown, but cannot be chosen.
    package var isEnabled = true
    package var isDestructive = false
    /// The mark that it carries.
    package var state = UIMenuElement.State.off
    /// One of several of which one at a time carries the mark.
    package var isExclusive = false
    /// Not empty: a menu of its own, or a section where `isInline`.
    package var children: [Item] = []
    package var isInline = false

    package init(title: String) { self.title = title }
  }
  package var items: [Item]

  package init(items: [Item]) { self.items = items }
}
