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
  var elements: [Any]?
  var focusGroup: String?
  var containerType = UIAccessibilityContainerType.none
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedInputLabels: [NSAttributedString]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var groupsChildren = false
  var rotors: [UIAccessibilityCustomRotor]?
  var textualContext: UIAccessibilityTextualContext?
  var respondsToUser: Bool?
  var ignoresInvertColors = false
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?

  /// The text with its attributes, if it is still the same.
  func attributedLabel(for text: String?) -> NSAttributedString? { attributed(attributedLabel, text) }
  func attributedHint(for text: String?) -> NSAttributedString? { attributed(attributedHint, text) }
  func attributedValue(for text: String?) -> NSAttributedString? { attributed(attributedValue, text) }

  private func attributed(_ known: NSAttributedString?, _ text: String?) -> NSAttributedString? {
    guard let text else { return nil }
    return known?.string == text ? known : NSAttributedString(string: text)
  }
}

extension UIView {
  /// What the app has set.
  final var accessibility: ViewAccessibility {
    get { attachments?.accessibility ?? ViewAccessibility() }
    set {
      needAttachments.accessibility = newValue
      setNeedsShow()
    }
  }

  /// Adds what assistive technology receives to the description for the host.
  final func describeAccessibility(_ description: inout ViewDescription) {
    description.accessibility = AccessibilityDescription(identifier: accessibilityIdentifier, label: accessibilityLabel)
    // Classes of the app may override both.
    description.accessibility.hint = accessibilityHint
    description.accessibility.value = accessibilityValue
    guard let own = attachments?.accessibility else { return }
    description.accessibility.isHidden = own.isHidden
    description.accessibility.isHeading = own.traits.contains(.header)
    description.accessibility.isModal = own.isModal
    description.accessibility.isElement = own.isElement
  }
}

extension UIViewController {
  /// The title by which a screen reader names a presented controller.
  final var spokenTitle: String? {
    if let title, !title.isEmpty { return title }
    if let title = navigationItem.title, !title.isEmpty { return title }
    if let navigation = self as? UINavigationController { return navigation.topViewController?.spokenTitle }
    // A controller that only hosts another one, such as one of SwiftUI with a stack in it.
    return children.count == 1 ? children[0].spokenTitle : nil
  }
}
