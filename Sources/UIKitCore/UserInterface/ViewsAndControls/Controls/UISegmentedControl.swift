public import Foundation
import RuntimeLogging
package import ViewBacking

/// A row of titles or pictures, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index for no selection.
  public static let noSegment = -1

  /// The places of segments in a row.
  public enum Segment: Int, Hashable, Sendable {
    /// Any place.
    case any = 0
    /// The leftmost.
    case left = 1
    /// Between others.
    case center = 2
    /// The rightmost.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// The colour of the selected segment, or `nil` for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// Whether segments without a width of their own are as wide as their content. Stored: they have equal widths. Default: `false`.
  open var apportionsSegmentWidthsByContent = false

  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }

  private var segments: [Part] = [] {
    didSet { contentChanged() }
  }
  private var chosen = UISegmentedControl.noSegment {
    didSet { if oldValue != chosen { setNeedsShow() } }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, or ``noSegment``. Setting it sends no event; an index that does not exist is ignored.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else {
        RuntimeLog.write("There is no segment \(newValue) among \(segments.count); the selection is unchanged.")
        return
      }
      chosen = newValue
    }
  }
  /// Whether no segment stays selected after a press. Default: `false`.
  open var isMomentary = false {
    didSet { setNeedsShow() }
  }

  /// A row without segments, with the frame `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A row of these titles (`String`) or pictures (`UIImage`); anything else is ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Part(title: title))
      case let image as UIImage: segments.append(Part(image: image))
      default: RuntimeLog.write("A segment is a title or a picture; a \(type(of: item)) was ignored.")
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// A row of the titles or pictures of `actions`, each of which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// A row from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UISegmentedControl.self)
  }

  /// Inserts a segment with a title at an index; one out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  /// Inserts a segment with a picture at an index; one out of range is clamped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }

  /// Inserts a segment that runs `action` at an index; one out of range is clamped.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Part(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ new: Part, at index: Int) {
    let position = min(max(index, 0), segments.count)
    segments.insert(new, at: position)
    if chosen >= position { chosen += 1 }
  }

  /// Removes the segment at an index. If it was selected, none is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = UISegmentedControl.noSegment } else if chosen > segment { chosen -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    chosen = UISegmentedControl.noSegment
  }

  /// Sets the title of a segment. Has no effect for an index that does not exist.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  /// The title of a segment, if it has one.
  open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }

  /// Sets the picture of a segment. Has no effect for an index that does not exist.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// The picture of a segment, if it has one.
  open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }

  /// Sets the action of a segment, with its title and picture. Has no effect for an index that does not exist.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Part(title: action.title, image: action.image, action: action) }
  }
  /// The action of a segment, if it has one.
  open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }

  /// Enables or disables a segment. Has no effect for an index that does not exist.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }

  /// Sets the width of a segment, in points; 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
  /// The width that was set for a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }

  /// The index of the segment whose action has an identifier; `NSNotFound` for none. iOS 14.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Moves the content of a segment. Stored: the content is in the middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// The distance by which the content of a segment was moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { part(segment)?.offset ?? .zero }

  // MARK: Appearance

  private struct Key: Hashable {
    var first: Int
    var second = 0
    var metrics: UIBarMetrics
  }
  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [Key: UIImage] = [:]
  private var dividers: [Key: UIImage] = [:]
  private var adjustments: [Key: UIOffset] = [:]

  /// Sets the font and colour of the titles in a state: `normal`, and `selected` for the selected one.
  ///
  /// Differs from Apple: all titles have the font of `normal`; other attributes and states are stored and not shown.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    contentChanged()
  }

  /// The font and colour of the titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets the picture behind the segments in a state. Stored, and not shown: segments have the theme's background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[Key(first: Int(state.rawValue), metrics: barMetrics)] = backgroundImage
  }

  /// The picture behind the segments that was set for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[Key(first: Int(state.rawValue), metrics: barMetrics)]
  }

  /// Sets the picture between two segments. Stored, and not shown.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividers[Key(first: Int(leftState.rawValue), second: Int(rightState.rawValue), metrics: barMetrics)] = dividerImage
  }

  /// The picture between two segments that was set for their states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[Key(first: Int(leftState.rawValue), second: Int(rightState.rawValue), metrics: barMetrics)]
  }

  /// Moves the content of the segments at a place. Stored: the content is in the middle.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    adjustments[Key(first: leftCenterRightOrAlone.rawValue, metrics: barMetrics)] = adjustment
  }

  /// The distance by which the content of the segments at a place was moved.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[Key(first: leftCenterRightOrAlone.rawValue, metrics: barMetrics)] ?? .zero }

  private func part(_ index: Int) -> Part? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ body: (inout Part) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
  }

  package override var shownContent: ViewContent {
    var content = SegmentsContent(
      segments: segments.map {
        var segment = SegmentsContent.Segment(
          title: $0.title ?? "", image: $0.image?.content(tint: nil, in: traitCollection))
        segment.isEnabled = $0.isEnabled
        segment.width = Double($0.width)
        return segment
      }, chosen: chosen >= 0 ? chosen : nil)
    content.isMomentary = isMomentary
    let normal = titleAttributes[UIControl.State.normal.rawValue]
    let selected = titleAttributes[UIControl.State.selected.rawValue]
    content.font = ((normal?[.font] ?? selected?[.font]) as? UIFont)?.description()
    content.color = resolved(normal?[.foregroundColor] as? UIColor)
    content.chosenColor = resolved(selected?[.foregroundColor] as? UIColor)
    content.chosenFill = resolved(selectedSegmentTintColor)
    return .segments(content)
  }

  package override func receive(_ event: ViewEvent) {
    guard case .choseSegment(let index) = event, isEnabled, let segment = part(index), segment.isEnabled,
      isMomentary || index != chosen
    else { return super.receive(event) }
    chosen = index
    if let action = segment.action { sendAction(action) }
    operate(.valueChanged)
    if isMomentary { chosen = UISegmentedControl.noSegment }
  }

  /// The size of the row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The size of the row.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }
}
