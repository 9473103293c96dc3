import Foundation

extension UIButton {
  /// Returns how the pointer looks over a button, from the effect and the shape that the system proposes; `nil` for the proposal. iOS 13.4.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether the pointer changes over the button. iOS 13.4. Default: `false`; setting ``pointerStyleProvider`` makes it `true`.
  public var isPointerInteractionEnabled: Bool {
    get { buttonPointer != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if newValue {
        addInteraction(ButtonPointerInteraction())
      } else if let known = buttonPointer {
        removeInteraction(known)
      }
    }
  }

  /// Determines how the pointer looks over the button; `nil` for the proposal. iOS 13.4.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { buttonPointer?.provider }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      buttonPointer?.provider = newValue
    }
  }

  private var buttonPointer: ButtonPointerInteraction? {
    interactions.lazy.compactMap { $0 as? ButtonPointerInteraction }.first
  }
}

/// Changes the pointer over a button.
private final class ButtonPointerInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  var provider: UIButton.PointerStyleProvider?

  override var source: (any UIPointerInteractionDelegate)? { self }
  init() { super.init(delegate: nil) }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button = view as? UIButton else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button, parameters: UIPreviewParameters()))
    let shape = UIPointerShape.roundedRect(button.frame)
    return provider?(button, effect, shape) ?? UIPointerStyle(effect: effect)
  }
}
