public import Foundation
package import ViewBacking

/// A slider that selects a number between a minimum and a maximum.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value of the slider, from ``minimumValue`` to ``maximumValue``. Setting it sends no event.
  open var value: Float {
    get { number }
    set { number = clamped(newValue) }
  }
  /// The minimum value. Default: 0.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      number = clamped(number)
      setNeedsShow()
    }
  }
  /// The maximum value. Default: 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      number = clamped(number)
      setNeedsShow()
    }
  }
  /// Whether actions run while the knob is dragged, and not only at the end. Default: `true`.
  open var isContinuous = true
  /// The colour of the track up to the knob; `nil` for the desktop's.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  private var number: Float = 0 {
    didSet { if oldValue != number { setNeedsShow() } }
  }

  private func clamped(_ value: Float) -> Float {
    // A value that is not a number becomes the minimum.
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// Sets the value. Differs from Apple: without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  package override var shownContent: ViewContent {
    var slider = SliderContent(value: Double(value), minimum: Double(minimumValue), maximum: Double(maximumValue))
    slider.color = resolved(minimumTrackTintColor)
    return .slider(slider)
  }

  package override func receive(_ event: ViewEvent) {
    guard case .slid(let value, let isTracking) = event, isEnabled else { return super.receive(event) }
    let (begins, ends) = (isTracking && !self.isTracking, self.isTracking && !isTracking)
    let previous = number
    self.isTracking = isTracking
    if begins { sendActions(for: .touchDown) }
    number = clamped(Float(value))
    if isContinuous ? previous != number : !isTracking { operate(.valueChanged) }
    if ends { sendActions(for: .touchUpInside) }
  }

  /// A slider's own height, and the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measure(shownContent, fitting: .zero).height)
  }
  /// A slider's own height; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: measure(shownContent, fitting: .zero).height)
  }
}
