public import Foundation
import RuntimeLogging
package import ViewBacking

/// Two buttons that decrease and increase a number.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The number. Setting it sends no event.
  open var value: Double {
    get { number }
    set { number = clamped(newValue) }
  }
  /// The minimum. Default: 0. Differs from Apple: setting one that is greater than the maximum also raises the maximum.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      number = clamped(number)
      setNeedsShow()
    }
  }
  /// The maximum. Default: 100. Differs from Apple: setting one that is less than the minimum also lowers the minimum.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      number = clamped(number)
      setNeedsShow()
    }
  }
  /// The change per press. A step that is not greater than 0 is ignored. Default: 1.
  open var stepValue = 1.0 {
    didSet {
      if !(stepValue > 0) {
        RuntimeLog.write("A UIStepper's step must be greater than 0, not \(stepValue); it stays \(oldValue).")
        stepValue = oldValue
      }
      setNeedsShow()
    }
  }
  /// Whether the number wraps around at the minimum and maximum. Default: `false`.
  open var wraps = false {
    didSet { setNeedsShow() }
  }
  /// Whether a button that is held down repeats. Default: `true`.
  open var autorepeat = true {
    didSet { setNeedsShow() }
  }
  /// Whether actions run with each change while a button is held. Differs from Apple: they always do.
  open var isContinuous = true
  private var pictures: [String: UIImage] = [:]

  /// Sets the picture behind the buttons for a state. Stored, and not shown: the desktop's theme decides.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["background \(state.rawValue)"] = image
  }
  /// The picture behind the buttons that was set for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { pictures["background \(state.rawValue)"] }
  /// Sets the picture of the button that increases. Stored, and not shown: the desktop's theme decides.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["increment \(state.rawValue)"] = image
  }
  /// The picture of the button that increases that was set for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { pictures["increment \(state.rawValue)"] }
  /// Sets the picture of the button that decreases. Stored, and not shown: the desktop's theme decides.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["decrement \(state.rawValue)"] = image
  }
  /// The picture of the button that decreases that was set for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { pictures["decrement \(state.rawValue)"] }
  /// Sets the picture between the buttons. Stored, and not shown: the desktop's theme decides.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { pictures["divider \(leftState.rawValue) \(rightState.rawValue)"] = image }
  /// The picture between the buttons that was set for their states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { pictures["divider \(leftState.rawValue) \(rightState.rawValue)"] }
  private var number = 0.0 {
    didSet { if oldValue != number { setNeedsShow() } }
  }

  private func clamped(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  package override var shownContent: ViewContent {
    .stepper(
      StepperContent(
        value: value, minimum: minimumValue, maximum: maximumValue, step: stepValue, wraps: wraps, repeats: autorepeat))
  }

  package override func receive(_ event: ViewEvent) {
    guard case .slid(let value, _) = event, isEnabled, clamped(value) != number else { return super.receive(event) }
    number = clamped(value)
    operate(.valueChanged)
  }

  /// The size of a stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The size of a stepper.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }
}
