import Foundation

/// What a person has done to a view, as its host tells it to `UIView.receive(_:)`. Points are in the view's own bounds.
package enum ViewEvent: Hashable, Sendable {
  /// A button or a row was pressed and let go, or operated from the keyboard.
  case pressed
  /// The text is now this one; the range is the selection, in UTF-16 units, where the host knows it.
  case textChanged(String, selection: Range<Int>?)
  /// What is marked in the text is now this, in UTF-16 units; of no length for an insertion point.
  case selected(Range<Int>)
  /// The keyboard's focus has come.
  case focused
  /// The keyboard's focus has gone.
  case unfocused
  /// The return key in a text field.
  case returned
  /// The button that empties a text field. The text in the widget is still there.
  case cleared
  /// A switch is now on or off.
  case switched(Bool)
  /// A slider stands at this value; more may follow while it is being dragged.
  case slid(Double, isTracking: Bool)
  /// The segment of this index was chosen.
  case choseSegment(Int)
  /// A person has begun to move the content, with fingers on a pad or a screen.
  case beganScrolling
  /// The content was scrolled so far, in the subviews' coordinates.
  case scrolled(CGPoint)
  /// The content has come to rest after ``beganScrolling``.
  case endedScrolling
  /// The menu item at this path of indices was chosen in the content's own menu.
  case choseMenuItem([Int])
  /// The menu item at this path of indices was chosen in the context menu.
  case choseContextMenuItem([Int])
  /// The context menu has gone, with or without a choice, which was told before.
  case closedContextMenu
  /// Two presses one after the other, at this point from the view's upper left.
  case doubleClicked(CGPoint)
  /// What `UIView.prepareDrag(at:)` has answered is being dragged.
  case dragBegan
  /// The drag is over.
  case dragEnded(DragOutcome)
  /// What was over the view, as `UIView.takesDrop(_:at:)` was asked, is there no more.
  case dropLeft
  /// It was let go at this point from the view's upper left.
  case dropped(CGPoint, DropContents)
  /// One of the description's keys was pressed.
  case key(ViewKey)
  /// The gesture of this index in ``ViewDescription/gestures`` was recognised.
  case recognized(Int, GesturePhase)
}

/// How far a gesture has come, and where the pointer is.
package enum GesturePhase: Hashable, Sendable {
  case began(CGPoint)
  case changed(CGPoint)
  case ended(CGPoint)
  case cancelled
}
