import Foundation
import ViewBacking

/// State that few views need: created on first access.
@MainActor final class ViewAttachments {
  var layer: CALayer?
  var recognizers: [UIGestureRecognizer] = []
  var drawn: DrawnView?
  var transform = CGAffineTransform.identity
  var effects = ViewEffects()
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentScaleFactor: CGFloat?
  /// The scale that a scroll view gives to the view that it zooms.
  var zoomFactor: CGFloat = 1
  var accessibility: ViewAccessibility?
  var animations: [AnimatedProperty: AnimatedChange] = [:]
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var motionEffects: [UIMotionEffect] = []
  var pointerCursor: PointerCursor?
  var hoverStyle: UIHoverStyle?
  var focus: ViewFocus?
  var mask: UIView?
  var largeContent: ViewLargeContent?
  var contentSizeLimits: ContentSizeLimits?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var clearsContextBeforeDrawing = true
  var traitOverrides: UITraitOverrides?
  var traitRegistrations: [TraitChangeRegistration] = []
}

extension UIView {
  final var needAttachments: ViewAttachments {
    if let attachments { return attachments }
    let made = ViewAttachments()
    attachments = made
    return made
  }
}
