import Foundation
package import ViewBacking

extension UIView {
  /// Whether the view receives several touches at a time; recognisers do so in any case. Default: `false`.
  public var isMultipleTouchEnabled: Bool {
    get { attachments?.isMultipleTouchEnabled ?? false }
    set { if newValue != isMultipleTouchEnabled { needAttachments.isMultipleTouchEnabled = newValue } }
  }

  /// Whether no other view of the window receives touches while this one does. Default: `false`.
  public var isExclusiveTouch: Bool {
    get { attachments?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { needAttachments.isExclusiveTouch = newValue } }
  }

  /// Whether the view can be hit by a touch at all.
  final var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && controller?.isBlockedByPresentation != true
  }

  /// Handles a change of a touch in the view's window. Returns whether a recogniser has taken the touch.
  package final func receiveTouch(_ touch: TouchInput) -> Bool {
    guard let window else { return false }
    if let dispatcher = window.touchDispatcher { return dispatcher.receive(touch) }
    guard touch.phase == .began else { return false }
    let made = TouchDispatcher(window)
    window.touchDispatcher = made
    return made.receive(touch)
  }
}
