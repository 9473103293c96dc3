public import Foundation
import RuntimeLogging
package import ViewBacking

/// A row of titles or pictures, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index for no selection.
  public static let noSegment = -1

  /// The colour of the selected segment, or `nil` for the system's. Stored, and without effect.
  open var selectedSegmentTintColor: UIColor?

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = [] {
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
      case let title as String: segments.append(Segment(title: title))
      case let image as UIImage: segments.append(Segment(image: image))
      default: RuntimeLog.write("A segment is a title or a picture; a \(type(of: item)) was ignored.")
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// A row of the titles or pictures of `actions`, each of which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// A row from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UISegmentedControl.self)
  }

  /// Inserts a segment with a title at an index; one out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with a picture at an index; one out of range is clamped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that runs `action` at an index; one out of range is clamped.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ new: Segment, at index: Int) {
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
    change(segment) { $0 = Segment(title: action.title, image: action.image, action: action) }
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

  private func part(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
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
