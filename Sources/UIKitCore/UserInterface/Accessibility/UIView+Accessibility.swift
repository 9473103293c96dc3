import Foundation
import ViewBacking

/// What a view reports to assistive technology, besides its label and its identifier.
struct ViewAccessibility {
  var hint: String?
  var value: String?
  var isElement = false
  var isHidden = false
  var isModal = false
  var traits: UIAccessibilityTraits = []
  var inputLabels: [String]?
  var actions: [UIAccessibilityCustomAction]?
}

extension UIView {
  private var accessibility: ViewAccessibility {
    get { attachments?.accessibility ?? ViewAccessibility() }
    set {
      needAttachments.accessibility = newValue
      setNeedsShow()
    }
  }

  /// What happens when the view is operated; read after its label.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the view, such as that of a slider.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// Whether assistive technology stops at the view.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// Whether the view and everything in it is hidden from assistive technology.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.isHidden }
    set { accessibility.isHidden = newValue }
  }

  /// Whether the views beside this one are hidden from assistive technology. Stored.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// What kind of element the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The names by which the view is spoken to; `nil` for its label. Stored.
  public var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels }
    set { accessibility.inputLabels = newValue }
  }

  /// The actions that assistive technology offers by their names.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.actions }
    set { accessibility.actions = newValue }
  }

  /// Adds what assistive technology receives to the description for the host.
  final func describeAccessibility(_ description: inout ViewDescription) {
    description.accessibility = AccessibilityDescription(identifier: accessibilityIdentifier, label: accessibilityLabel)
    guard let own = attachments?.accessibility else { return }
    description.accessibility.hint = own.hint
    description.accessibility.value = own.value
    description.accessibility.isHidden = own.isHidden
    description.accessibility.isHeading = own.traits.contains(.header)
  }
}
