package import Foundation

/// Everything that a host shows of one view, without its subviews: a value, so that hosts update only the differences, and tests can
/// compare it.
package struct ViewDescription: Equatable, Sendable {
  /// The frame in the superview, in points; in a scroll view, the frame in the scrolled content.
  package var frame: CGRect
  /// Whether the view is invisible and receives no interaction.
  package var isHidden = false
  /// The opacity, from 0 to 1.
  package var alpha = 1.0
  /// The colour behind the content; `nil` for none.
  package var background: RGBA?
  /// The corner radius in points.
  package var cornerRadius = 0.0
  /// The corners to which the radius applies.
  package var roundCorners = Corners.all
  /// The width of the border in points; 0 for none.
  package var borderWidth = 0.0
  /// The colour of the border.
  package var borderColor: RGBA?
  /// Whether content outside the bounds is clipped.
  package var clipsToBounds = false
  /// The transform of the view and everything in it about its centre; `nil` for none.
  package var transform: AffineTransform?
  /// The path to which the view and everything in it is clipped; `nil` for none.
  package var clipPath: [PathElement]?
  /// Whether only the opaque parts of the last subview, which is not shown itself, let the others be seen.
  package var masksWithLastSubview = false
  /// The effects on the view and everything in it, the first one applied first.
  package var effects: [ViewEffect] = []
  /// How the view is combined with what is behind it in its superview.
  package var blendMode = DrawingBlendMode.normal
  /// Whether the pointer goes through the view itself to what is behind it; not through its subviews.
  package var passesThrough = false
  /// Whether the view and its content receive events of pointer and keyboard.
  package var isInteractive = true
  /// Shown, but cannot be operated.
  package var isEnabled = true
  /// The description for assistive technology.
  package var accessibility = AccessibilityDescription()
  /// The gestures besides those of the content's own widget, in the order of the view's recognisers. ``ViewEvent/recognized(_:_:)`` reports
  /// the index of one.
  package var gestures: [GestureDescription] = []
  /// Whether the touches on the view and in it are reported to it, as to a window.
  package var reportsTouches = false
  /// Whether a secondary click may show a menu, which ``BackedView/contextMenu(at:)`` returns.
  package var hasContextMenu = false
  /// Whether a drag may begin in the view; ``BackedView/prepareDrag(at:)`` returns its content.
  package var isDragSource = false
  /// Whether the view may accept drops; ``BackedView/acceptsDrop(_:at:)`` decides.
  package var isDropTarget = false
  /// Whether double clicks are reported as `ViewEvent.doubleClicked`.
  package var handlesDoubleClick = false
  /// The keys that the view handles while the keyboard focus is in it and nothing inside it has handled them.
  package var keys: Set<ViewKey> = []
  /// Whether the view itself can have the keyboard focus.
  package var isFocusable = false
  /// The pointer over the view; `nil` for the usual one.
  package var cursor: PointerCursor?
  /// Whether the view receives the keyboard focus when it is first shown, unless it already has it.
  package var acceptsFocus = false
  /// The content between background and subviews.
  package var content: ViewContent

  /// Corners of a rectangle.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let upperLeft = Corners(rawValue: 1 << 0)
    package static let upperRight = Corners(rawValue: 1 << 1)
    package static let lowerLeft = Corners(rawValue: 1 << 2)
    package static let lowerRight = Corners(rawValue: 1 << 3)
    package static let upper: Corners = [.upperLeft, .upperRight]
    package static let lower: Corners = [.lowerLeft, .lowerRight]
    package static let all: Corners = [.upper, .lower]
  }

  package init(frame: CGRect, content: ViewContent = .plain) {
    self.frame = frame
    self.content = content
  }
}
