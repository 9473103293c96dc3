import Foundation

extension UIView {
  /// The traits of the environment, with the nearest appearance that a view or controller above overrides.
  func inheritedTraits(from environment: UITraitCollection?) -> UITraitCollection {
    let traits = environment ?? .current
    for view in sequence(first: self, next: \.superview) {
      for style in [view.overrideUserInterfaceStyle, view.controller?.overrideUserInterfaceStyle ?? .unspecified]
      where style != .unspecified {
        return traits.replacing(style: style)
      }
    }
    return traits
  }

  /// Announces that the tint colour has changed, here and in every view inside that has none of its own.
  final func propagateTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.propagateTintColor() }
  }

  /// Ends editing in this view: the first responder in it resigns if it is allowed to or if `force` is set.
  ///
  /// Returns whether no first responder is left in it.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }
}
