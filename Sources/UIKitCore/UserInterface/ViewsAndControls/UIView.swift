public import Foundation
package import ViewBacking

/// A rectangle in a window that contains other views.
///
/// Geometry is as on a device: points, origin at the top left. ``frame`` is derived from ``bounds`` and ``center``.
///
/// Differs from Apple: ``transform`` is only drawn; it changes neither the frame nor where touches go, except for the scale that a
/// ``UIScrollView`` gives to the view that it zooms. Mistakes that raise an exception on a device, such as adding a view to itself, are ignored
/// and logged.
@preconcurrency @MainActor open class UIView: UIResponder, RuntimeInitializable {
  // MARK: Geometry

  /// The view's rectangle in its own coordinates. A new size resizes the subviews and requests layout.
  open var bounds: CGRect = .zero {
    didSet {
      if UIView.tracksChanges, bounds != oldValue { propertyChanged(.bounds, from: .rect(oldValue)) }
      setNeedsShow()
      if hasGivenFrame || bounds.origin != oldValue.origin { UIView.layoutInputs &+= 1 }
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
    }
  }

  /// The centre of the view in its superview's coordinates.
  open var center: CGPoint = .zero {
    didSet {
      if UIView.tracksChanges, center != oldValue { propertyChanged(.center, from: .point(oldValue)) }
      setNeedsShow()
      if hasGivenFrame { UIView.layoutInputs &+= 1 }
    }
  }

  /// The view's rectangle in its superview's coordinates. Negative sizes are made positive.
  open var frame: CGRect {
    get { UIView.usesZoom ? zoomedFrame : unzoomedFrame }
    set {
      let rectangle = newValue.standardized
      center = CGPoint(x: rectangle.midX, y: rectangle.midY)
      let zoom = zoomFactor
      bounds.size =
        zoom == 1 ? rectangle.size : CGSize(width: rectangle.width / zoom, height: rectangle.height / zoom)
    }
  }

  /// How the frame adapts to a new size of the superview. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether a new size is passed on to the subviews by their ``autoresizingMask``. Default: `true`.
  open var autoresizesSubviews = true

  /// The shape of the view for a ``UICollisionBehavior``. A subclass overrides it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The path for ``UIDynamicItemCollisionBoundsType/path``, relative to the centre of the view. A subclass overrides it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Appearance and identity

  /// A number by which ``viewWithTag(_:)`` finds the view. Default: 0.
  open var tag = 0
  /// Whether the view and everything in it is invisible. Default: `false`.
  open var isHidden = false {
    didSet {
      setNeedsShow()
      if isHidden != oldValue { superview?.visibilityChanged(of: self) }
    }
  }
  /// The opacity of the view, from 0 to 1; values outside are clamped. Default: 1.
  open var alpha: CGFloat = 1 {
    didSet {
      if !(0...1 ~= alpha) { alpha = alpha > 1 ? 1 : 0 }
      if UIView.tracksChanges, alpha != oldValue { propertyChanged(.alpha, from: .number(oldValue)) }
      setNeedsShow()
    }
  }
  /// Whether the view is flipped where text is read from right to left. Default: `unspecified`. iOS 9.
  ///
  /// With `forceRightToLeft`, leading is right in the constraints that the view holds, those between it and its subviews and among these, and
  /// in its margins; a stack of views begins on the right. With `unspecified` the direction of the environment decides. Differs from Apple:
  /// sliders, progress views, segments and steppers have the direction of the app's language.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { attachments?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      needAttachments.semanticContentAttribute = newValue
      directionChanged()
    }
  }
  /// The view whose shape lets this one and everything in it be seen, or `nil`. It is no subview. iOS 8.
  ///
  /// Differs from Apple: the shape is the mask's rectangle with its corners, or the path of its `CAShapeLayer`; the opacity of its content
  /// has no effect. A later change of the mask is shown with the next change of this view.
  open var mask: UIView? {
    get { attachments?.mask }
    set {
      guard newValue !== mask else { return }
      needAttachments.mask = newValue
      layer.mask = newValue?.layer
    }
  }
  /// Whether what was drawn before is erased before ``draw(_:)`` is called. Default: `true`. Has no effect: each drawing begins empty.
  open var clearsContextBeforeDrawing: Bool {
    get { attachments?.clearsContextBeforeDrawing ?? true }
    set { if newValue != clearsContextBeforeDrawing { needAttachments.clearsContextBeforeDrawing = newValue } }
  }
  /// How the content is fitted into the bounds. Default: `scaleToFill`. Stored for hosts that draw.
  open var contentMode = ContentMode.scaleToFill {
    didSet { setNeedsShow() }
  }
  /// Light or dark for this view and everything in it; `unspecified` inherits the environment's. Default: `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      changeTraits { ownStyle = newValue }
    }
  }
  private final var ownStyle = UIUserInterfaceStyle.unspecified
  /// Whether the view's drawing covers everything behind it. Default: `true`.
  open var isOpaque = true
  /// The colour behind the view's content, or `nil` for none.
  open var backgroundColor: UIColor? {
    didSet {
      if UIView.tracksChanges, backgroundColor != oldValue { propertyChanged(.backgroundColor, from: .color(oldValue)) }
      // A pattern is part of the drawing.
      if backgroundColor?.pattern !== oldValue?.pattern { setNeedsDisplay() }
      setNeedsShow()
    }
  }
  /// The colour of interactive parts; inherited from the superview until it is set.
  ///
  /// A view that inherits none has the app's accent colour (`NSAccentColorName`), else the one that the user has chosen for the desktop, else
  /// the system's blue.
  open var tintColor: UIColor! {
    get { dimsTintColor ? .systemGray : ownTintColor ?? superview?.tintColor ?? AccentColor.current.color }
    set {
      let previous = tintColor
      ownTintColor = newValue
      setTreeNeedsShow()
      if previous != tintColor { propagateTintColor() }
    }
  }
  /// How the tint colour is changed: `dimmed` makes ``tintColor`` grey, here and in every view inside. Reading it returns that of the
  /// superviews in place of `automatic`. iOS 7.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard UIView.usesTintAdjustment else { return .normal }
      let modes = sequence(first: self, next: \.superview).lazy.map { $0.attachments?.tintAdjustmentMode ?? .automatic }
      return modes.first { $0 != .automatic } ?? .normal
    }
    set {
      let previous = tintAdjustmentMode
      UIView.usesTintAdjustment = true
      needAttachments.tintAdjustmentMode = newValue
      guard tintAdjustmentMode != previous else { return }
      setTreeNeedsShow()
      propagateTintColor()
    }
  }
  /// Called after ``tintColor`` has changed: its own, or the inherited one. The default does nothing.
  open func tintColorDidChange() {}
  /// The preferred text size of the view has changed: fonts that follow it are replaced, and measured sizes are forgotten. Called before the
  /// methods and handlers for changed traits.
  func contentSizeCategoryDidChange(to category: UIContentSizeCategory) {
    (self as? any AdjustableFont)?.adjustFont(to: category)
  }
  /// Whether the user can interact with the view and its content. Default: `true`.
  open var isUserInteractionEnabled = true {
    didSet { setNeedsShow() }
  }
  /// The class of ``layer``. Default: `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// Lays out the sublayers of the view's layer, after ``layoutSubviews()`` and only if the layer is in use. The default does nothing.
  open func layoutSublayers(of layer: CALayer) {}
  /// Whether subviews are clipped to the bounds. Default: `false`.
  open var clipsToBounds = false {
    didSet { setNeedsShow() }
  }
  // MARK: Accessibility

  // In the class and not in an extension, so that the app's classes can override them.
  /// A name by which tests find the view.
  open var accessibilityIdentifier: String? {
    didSet { setNeedsShow() }
  }
  /// The text that a screen reader reads for the view.
  open var accessibilityLabel: String? {
    didSet { setNeedsShow() }
  }
  /// What happens when the view is operated; read after its label.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the view, such as that of a slider.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// Whether assistive technology stops at the view.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// Whether the view and everything in it is hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.isHidden }
    set { accessibility.isHidden = newValue }
  }

  /// Whether the views beside this one are hidden from assistive technology. Stored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// What kind of element the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The names by which the view is spoken to; `nil` for its label. Stored.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels }
    set { accessibility.inputLabels = newValue }
  }

  /// The actions that assistive technology offers by their names.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.actions }
    set { accessibility.actions = newValue }
  }

  /// The elements of the view, in the order in which assistive technology reads them; `nil` for its subviews. Stored.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// What kind of container the view is for the elements in it. iOS 11. Stored.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// The group of views between which the arrow keys move the focus. iOS 14. Stored, without effect: Tab goes through all views.
  open var focusGroupIdentifier: String? {
    get { accessibility.focusGroup }
    set { accessibility.focusGroup = newValue }
  }

  /// ``accessibilityLabel`` with attributes such as a language. iOS 11. The attributes are stored, and not reported.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributedLabel(for: accessibilityLabel) }
    set {
      accessibility.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }

  /// ``accessibilityHint`` with attributes. iOS 11. The attributes are stored, and not reported.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint(for: accessibilityHint) }
    set {
      accessibility.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }

  /// ``accessibilityValue`` with attributes. iOS 11. The attributes are stored, and not reported.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributedValue(for: accessibilityValue) }
    set {
      accessibility.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }

  /// ``accessibilityUserInputLabels`` with attributes. iOS 13. The attributes are stored.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility.attributedInputLabels ?? accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } }
    set {
      accessibility.attributedInputLabels = newValue
      accessibility.inputLabels = newValue?.map(\.string)
    }
  }

  /// The frame of the view for assistive technology, in the coordinates of its window. The default is that of the view. What is set is
  /// stored, and not reported: the desktop's screen reader reads the frames of widgets.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? convert(bounds, to: nil) }
    set { accessibility.frame = newValue }
  }

  /// The outline of the view for assistive technology, or `nil` for ``accessibilityFrame``. iOS 7. Stored.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The point that assistive technology touches to activate the view, in the coordinates of its window. The default is the middle of
  /// ``accessibilityFrame``. Stored: the view itself is activated.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibility.activationPoint = newValue }
  }

  /// The language in which label, hint and value are read, or `nil` for the user's. Stored.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// How the elements of the view are visited by Switch Control. iOS 8. Stored: there is no Switch Control. Default: `automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  /// Whether the elements of the view are read one after another, whatever their places. iOS 6. Stored: the desktop's screen reader goes
  /// through the hierarchy. Default: `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// The rotors of the app that VoiceOver offers in the view. iOS 10. Stored: the desktop's screen reader has no rotors.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.rotors }
    set { accessibility.rotors = newValue }
  }

  /// What kind of text the view has, or `nil`. iOS 13. Stored.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility.textualContext }
    set { accessibility.textualContext = newValue }
  }

  /// Whether the user can operate the view. iOS 13. Stored. The default is ``isUserInteractionEnabled``.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUser ?? isUserInteractionEnabled }
    set { accessibility.respondsToUser = newValue }
  }

  /// Whether the content keeps its colours where the user has inverted those of the screen. iOS 11. Stored: the desktop inverts none.
  /// Default: `false`.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// Whether the view shows further content when it is activated, and whether it does so now. iOS 18. Stored. Default: `unsupported`.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibility.expandedStatus }
    set { accessibility.expandedStatus = newValue }
  }

  /// The parts of the view that can be dragged, or `nil` for the view's drag interaction. iOS 11. Stored.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.dragSources }
    set { accessibility.dragSources = newValue }
  }

  /// The parts of the view where something can be dropped, or `nil` for the view's drop interaction. iOS 11. Stored.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.dropPoints }
    set { accessibility.dropPoints = newValue }
  }

  /// The number of ``accessibilityElements``, or `NSNotFound` if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// The element at an index of ``accessibilityElements``, or `nil`.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an object in ``accessibilityElements``, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The user scrolls by a gesture of assistive technology. Returns whether that was handled. Never called, because hosts report no such
  /// gesture. The default does not.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// The user requests the most important action by a gesture of assistive technology. Returns whether that was handled. Never called,
  /// because hosts report no such gesture. The default does not.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Assistive technology has moved to the view. Never called, because the desktop does not report it. The default does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Assistive technology has left the view. Never called, because the desktop does not report it. The default does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology is at the view: `false`, because the desktop does not report it.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The view is activated by assistive technology. Returns whether it has handled that. The default does not.
  open func accessibilityActivate() -> Bool { false }
  /// The value of an adjustable view is increased by assistive technology. The default does nothing.
  open func accessibilityIncrement() {}
  /// The value of an adjustable view is decreased by assistive technology. The default does nothing.
  open func accessibilityDecrement() {}
  /// What is on the screen is left by a gesture of assistive technology. Returns whether that was handled. The default does not.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Focus

  /// The environments in which the focus is placed, the first one first. iOS 9. The default is none, so that it is placed in the first view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the view can have the focus. iOS 9. Default: `false`. In a desktop's window such a view takes part in the order of the Tab key.
  open var canBecomeFocused: Bool { false }
  /// Whether the host gives the view the focus that it can have.
  var takesHostFocus: Bool { canBecomeFocused }
  /// Requests that the focus is placed again, if it is in this environment. iOS 9.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.requestUpdate(in: self) }
  /// Places the focus again now, if that was requested. iOS 9.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  /// Whether the focus may move into this environment, inside of it or out of it. iOS 9. The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved into this environment, inside of it or out of it. iOS 9. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The sound of a move. iOS 11. Never asked, because there are no sounds.
  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  // MARK: Preserving state

  /// A name under which the app-based life cycle preserves the view's state, or `nil` to not preserve it (L-02).
  open var restorationIdentifier: String?
  /// The state of an app without scenes is being preserved: encode the view's state, and call `super`. iOS 6. The default encodes nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// The state of an app without scenes was restored: decode the view's state, and call `super`. iOS 6. The default decodes nothing.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Hierarchy

  // No code runs while one of these two is written, so that accesses never overlap. Without the attribute a scenario takes 6 % more
  // instructions (`make bench-counts`).
  /// The view that contains this one.
  @exclusivity(unchecked) open internal(set) weak var superview: UIView?
  /// The subviews, the rearmost first.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = [] {
    didSet { setNeedsShowSubviews() }
  }
  /// The window at the top of the hierarchy.
  open var window: UIWindow? { superview?.window }

  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// Whether the next layout pass lays this view out.
  var needsLayout = true {
    didSet {
      guard needsLayout else { return }
      UIWindow.hasPendingWork = true
      if !oldValue { markAbove(.layout) }
    }
  }
  /// What the next layout pass has to do in the views inside this one. Views without any of it are not visited.
  final var workBelow: LayoutWork = []
  /// `nil` for the superview's.
  final private(set) var ownTintColor: UIColor?
  /// The state for layout by constraints; `nil` if there are none.
  final var layoutState: ViewLayoutState?
  /// Whether ``updateConstraints()`` has to be called before the next layout.
  final var needsConstraintUpdate = true
  /// Whether ``updateProperties()`` has to be called before the next layout.
  final var needsPropertyUpdate = true

  /// The interactions that were added with ``addInteraction(_:)``.
  open internal(set) var interactions: [any UIInteraction] = []

  /// State that few views need: a layer, gesture recognisers, a drawing.
  final var attachments: ViewAttachments?

  /// The backing that draws the view, while it is in a window that a host shows.
  package final var backing: (any ViewBacking)?
  /// The changes that were not sent to the host yet.
  final var pendingUpdates: PendingUpdates = []
  /// The subviews that have such changes, or views in them have.
  final var pendingSubviews: [UIView] = []

  /// The view's content for the host. Classes with their own content override it, and call `setNeedsShow()` when it changes.
  package var shownContent: ViewContent { drawnContent }

  /// Completes the view's description for the host, besides its content and its frame. Classes with further attributes override it.
  package func describe(_ description: inout ViewDescription) {
    description.isHidden = isHidden
    description.alpha = Double(alpha)
    if backgroundColor?.pattern == nil { description.background = resolved(backgroundColor) }
    description.clipsToBounds = clipsToBounds
    // A view with another controller presented over it does not receive interactions.
    description.isInteractive = isUserInteractionEnabled && controller?.isBlockedByPresentation != true
    description.hasContextMenu = hasContextMenu
    describeDragAndDrop(&description)
    describeLayer(&description)
    describeEffects(&description)
    describeGestures(&description)
    description.handlesDoubleClick = handlesDoubleClick
    description.cursor = attachments?.pointerCursor
    if takesHostFocus { description.isFocusable = true }
    describeAccessibility(&description)
  }

  /// Handles a user's event. Controls override it.
  package func receive(_ event: ViewEvent) {
    interact(event)
    recognize(event)
    focusItem(event)
  }

  /// A view with the frame `frame`, in the coordinates of its future superview.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// A view of size zero.
  @_disfavoredOverload public convenience override init() { self.init(frame: .zero) }

  /// A view that a storyboard describes. When the initialiser of UIKit's class returns, the view has its attributes and its subviews;
  /// outlets are connected later.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finish(self, at: UIView.self)
  }

  /// The controller whose view this is, or otherwise the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The traits of the environment: those of the window's scene, with what the view and those above it override.
  open var traitCollection: UITraitCollection { inheritedTraits(from: window?.environment) }

  /// Called after ``traitCollection`` has changed, before the handlers of `registerForTraitChanges`; call `super`. Deprecated on a device
  /// since iOS 17. The default does nothing.
  ///
  /// Differs from Apple: it is called at once and not before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Touches

  /// The frontmost view at a point of this view: the view itself or one in it; `nil` if the point is outside, or the view is hidden,
  /// transparent or receives no interaction. Override it to send touches elsewhere.
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates.
  ///   - event: The event, or `nil`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return attachments?.effects.passesThrough == true ? nil : self
  }

  /// Whether a point is in the view's bounds. Override it to make the touched area another one.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recogniser of this view may recognise its gesture now. The default returns `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds `view` in front of the other subviews, removing it from its previous superview.
  open func addSubview(_ view: UIView) { place(view, at: subviews.count) }

  /// Inserts `view` at `index` among the subviews; an index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Inserts `view` right behind `siblingSubview`, or behind everything if that is not a subview of this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: index(of: siblingSubview, besides: view) ?? 0)
  }

  /// Inserts `view` right in front of `siblingSubview`, or in front of everything if that is not a subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: index(of: siblingSubview, besides: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves `view` in front of its siblings. Has no effect if it is not a subview of this view.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves `view` behind its siblings. Has no effect if it is not a subview of this view.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Exchanges the subviews at two indexes. Has no effect if one of them does not exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Removes the view from its superview. A visible controller whose view is in it disappears.
  open func removeFromSuperview() { detach() }

  /// Whether the view is `view` or inside it.
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

  /// Requests ``layoutSubviews()`` in the next layout pass: at the end of the turn, or in ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out immediately every view that needs layout, in this view and everything in it, from the top down.
  open func layoutIfNeeded() {
    updatePropertiesTree()
    updateConstraintsTree()
    updateEngines()
    layoutTree()
  }

  /// Positions the subviews. Override it to lay out by hand; never call it. The default does nothing.
  open func layoutSubviews() {}

  /// Sets what the view shows from the app's data. iOS 26: once initially, then after ``setNeedsUpdateProperties()``, after a change of the
  /// traits, and after a change of a property of an `@Observable` object that it has read. Called after trait changes and before constraints
  /// and layout, from the outside in (Z-11). Never call it. The default does nothing.
  open func updateProperties() {}

  /// Requests ``updateProperties()`` before the next layout. iOS 26.
  open func setNeedsUpdateProperties() {
    UIWindow.hasPendingWork = true
    guard !needsPropertyUpdate else { return }
    needsPropertyUpdate = true
    markAbove(.properties)
  }

  /// Updates the properties of the view and everything in it now, if that was requested. iOS 26.
  open func updatePropertiesIfNeeded() { updatePropertiesTree() }

  /// Whether the frame is given by the app and ``autoresizingMask``. Default: `true`. Set it to `false` for a view that constraints
  /// position.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { hasGivenFrame }
    set { setTranslates(newValue) }
  }

  /// Whether the class requires constraints. The default is `false`, and both work here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints, before layout and from the inside out: once initially, then after ``setNeedsUpdateConstraints()``. The
  /// default does nothing; call `super` last.
  open func updateConstraints() {}

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    UIWindow.hasPendingWork = true
    guard !needsConstraintUpdate else { return }
    needsConstraintUpdate = true
    markAbove(.constraints)
  }

  /// Whether a call of ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Updates the constraints of the view and everything in it now, if that was requested.
  open func updateConstraintsIfNeeded() { updateConstraintsTree() }

  /// Call this when ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    layoutRoot.layoutEngine?.contentChanged(self)
    superview?.contentChanged(of: self)
  }

  /// The size that the constraints in the view determine, with `targetSize` at a low priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(for: targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// The size that the constraints in the view determine, with `targetSize` at these priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The part of a frame that constraints align: without what a decoration such as a shadow adds. The default removes
  /// ``alignmentRectInsets``.
  ///
  /// Differs from Apple: layout reads ``alignmentRectInsets`` and calls neither this method nor ``frame(forAlignmentRect:)``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose aligned part is a rectangle. The default adds ``alignmentRectInsets``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The distances of the part that constraints align from the edges of the frame. Default: none; in a ``UIImageView`` those of its image.
  ///
  /// Constraints between the view and views inside it refer to the frame. Differs from Apple: the insets are read when a constraint is
  /// first laid out; a later change from none has no effect on it.
  open var alignmentRectInsets: UIEdgeInsets { (self as? UIImageView)?.image?.alignmentRectInsets ?? .zero }

  /// The active constraints that refer to the view, for one axis. For debugging.
  ///
  /// Differs from Apple: constraints that affect the view by way of others are not among them, nor those of its content.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.first.attribute.axis == axis && constraint.elements.contains { $0 === self }
    }
  }

  // MARK: Enlarged content

  /// Whether the view is shown enlarged while the user touches it and prefers large text. iOS 13. Stored: see
  /// ``UILargeContentViewerInteraction``.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown ?? false }
    set { largeContent.isShown = newValue }
  }
  /// The title of the enlarged view, or `nil`. iOS 13. Stored.
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  /// The picture of the enlarged view, or `nil`. iOS 13. Stored.
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  /// Whether the picture is scaled to the size of the enlarged view. iOS 13. Stored. Default: `false`.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage ?? false }
    set { largeContent.scalesImage = newValue }
  }
  /// The insets that move the picture of the enlarged view. iOS 13. Stored. Default: none.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }

  // MARK: Baselines

  /// The view whose text ``firstBaselineAnchor`` refers to. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose text ``lastBaselineAnchor`` refers to. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// Called after ``safeAreaInsets`` has changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called after ``layoutMargins`` has changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// The distance of the first baseline from the top edge, and of the last baseline from the bottom edge; `nil` if there is no text.
  /// Classes that show text override it.
  var baselines: (first: CGFloat, last: CGFloat)? { nil }

  /// The height of the content at a width, if the height depends on the width; otherwise `nil`.
  func height(forWidth width: CGFloat) -> CGFloat? { nil }

  /// The subview that fills the view, and its distances from the edges: it follows the size that constraints determine. `nil` for none.
  var fillingPart: (view: UIView, insets: UIEdgeInsets)? { nil }

  /// Called when a subview was hidden or shown.
  func visibilityChanged(of subview: UIView) {}
  /// Called when the natural size of a subview's content has changed.
  func contentChanged(of subview: UIView) {}

  /// The guide for the scrolled content; constraints from inside to the view's edges refer to it. `nil` in a view that does not scroll.
  var scrolledContentGuide: UILayoutGuide? { nil }
  /// The size of the scrolled content.
  var scrolledContentSize: CGSize { bounds.size }
  /// Called when constraints have determined the size of the scrolled content.
  func scrolledContentChanged(to size: CGSize) {}

  /// Draws the view's content, between its background and its subviews. Override it and draw into
  /// `UIGraphicsGetCurrentContext()`; never call it. The default draws nothing.
  ///
  /// Differs from Apple: drawing records lines and shapes in a list that the host draws, and the method is called again for every new size.
  /// It is called only if there is a host.
  open func draw(_ rect: CGRect) {}

  /// Requests that the view is drawn again, at the end of the turn.
  open func setNeedsDisplay() {
    attachments?.drawn = nil
    setNeedsShow()
  }

  /// Requests that a part of the view is drawn again. Differs from Apple: the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The size that fits the content best into `size`. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The content's own size, in which ``noIntrinsicMetric`` means "none". The default has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Resizes the view to the size that ``sizeThatFits(_:)`` returns, keeping its origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The value in ``intrinsicContentSize`` for a direction in which the content has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
}
