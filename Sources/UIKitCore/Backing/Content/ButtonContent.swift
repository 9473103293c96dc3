/// A button.
package struct ButtonContent: Hashable, Sendable {
  package var title: String
  package var look: TextLook
  /// What opens instead of an action, or beside it.
  package var menu: MenuContent?

  package init(title: String, look: TextLook, menu: MenuContent? = nil) {
    self.title = title
    self.look = look
    self.menu = menu
  }
}
