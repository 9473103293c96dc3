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
  private var frame = CGRect.zero
  private var inContainer: CGRect?

  /// An element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
