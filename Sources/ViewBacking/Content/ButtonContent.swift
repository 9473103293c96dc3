/// A button.
package struct ButtonContent: Hashable, Sendable {
  /// The background of the button.
  package enum Style: Hashable, Sendable {
    /// None, in any state of the pointer.
    case bare
    /// None until the pointer is over the button.
    case flat
    /// The desktop's default button.
    case framed
    /// A translucent colour.
    case tinted
    /// The desktop's button for the suggested action.
    case prominent
  }

  /// The side of the title on which the picture is.
  package enum Edge: Hashable, Sendable { case leading, top, trailing, bottom }

  /// The style of the corners.
  package enum Corners: Hashable, Sendable {
    case theme
    /// A radius in points.
    case radius(Double)
    /// Semicircles at the ends.
    case capsule
  }

  /// The horizontal alignment of the content.
  package enum Alignment: Hashable, Sendable { case center, leading, trailing, fill }

  /// The alignment of title and subtitle.
  package enum TitleAlignment: Hashable, Sendable {
    /// Depends on ``ButtonContent/alignment``.
    case automatic
    case leading, center, trailing
  }

  package var title: String
  /// The title with attributes, if it has some; its string is that of ``title``.
  package var styledTitle: StyledText?
  package var appearance: TextAppearance
  /// A smaller line below the title, with attributes if ``styledSubtitle`` is set.
  package var subtitle: String?
  /// The smaller line with attributes, if it has some.
  package var styledSubtitle: StyledText?
  package var image: ImageContent?
  /// A picture behind title and picture, which fills the button; `nil` for none.
  package var backgroundImage: ImageContent?
  package var imageEdge = Edge.leading
  /// The distance between picture and title, in points.
  package var imagePadding = 0.0
  /// The distance between title and subtitle, in points.
  package var titlePadding = 1.0
  package var titleAlignment = TitleAlignment.automatic
  package var style = Style.flat
  /// `nil` for the style's own.
  package var background: RGBA?
  /// `nil` for no outline.
  package var stroke: RGBA?
  package var strokeWidth = 0.0
  package var corners = Corners.theme
  /// `nil` for the theme's.
  package var insets: DirectionalEdgeInsets?
  package var alignment = Alignment.center
  /// Whether a spinner replaces the picture.
  package var isBusy = false
  package var isSelected = false
  package var isDestructive = false
  /// Whether the return key presses the button if nothing else has the focus.
  package var isPrimary = false
  /// The menu that opens instead of an action.
  package var menu: MenuContent?

  package init(title: String, appearance: TextAppearance, menu: MenuContent? = nil) {
    self.title = title
    self.appearance = appearance
    self.menu = menu
  }
}
