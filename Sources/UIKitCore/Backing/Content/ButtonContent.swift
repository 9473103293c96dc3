/// A button.
package struct ButtonContent: Hashable, Sendable {
  /// What is behind the words.
  package enum Style: Hashable, Sendable {
    /// Nothing, whatever the pointer does.
    case bare
    /// Nothing until the pointer is over it.
    case flat
    /// The desktop's usual button.
    case framed
    /// A wash of a colour.
    case tinted
    /// The desktop's button for what matters most.
    case prominent
  }

  /// On which side of the words the picture is.
  package enum Edge: Hashable, Sendable { case leading, top, trailing, bottom }

  /// What the corners are like.
  package enum Corners: Hashable, Sendable {
    case theme
    /// In points.
    case radius(Double)
    /// Half circles at the ends.
    case capsule
  }

  /// Where the content is between the sides.
  package enum Alignment: Hashable, Sendable { case center, leading, trailing, fill }

  package var title: String
  package var look: TextLook
  /// Below the title, smaller.
  package var subtitle: String?
  package var image: ImageContent?
  package var imageEdge = Edge.leading
  /// Between picture and words, in points.
  package var imagePadding = 0.0
  /// Between title and subtitle, in points.
  package var titlePadding = 1.0
  package var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  package var style = Style.flat
  /// `nil`: the style's own.
  package var background: RGBA?
  /// `nil`: no line around it.
  package var stroke: RGBA?
  package var strokeWidth = 0.0
  package var corners = Corners.theme
  /// `nil`: the theme's.
  package var insets: NSDirectionalEdgeInsets?
  package var alignment = Alignment.center
  /// A spinner in place of the picture.
  package var isBusy = false
  package var isSelected = false
  package var isDestructive = false
  /// What the return key presses where nothing else has the focus.
  package var isPrimary = false
  /// What opens instead of an action.
  package var menu: MenuContent?

  package init(title: String, look: TextLook, menu: MenuContent? = nil) {
    self.title = title
    self.look = look
    self.menu = menu
  }
}
