/// A menu, as titles; a choice is reported as a path of indexes.
package struct MenuContent: Hashable, Sendable {
  /// One line of a menu, or a part of it.
  package struct Item: Hashable, Sendable {
    /// The mark of a line: none, a checkmark, or a dash for a mixed state.
    package enum State: Hashable, Sendable { case off, on, mixed }

    package var title: String
    /// A smaller line below the title.
    package var subtitle: String?
    /// Shown, but cannot be chosen.
    package var isEnabled = true
    package var isDestructive = false
    /// The mark of the line.
    package var state = State.off
    /// Whether it is one of several of which only one at a time has the mark.
    package var isExclusive = false
    /// The keys that choose it, which are shown beside the title.
    package var shortcut: KeyStroke?
    /// If not empty, the item is a submenu, or a section if `isInline`.
    package var children: [Item] = []
    package var isInline = false

    package init(title: String) { self.title = title }
  }
  package var items: [Item]

  package init(items: [Item]) { self.items = items }
}
