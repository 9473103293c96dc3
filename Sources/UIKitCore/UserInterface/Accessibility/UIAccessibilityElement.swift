public import Foundation

/// An element for assistive technology that is no view, such as a part of what a view draws.
///
/// Differs from Apple: it is kept in ``UIView/accessibilityElements`` and not reported; the desktop's screen reader reads views.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view, or another object, that the element is part of.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is an element. Default: `true`.
  open var isAccessibilityElement = true
  /// Its name.
  open var accessibilityLabel: String?
  /// What happens when it is used.
  open var accessibilityHint: String?
  /// Its value.
  open var accessibilityValue: String?
  /// What tests find it by.
  open var accessibilityIdentifier: String?
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Its frame on the screen, unless ``accessibilityFrameInContainerSpace`` is set.
  open var accessibilityFrame: CGRect {
    get {
      guard let inContainer, let view = accessibilityContainer as? UIView else { return frame }
      return view.convert(inContainer, to: nil)
    }
    set { (frame, inContainer) = (newValue, nil) }
  }
  /// Its frame in the coordinates of the view that contains it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      if let inContainer { return inContainer }
      return (accessibilityContainer as? UIView)?.convert(frame, from: nil) ?? frame
    }
    set { inContainer = newValue }
  }
  /// The outline, or `nil` for ``accessibilityFrame``. iOS 7.
  open var accessibilityPath: UIBezierPath?
  /// The point that assistive technology touches, in the coordinates of the window. The default is the middle of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { activationPoint = newValue }
  }
  private var activationPoint: CGPoint?
  /// The language in which label, hint and value are read, or `nil` for the user's.
  open var accessibilityLanguage: String?
  /// Whether the element and those in it are hidden from assistive technology. Default: `false`.
  open var accessibilityElementsHidden = false
  /// The names by which the element is spoken to; `nil` for its label. iOS 13.
  open var accessibilityUserInputLabels: [String]!
  /// The actions that assistive technology offers by their names. iOS 8.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether the user can operate the element. iOS 13. Default: `true`.
  open var accessibilityRespondsToUserInteraction = true
  /// What kind of text the element has, or `nil`. iOS 13.
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// ``accessibilityLabel`` with attributes. iOS 11.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed.attributedLabel(for: accessibilityLabel) }
    set { (attributed.attributedLabel, accessibilityLabel) = (newValue, newValue?.string) }
  }
  /// ``accessibilityHint`` with attributes. iOS 11.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed.attributedHint(for: accessibilityHint) }
    set { (attributed.attributedHint, accessibilityHint) = (newValue, newValue?.string) }
  }
  /// ``accessibilityValue`` with attributes. iOS 11.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed.attributedValue(for: accessibilityValue) }
    set { (attributed.attributedValue, accessibilityValue) = (newValue, newValue?.string) }
  }
  private var attributed = ViewAccessibility()

  /// The element is activated. Returns whether it has handled that. Never called. The default does not.
  open func accessibilityActivate() -> Bool { false }
  /// The value is increased. Never called. The default does nothing.
  open func accessibilityIncrement() {}
  /// The value is decreased. Never called. The default does nothing.
  open func accessibilityDecrement() {}
  /// The user scrolls. Returns whether that was handled. Never called. The default does not.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// What is on the screen is left. Returns whether that was handled. Never called. The default does not.
  open func accessibilityPerformEscape() -> Bool { false }
  /// The most important action is requested. Returns whether that was handled. Never called. The default does not.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Assistive technology has moved to the element. Never called. The default does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Assistive technology has left the element. Never called. The default does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology is at the element: `false`.
  open func accessibilityElementIsFocused() -> Bool { false }

  private var frame = CGRect.zero
  private var inContainer: CGRect?

  /// An element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
