import Foundation

/// A rectangle in a window that holds other rectangles.
///
/// Geometry is a device's: points, origin at the top left. ``frame`` follows from ``bounds`` and ``center``.
///
/// Differs from Apple: there is no transform. Mistakes that raise an exception on a device, such as adding a view
/// to itself, are passed over with a line in the log.
@preconcurrency @MainActor open class UIView: UIResponder {
  // MARK: Geometry

  /// The view's rectangle in its own coordinates. A new size resizes the subviews and asks for layout.
  open var bounds: CGRect = .zero {
    didSet {
      setNeedsShow()
      if hasGivenFrame || bounds.origin != oldValue.origin { UIView.layoutInputs &+= 1 }
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
    }
  }

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint = .zero {
    didSet {
      setNeedsShow()
      if hasGivenFrame { UIView.layoutInputs &+= 1 }
    }
  }

  /// The view's rectangle in its superview's coordinates. Negative sizes are made positive.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      let rectangle = newValue.standardized
      center = CGPoint(x: rectangle.midX, y: rectangle.midY)
      bounds.size = rectangle.size
    }
  }

  /// How the frame follows a new size of the superview. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether a new size is passed on to the subviews by their ``autoresizingMask``. Default: `true`.
  open var autoresizesSubviews = true

  // MARK: Looks and identity

  /// A number by which ``viewWithTag(_:)`` finds the view. Default: 0.
  open var tag = 0
  /// Whether the view and everything in it is invisible. Default: `false`.
  open var isHidden = false {
    didSet {
      setNeedsShow()
      if isHidden != oldValue { superview?.visibilityChanged(of: self) }
    }
  }
  /// How opaque the view is, from 0 to 1; what lies outside is taken for the nearest of them. Default: 1.
  open var alpha: CGFloat = 1 {
    didSet {
      if !(0...1 ~= alpha) { alpha = alpha > 1 ? 1 : 0 }
      setNeedsShow()
    }
  }
  /// How the content fits the bounds. Default: `scaleToFill`. It is kept for hosts that draw.
  open var contentMode = ContentMode.scaleToFill {
    didSet { setNeedsShow() }
  }
  /// Light or dark for this view and everything in it; `unspecified` as what it stands in. Default: `unspecified`.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { setTreeNeedsShow() }
  }
  /// Whether what the view draws covers everything behind it. Default: `true`.
  open var isOpaque = true
  /// The colour behind the view's content, or `nil` for none.
  open var backgroundColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// The colour of interactive parts; inherited from the superview until it is set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      let former = tintColor
      ownTintColor = newValue
      setTreeNeedsShow()
      if former != tintColor { announceTintColor() }
    }
  }
  /// Called after ``tintColor`` has become another: its own, or the one that it inherits. The default does nothing.
  open func tintColorDidChange() {}
  /// Whether the user can reach the view and what is in it. Default: `true`.
  open var isUserInteractionEnabled = true {
    didSet { setNeedsShow() }
  }
  /// Whether subviews are cut off at the bounds. Default: `false`.
  open var clipsToBounds = false {
    didSet { setNeedsShow() }
  }
  /// A name for tests to find the view by.
  open var accessibilityIdentifier: String? {
    didSet { setNeedsShow() }
  }
  /// What a screen reader says for the view.
  open var accessibilityLabel: String? {
    didSet { setNeedsShow() }
  }
  /// A name under which the app-based life cycle preserves the view's state, or `nil` for not at all (L-02).
  open var restorationIdentifier: String?
  /// The state of an app without scenes is being preserved: write what is worth it, and call `super`. iOS 6. The default
  /// writes nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// The state of an app without scenes was brought back: read what was written, and call `super`. iOS 6. The default reads
  /// nothing.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Hierarchy

  // Both are read at every turn, and are written by values that are there already, so that no access meets another.
  /// The view that holds this one.
  @exclusivity(unchecked) open internal(set) weak var superview: UIView?
  /// The views in this one, the rearmost first.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = [] {
    didSet { setNeedsShowSubviews() }
  }
  /// The window at the top of the hierarchy.
  open var window: UIWindow? { superview?.window }

  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// Whether the next layout pass lays this view out.
  var needsLayout = true {
    didSet { if needsLayout { UIWindow.hasPendingWork = true } }
  }
  /// `nil`: the superview's.
  final private(set) var ownTintColor: UIColor?
  /// What the view keeps for layout by constraints; `nil` outside of them.
  final var layoutState: ViewLayoutState?
  /// Whether ``updateConstraints()`` is to be called before the next layout.
  final var owesConstraintUpdate = true

  /// What was added to the view with ``addInteraction(_:)``.
  open internal(set) var interactions: [any UIInteraction] = []

  /// What few views have: a layer, gesture recognisers, a drawing.
  final var attachments: ViewAttachments?

  /// What draws the view, while it is in a window that a host shows.
  package final var backing: (any ViewBacking)?
  /// What the host has not been told yet.
  final var unshown: Unshown = []

  /// What is in the view, for the host to show. Classes that show something of their own override it, and call
  /// `setNeedsShow()` whenever it becomes another.
  package var shownContent: ViewContent { drawnContent }

  /// Completes what the host is told of the view, besides its content and its place. Classes with more to say override it.
  package func describe(_ description: inout ViewDescription) {
    description.isHidden = isHidden
    description.alpha = Double(alpha)
    description.background = resolved(backgroundColor)
    description.clipsToBounds = clipsToBounds
    // What another controller is presented over cannot be reached.
    description.isInteractive = isUserInteractionEnabled && controller?.presented == nil
    description.hasContextMenu = hasContextMenu
    describeDragAndDrop(&description)
    describeLayer(&description)
    describeGestures(&description)
    description.hearsDoubleClicks = hearsDoubleClicks
    description.accessibility = AccessibilityDescription(identifier: accessibilityIdentifier, label: accessibilityLabel)
  }

  /// A person has done something to the view. Controls override it.
  package func receive(_ event: ViewEvent) {
    interact(event)
    recognize(event)
  }

  /// A view of the size and place `frame`, in the coordinates of its future superview.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view that a storyboard describes. The storyboard sets the frame afterwards.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// What the environment is like: that of the window's scene.
  open var traitCollection: UITraitCollection { inheritedTraits(from: window?.environment) }

  /// Adds `view` in front of the other subviews, taking it away from where it was.
  open func addSubview(_ view: UIView) { place(view, at: subviews.count) }

  /// Puts `view` at `index` among the subviews; an index out of range means the nearest that exists.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Puts `view` right behind `siblingSubview`, or behind everything if that is no subview of this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: index(of: siblingSubview, besides: view) ?? 0)
  }

  /// Puts `view` right in front of `siblingSubview`, or in front of everything if that is no subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: index(of: siblingSubview, besides: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves `view` in front of its siblings. Nothing happens if it is no subview of this view.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves `view` behind its siblings. Nothing happens if it is no subview of this view.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Exchanges the subviews at two places. Nothing happens if one of them does not exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Takes the view out of its superview. A visible controller whose view is in it disappears.
  open func removeFromSuperview() { detach() }

  /// Whether the view is `view` or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view itself or the first one in it, depth first, that has the tag `tag`.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called after a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. The default does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed. The default does nothing.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` in the next layout pass: at the end of the turn, or in ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out now whatever has asked for it, in this view and everything in it, from the top down.
  open func layoutIfNeeded() {
    updateConstraintsTree()
    updateEngines()
    layoutTree()
  }

  /// Places the subviews. Override it to lay out by hand; never call it. The default does nothing.
  open func layoutSubviews() {}

  /// Whether the frame is given by the app and ``autoresizingMask``. Default: `true`. Set it to `false` for a view that
  /// constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { hasGivenFrame }
    set { setTranslates(newValue) }
  }

  /// Whether the class cannot do without constraints. The default is `false`, and both work here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date, before layout and from the inside out: once at first, then after
  /// ``setNeedsUpdateConstraints()``. The default does nothing; call it last.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    owesConstraintUpdate = true
    UIWindow.hasPendingWork = true
  }

  /// Whether ``updateConstraints()`` is still to be called.
  open func needsUpdateConstraints() -> Bool { owesConstraintUpdate }

  /// Brings the constraints of the view and everything in it up to date now, if that was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsTree() }

  /// Says that ``intrinsicContentSize`` has become another.
  open func invalidateIntrinsicContentSize() {
    layoutRoot.layoutEngine?.contentChanged(self)
    superview?.contentChanged(of: self)
  }

  /// The size that the constraints in the view give it, where it wants to be `targetSize` a little.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(for: targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// The size that the constraints in the view give it, where it wants to be `targetSize` by these priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The view whose text ``firstBaselineAnchor`` is about. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose text ``lastBaselineAnchor`` is about. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// Called after ``safeAreaInsets`` has changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called after ``layoutMargins`` has changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// How far below the top edge the first line of text stands, and how far above the bottom edge the last one; `nil` where
  /// there is no text. Classes that show text override it.
  var baselines: (first: CGFloat, last: CGFloat)? { nil }

  /// How high the content is at that width, for content whose height depends on it; `nil` for other.
  func height(forWidth width: CGFloat) -> CGFloat? { nil }

  /// A subview was hidden, or is hidden no more.
  func visibilityChanged(of subview: UIView) {}
  /// A subview's content wants another size.
  func contentChanged(of subview: UIView) {}

  /// What stands for all that the view scrolls; constraints from inside to the view's edges mean it. `nil` in a view that
  /// does not scroll.
  var scrolledContentGuide: UILayoutGuide? { nil }
  /// How large all that the view scrolls is.
  var scrolledContentSize: CGSize { bounds.size }
  /// Constraints have found how large all that the view scrolls is.
  func scrolledContentChanged(to size: CGSize) {}

  /// Draws what is in the view, between its background and its subviews. Override it and draw into
  /// `UIGraphicsGetCurrentContext()`; never call it. The default draws nothing.
  ///
  /// Differs from Apple: what is drawn are lines and shapes, kept as a list that the host draws, and it is called again for
  /// every new size. It is called where there is a host only.
  open func draw(_ rect: CGRect) {}

  /// Asks for the view to be drawn again, at the end of the turn.
  open func setNeedsDisplay() {
    attachments?.drawn = nil
    setNeedsShow()
  }

  /// Asks for a part of the view to be drawn again. Differs from Apple: all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The size that fits the content best into `size`. The default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The content's own size, in which ``noIntrinsicMetric`` stands for "none". The default has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Gives the view the size that ``sizeThatFits(_:)`` finds best, keeping its origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Stands in ``intrinsicContentSize`` for a direction in which the content has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
}
