import Foundation

/// Everything that a host shows of one view, without the views in it: a value, so that hosts show what differs from what
/// they have shown before, and tests compare it.
package struct ViewDescription: Equatable, Sendable {
  /// Where the view is in its superview, in points. For what lies in a scroll view: where it is in the scrolled content.
  package var frame: CGRect
  /// Not to be seen, and not to be reached.
  package var isHidden = false
  /// From 0 to 1.
  package var alpha = 1.0
  /// Behind the content; `nil` for nothing.
  package var background: RGBA?
  /// In points.
  package var cornerRadius = 0.0
  /// Which corners are round where the radius says so.
  package var roundCorners = Corners.all
  /// In points; 0 for no border.
  package var borderWidth = 0.0
  /// The colour of the border.
  package var borderColor: RGBA?
  /// What lies outside the bounds is cut off.
  package var clipsToBounds = false
  /// Pointer and keyboard reach the view and what is in it.
  package var isInteractive = true
  /// Shown, but cannot be operated.
  package var isEnabled = true
  /// What assistive technology says of it.
  package var accessibility = AccessibilityDescription()
  /// What the pointer can do to it besides what the content's own widget understands, in the order of the view's
  /// recognisers. The index of one comes back in ``ViewEvent/recognized(_:_:)``.
  package var gestures: [GestureDescription] = []
  /// A secondary click may bring up a menu: `UIView.contextMenu(at:)` has it.
  package var hasContextMenu = false
  /// Something may be dragged out of it: `UIView.prepareDrag(at:)` has it.
  package var isDragSource = false
  /// What is dragged may be let go over it: `UIView.takesDrop(_:at:)` says whether.
  package var isDropTarget = false
  /// Double clicks are told as `ViewEvent.doubleClicked`.
  package var hearsDoubleClicks = false
  /// The keys that the view takes while the keyboard's focus is in it and nothing inside it has taken them.
  package var keys: Set<ViewKey> = []
  /// The view itself can have the keyboard's focus.
  package var isFocusable = false
  /// The keyboard's focus goes to the view when it is first shown, unless it is in it already.
  package var takesFocus = false
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
