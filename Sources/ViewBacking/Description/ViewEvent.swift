package import Foundation

/// A user's interaction with a view, which its host sends to ``BackedView/receive(_:)``. Points are in the view's own bounds.
package enum ViewEvent: Hashable, Sendable {
  /// A button or a row was pressed and released, or operated from the keyboard.
  case pressed
  /// The text was changed to this one; the range is the selection, in UTF-16 units, if the host has it.
  case textChanged(String, selection: Range<Int>?)
  /// The selection in the text was changed to this range, in UTF-16 units; empty for an insertion point.
  case selected(Range<Int>)
  /// A click in a text that can be selected and not edited, at this location in UTF-16 units.
  case pressedText(Int)
  /// The view has received the keyboard focus.
  case focused
  /// The user moves the keyboard focus by keys, so that its place in the view must be seen. Follows ``focused``.
  case focusShown
  /// The view has lost the keyboard focus.
  case unfocused
  /// The return key was pressed in a text field.
  case returned
  /// The clear button of a text field was pressed. The widget's text is not cleared yet.
  case cleared
  /// A switch was turned on or off.
  case switched(Bool)
  /// The value of a slider has changed; more changes may follow while it is being dragged.
  case slid(Double, isTracking: Bool)
  /// The segment with this index was selected.
  case choseSegment(Int)
  /// The user has begun to move the content, with fingers on a touchpad or a screen.
  case beganScrolling
  /// The content was scrolled to this offset, in the subviews' coordinates.
  case scrolled(CGPoint)
  /// The user has changed the scale of the content by a factor, about a point relative to the view's upper left corner.
  case zoomed(Double, CGPoint)
  /// The content has stopped moving after ``beganScrolling``.
  case endedScrolling
  /// The user has scrolled beyond the top of the content.
  case pulledDown
  /// The menu item at this path of indices was chosen in the content's own menu.
  case choseMenuItem([Int])
  /// The menu item at this path of indices was chosen in the context menu.
  case choseContextMenuItem([Int])
  /// The context menu was closed, with or without a choice, which was reported before.
  case closedContextMenu
  /// A double click at this point, relative to the view's upper left corner.
  case doubleClicked(CGPoint)
  /// The drag that ``BackedView/prepareDrag(at:)`` returned has begun.
  case dragBegan
  /// The drag has ended.
  case dragEnded(DragOutcome)
  /// The drag for which ``BackedView/acceptsDrop(_:at:)`` was called has left the view.
  case dropLeft
  /// The drag was dropped at this point, relative to the view's upper left corner.
  case dropped(CGPoint, DropContents)
  /// One of the description's keys was pressed.
  case key(ViewKey)
  /// The gesture with this index in ``ViewDescription/gestures`` was recognised.
  case recognized(Int, GesturePhase)
}

/// The phase of a gesture, and the location of the pointer.
package enum GesturePhase: Hashable, Sendable {
  case began(CGPoint)
  case changed(CGPoint)
  /// The factor of a pinch, or the angle of a rotation, has changed.
  case transformed(Double, CGPoint)
  case ended(CGPoint)
  case cancelled
}
