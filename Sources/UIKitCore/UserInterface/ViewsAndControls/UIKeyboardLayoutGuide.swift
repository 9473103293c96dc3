public import Foundation

/// The place of the keyboard on the screen in a view. iOS 15.
///
/// Differs from Apple: there is no such keyboard, so the guide is always below the safe area, from its lower edge to that of the view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats. Stored, and without effect. Default: `false`.
  open var followsUndockedKeyboard = false
  /// The distance from the keyboard at which a drag closes it. iOS 17. Stored, and without effect. Default: 0.
  open var keyboardDismissPadding: CGFloat = 0
  /// Whether the guide without a keyboard begins at the lower edge of the safe area, and not at that of the view. iOS 17. Default: `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { place() } }
  }
  private var upperEdge: NSLayoutConstraint?

  override var currentEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }

  /// Adds the guide to a view.
  func attach(to view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    place()
  }

  private func place() {
    guard let view = owningView else { return }
    upperEdge?.isActive = false
    let edge = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
    upperEdge = topAnchor.constraint(equalTo: edge)
    upperEdge?.isActive = true
  }
}

extension UIView {
  /// The place of the keyboard on the screen. iOS 15. It is below the safe area, because there is no such keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = attachments?.keyboardGuide, guide.owningView === self { return guide }
    let guide = UIKeyboardLayoutGuide()
    needAttachments.keyboardGuide = guide
    guide.attach(to: self)
    return guide
  }
}
