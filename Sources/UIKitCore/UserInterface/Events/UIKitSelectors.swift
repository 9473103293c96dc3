import Foundation
import Selectors

// The methods of UIKit that apps send by their names, and the properties that storyboards and apps set by their keys. The names of Swift
// and of Objective-C are both registered where they differ.

extension UIResponder {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.method("becomeFirstResponder") { object, _ in (object as? UIResponder)?.becomeFirstResponder() }
      table.method("resignFirstResponder") { object, _ in (object as? UIResponder)?.resignFirstResponder() }
    }
  }
}

extension UIView {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.method("endEditing:") { object, arguments in
        // A gesture recogniser or a control may be the argument; in Objective-C it counts as true.
        (object as? UIView)?.endEditing((try? arguments.first() as Bool) ?? true)
      }
      table.call("setNeedsLayout") { (view: UIView) in view.setNeedsLayout() }
      table.call("layoutIfNeeded") { (view: UIView) in view.layoutIfNeeded() }
      table.call("setNeedsDisplay") { (view: UIView) in view.setNeedsDisplay() }
      table.call("removeFromSuperview") { (view: UIView) in view.removeFromSuperview() }
      table.property("layer", get: { ($0 as? UIView)?.layer })
      table.property("superview", get: { ($0 as? UIView)?.superview })
      table.key("backgroundColor") { \UIView.backgroundColor }
      table.key("tintColor") { \UIView.tintColor }
      table.key("alpha") { \UIView.alpha }
      table.key("hidden", getter: "isHidden") { \UIView.isHidden }
      table.key("isHidden") { \UIView.isHidden }
      table.key("tag") { \UIView.tag }
      table.key("frame") { \UIView.frame }
      table.key("bounds") { \UIView.bounds }
      table.key("center") { \UIView.center }
      table.key("transform") { \UIView.transform }
      table.key("clipsToBounds") { \UIView.clipsToBounds }
      table.key("userInteractionEnabled", getter: "isUserInteractionEnabled") { \UIView.isUserInteractionEnabled }
      table.key("accessibilityIdentifier") { \UIView.accessibilityIdentifier }
      table.key("accessibilityLabel") { \UIView.accessibilityLabel }
    }
  }
}

extension CALayer {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.key("cornerRadius") { \CALayer.cornerRadius }
      table.key("masksToBounds") { \CALayer.masksToBounds }
      table.key("borderWidth") { \CALayer.borderWidth }
      table.key("borderColor") { \CALayer.borderColor }
      table.key("shadowColor") { \CALayer.shadowColor }
      table.key("shadowOpacity") { \CALayer.shadowOpacity }
      table.key("shadowRadius") { \CALayer.shadowRadius }
      table.key("shadowOffset") { \CALayer.shadowOffset }
    }
  }
}

extension UIControl {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.key("enabled", getter: "isEnabled") { \UIControl.isEnabled }
      table.key("isEnabled") { \UIControl.isEnabled }
      table.key("selected", getter: "isSelected") { \UIControl.isSelected }
      table.key("highlighted", getter: "isHighlighted") { \UIControl.isHighlighted }
    }
  }
}

extension UILabel {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.key("text") { \UILabel.text }
      table.key("textColor") { \UILabel.textColor }
      table.key("font") { \UILabel.font }
      table.key("numberOfLines") { \UILabel.numberOfLines }
    }
  }
}

extension UITextField {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.key("text") { \UITextField.text }
      table.key("placeholder") { \UITextField.placeholder }
      table.key("textColor") { \UITextField.textColor }
      table.key("font") { \UITextField.font }
    }
  }
}

extension UIImageView {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) { table.key("image") { \UIImageView.image } }
  }
}

extension UIScrollView {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      table.key("contentOffset") { \UIScrollView.contentOffset }
      table.key("contentSize") { \UIScrollView.contentSize }
      table.key("contentInset") { \UIScrollView.contentInset }
    }
  }
}

extension UIViewController {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      for name in ["dismissWithAnimated:completion:", "dismissViewControllerAnimated:completion:"] {
        table.method(name) { object, _ in
          (object as? UIViewController)?.dismiss(animated: true)
          return nil
        }
      }
      table.key("title") { \UIViewController.title }
      table.key("view") { \UIViewController.view }
      table.key("preferredContentSize") { \UIViewController.preferredContentSize }
    }
  }
}

extension UINavigationController {
  final class _SelectorTable: SelectorRegistrations {
    override class func register(in table: SelectorTable) {
      for name in ["popViewControllerWithAnimated:", "popViewControllerAnimated:"] {
        table.method(name) { object, _ in (object as? UINavigationController)?.popViewController(animated: true) }
      }
      for name in ["popToRootViewControllerWithAnimated:", "popToRootViewControllerAnimated:"] {
        table.method(name) { object, _ in
          (object as? UINavigationController)?.popToRootViewController(animated: true)
        }
      }
    }
  }
}

extension SelectorTable {
  /// Adds a method without arguments and result.
  fileprivate func call<Owner: AnyObject>(_ name: String, _ body: @escaping @MainActor (Owner) -> Void) {
    method(name) { object, _ in
      if let owner = object as? Owner { body(owner) }
      return nil
    }
  }

  /// Adds a property.
  fileprivate func key<Owner: AnyObject, Value>(
    _ name: String, getter: String? = nil, _ path: @MainActor @escaping () -> ReferenceWritableKeyPath<Owner, Value>
  ) {
    property(
      name, getter: getter, get: { object in (object as? Owner)?[keyPath: path()] },
      set: { object, arguments in
        let value: Value = try arguments.first()
        (object as? Owner)?[keyPath: path()] = value
      })
  }
}
