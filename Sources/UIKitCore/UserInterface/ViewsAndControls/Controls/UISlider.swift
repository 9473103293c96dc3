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
  /// The colour of the track beyond the knob; `nil` for the desktop's.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// The colour of the knob; `nil` for the desktop's.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// The picture before the track, or `nil`.
  open var minimumValueImage: UIImage? {
    didSet { imagesChanged() }
  }
  /// The picture after the track, or `nil`.
  open var maximumValueImage: UIImage? {
    didSet { imagesChanged() }
  }
  private var minimumView: UIImageView?
  private var maximumView: UIImageView?
  private struct Picture: Hashable {
    enum Part { case thumb, minimumTrack, maximumTrack }
    var part: Part
    var state: UIControl.State.RawValue
  }
  private var pictures: [Picture: UIImage] = [:] {
    didSet { setNeedsShow() }
  }

  private func picture(_ part: Picture.Part, _ state: UIControl.State) -> UIImage? {
    pictures[Picture(part: part, state: state.rawValue)]
  }

  private func currentPicture(_ part: Picture.Part) -> UIImage? { picture(part, state) ?? picture(part, .normal) }

  /// Sets the picture of the knob in a state. Differs from Apple: it is not shown, except that one of size zero hides the knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[Picture(part: .thumb, state: state.rawValue)] = image
  }
  /// The picture of the knob that was set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { picture(.thumb, state) }
  /// The picture of the knob in the present state.
  open var currentThumbImage: UIImage? { currentPicture(.thumb) }

  /// Sets the picture of the track up to the knob in a state. Stored, and not shown.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[Picture(part: .minimumTrack, state: state.rawValue)] = image
  }
  /// The picture of the track up to the knob that was set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { picture(.minimumTrack, state) }
  /// The picture of the track up to the knob in the present state.
  open var currentMinimumTrackImage: UIImage? { currentPicture(.minimumTrack) }

  /// Sets the picture of the track beyond the knob in a state. Stored, and not shown.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[Picture(part: .maximumTrack, state: state.rawValue)] = image
  }
  /// The picture of the track beyond the knob that was set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { picture(.maximumTrack, state) }
  /// The picture of the track beyond the knob in the present state.
  open var currentMaximumTrackImage: UIImage? { currentPicture(.maximumTrack) }

  // MARK: Places

  private static let gap: CGFloat = 6

  /// The rectangle of the picture before the track.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    let frame = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return frameInLayoutDirection(frame, of: bounds)
  }

  /// The rectangle of the picture after the track.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    let frame = CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return frameInLayoutDirection(frame, of: bounds)
  }

  /// The rectangle of the track between the pictures. Differs from Apple: its thickness is the theme's, and an override has no effect.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let thickness: CGFloat = 4
    let frame = CGRect(
      x: bounds.minX + leadingSpace, y: bounds.midY - thickness / 2,
      width: max(0, bounds.width - leadingSpace - trailingSpace), height: thickness)
    return frameInLayoutDirection(frame, of: bounds)
  }

  /// The rectangle of the knob at a value. Differs from Apple: its size is the theme's, and an override has no effect.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side: CGFloat = 20
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((clamped(value) - minimumValue) / span) : 0
    let frame = CGRect(
      x: rect.minX + (rect.width - side) * part, y: bounds.midY - side / 2, width: side, height: side)
    return frameInLayoutDirection(frame, of: rect)
  }

  private var leadingSpace: CGFloat { minimumValueImage.map { $0.size.width + UISlider.gap } ?? 0 }
  private var trailingSpace: CGFloat { maximumValueImage.map { $0.size.width + UISlider.gap } ?? 0 }

  private func imagesChanged() {
    minimumView = shown(minimumValueImage, in: minimumView)
    maximumView = shown(maximumValueImage, in: maximumView)
    contentChanged()
    setNeedsLayout()
  }

  private func shown(_ image: UIImage?, in view: UIImageView?) -> UIImageView? {
    guard let image else {
      view?.removeFromSuperview()
      return nil
    }
    let shown = view ?? UIImageView(image: nil)
    shown.image = image
    if shown.superview !== self { addSubview(shown) }
    return shown
  }

  /// Places the pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumView?.frame = minimumValueImageRect(forBounds: bounds)
    maximumView?.frame = maximumValueImageRect(forBounds: bounds)
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
    slider.restColor = resolved(maximumTrackTintColor)
    let hidesKnob = currentThumbImage.map { !$0.isVisible } ?? false
    slider.knobColor = resolved(hidesKnob ? .clear : thumbTintColor)
    slider.leadingSpace = Double(leadingSpace)
    slider.trailingSpace = Double(trailingSpace)
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
    CGSize(width: size.width, height: ownHeight)
  }
  /// A slider's own height; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }
  private var ownHeight: CGFloat {
    let images = [minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
    return max(measure(shownContent, fitting: .zero).height, images.max() ?? 0)
  }
}
