import Foundation

extension UIView {
  /// The traits of the surroundings, with the nearest appearance that a view or controller above asks for.
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

  /// The tint colour here is another, and with it that of every view inside that has none of its own.
  final func announceTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTintColor() }
  }

  /// Ends editing in this view: the first responder in it is asked to give up, and does so where it may or `force` is set.
  ///
  /// Answers whether none is left in it.
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
