public import Foundation
import ViewBacking

extension UIView {
  /// A view that looks like this one does now, with everything in it, and does not change with it. It receives no interaction. iOS 7.
  ///
  /// - Parameter afterUpdates: Whether pending layout is done before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let made = SnapshotView(of: self)
    made.frame = CGRect(origin: frame.origin, size: bounds.size)
    return made
  }

  /// A view that looks like a part of this one does now. iOS 7.
  ///
  /// Differs from Apple: `capInsets` has no effect; the part is not stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    part.isUserInteractionEnabled = false
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(whole)
    return part
  }
}

/// The look of a view at one time.
@MainActor private final class SnapshotView: UIView {
  private let picture: ViewDescription

  init(of view: UIView) {
    picture = view.shownDescription
    super.init(frame: view.unzoomedFrame)
    bounds.origin = view.bounds.origin
    isHidden = view.isHidden
    alpha = view.alpha
    isUserInteractionEnabled = false
    for part in view.subviews { addSubview(SnapshotView(of: part)) }
  }

  required init?(coder: NSCoder) { nil }

  override var shownContent: ViewContent { picture.content }

  override func describe(_ description: inout ViewDescription) {
    let frame = description.frame
    description = picture
    description.frame = frame
    description.isHidden = isHidden
    description.alpha = Double(alpha)
    description.isInteractive = false
    description.gestures = []
    description.keys = []
    (description.isDragSource, description.isDropTarget, description.hasContextMenu) = (false, false, false)
    (description.isFocusable, description.acceptsFocus, description.reportsTouches) = (false, false, false)
    // A picture of a row is no row.
    description.accessibility = AccessibilityDescription()
    description.accessibility.isHidden = true
  }
}
