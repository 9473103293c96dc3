public import Foundation
import RuntimeLogging
import ViewBacking

/// The appearance of a view, or a part of it: a rectangle with a background, a border, corners, a shadow, contents and sublayers.
///
/// A view has one layer, whose geometry, background, opacity and clipping are the view's. Further layers are added to it; they are drawn
/// between the view's own content and its subviews.
///
/// Differs from Apple: sublayers are drawn in views that draw themselves or have no content, and not in labels, buttons and other widgets.
/// Sublayers have no shadows, and a mask is a path. Transforms in space are drawn as far as they are flat.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer this is.
  weak var view: UIView?
  private var state = LayerState()

  /// A layer without a view.
  public required override init() { super.init() }

  /// A copy of a layer, without its sublayers: ``presentation()`` calls it.
  public required init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyValues(of: other) }
  }

  /// A plain layer with the values of a layer of any class.
  init(copying layer: CALayer) {
    super.init()
    copyValues(of: layer)
  }

  /// Takes over the values, and of a view's layer those that are shown of the view.
  private func copyValues(of other: CALayer) {
    state = other.state
    (mask, contents, contentsGravity, name) = (other.mask, other.contents, other.contentsGravity, other.name)
    extras = other.extras
    guard let view = other.view else { return }
    let animations = view.attachments?.animations ?? [:]
    func shown(_ property: AnimatedProperty) -> AnimatedValue {
      animations[property]?.present ?? view.value(of: property)
    }
    if case .rect(let bounds) = shown(.bounds) { state.bounds = bounds }
    if case .number(let alpha) = shown(.alpha) { state.opacity = Float(alpha) }
    if case .color(let color) = shown(.backgroundColor) {
      state.backgroundColor = view.resolved(color).map { CGColor($0) }
    }
    if case .transform(let transform) = shown(.transform) {
      state.transform = CATransform3DMakeAffineTransform(transform)
    }
    if case .point(let center) = shown(.center) {
      let (size, anchor) = (state.bounds.size, state.anchorPoint)
      state.position = CGPoint(
        x: center.x + size.width * (anchor.x - 0.5), y: center.y + size.height * (anchor.y - 0.5))
    }
    (state.isHidden, state.masksToBounds) = (view.isHidden, view.clipsToBounds)
  }

  /// A layer without a view.
  @available(*, unavailable) public convenience init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? state.bounds }
    set {
      if let view {
        view.bounds = newValue
      } else {
        let old = state.bounds.size
        state.bounds = newValue
        if newValue.size != old { setNeedsLayout() }
        changed()
      }
    }
  }
  /// The location of the anchor point in the superlayer.
  open var position: CGPoint {
    get {
      guard let view else { return state.position }
      let (frame, anchor) = (view.frame, state.anchorPoint)
      return CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
    set {
      guard let view else {
        state.position = newValue
        return changed()
      }
      let (size, anchor) = (view.bounds.size, state.anchorPoint)
      view.center = CGPoint(
        x: newValue.x + size.width * (0.5 - anchor.x), y: newValue.y + size.height * (0.5 - anchor.y))
    }
  }
  /// The point that ``position`` places, and about which ``transform`` turns, as parts of the bounds. Default: the middle.
  ///
  /// Differs from Apple: a view turns about its middle.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      let position = position
      state.anchorPoint = newValue
      if view != nil { self.position = position }
      changed()
    }
  }
  /// The order among the sublayers of one layer: a greater one is in front. Default: 0.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change { $0.zPosition = newValue } }
  }
  /// The rectangle in the superlayer.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let (size, position, anchor) = (state.bounds.size, state.position, state.anchorPoint)
      return CGRect(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
        height: size.height)
    }
    set {
      if let view {
        view.frame = newValue
      } else {
        let rectangle = newValue.standardized
        let anchor = state.anchorPoint
        state.position = CGPoint(
          x: rectangle.minX + rectangle.width * anchor.x, y: rectangle.minY + rectangle.height * anchor.y)
        bounds.size = rectangle.size
        changed()
      }
    }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? state.transform }
    set {
      if let view {
        view.transform = CATransform3DGetAffineTransform(newValue)
      } else {
        change { $0.transform = newValue }
      }
    }
  }
  /// The transform as one of the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// Whether a point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Appearance

  /// The colour behind the content: the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? state.backgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        change { $0.backgroundColor = newValue }
      }
    }
  }
  /// The corner radius, in points. Default: 0. The content is clipped at the corners only with ``masksToBounds``.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }
  /// The corners that are round. Default: all.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change { $0.maskedCorners = newValue } }
  }
  /// The shape of the corners. iOS 13. Default: `circular`. Stored: corners are circular.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points, inside the bounds. Default: 0.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change { $0.borderWidth = newValue } }
  }
  /// The colour of the border. Default: black.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change { $0.borderColor = newValue } }
  }
  /// Whether content outside the bounds is clipped: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? state.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { change { $0.masksToBounds = newValue } } }
  }
  /// The opacity: the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? state.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { change { $0.opacity = min(max(newValue, 0), 1) } } }
  }
  /// Whether the layer is invisible: the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? state.isHidden }
    set { if let view { view.isHidden = newValue } else { change { $0.isHidden = newValue } } }
  }
  /// The colour of the shadow. Default: black. Differs from Apple: only a view's layer has a shadow.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change { $0.shadowColor = newValue } }
  }
  /// The opacity of the shadow. Default: 0, no shadow.
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change { $0.shadowOpacity = newValue } }
  }
  /// The radius of the shadow. Default: 3.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change { $0.shadowRadius = newValue } }
  }
  /// The offset of the shadow. Default: 3 points up.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change { $0.shadowOffset = newValue } }
  }
  /// The shape of the shadow. Stored: the shadow has the shape of what is visible.
  open var shadowPath: CGPath?
  private var extras: LayerExtras?
  /// Filters of the layer and its sublayers. Stored, and without effect.
  open var filters: [Any]? {
    get { extras?.filters }
    set { extras = extras.changed { $0.filters = newValue } }
  }
  /// Filters of what is behind the layer. Stored, and without effect.
  open var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { extras = extras.changed { $0.backgroundFilters = newValue } }
  }
  /// The filter with which the layer is put onto what is behind it. Stored, and without effect.
  open var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { extras = extras.changed { $0.compositingFilter = newValue } }
  }
  /// The part of the picture that is shown, as parts of its size. Default: the whole.
  open var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      extras = extras.changed { $0.contentsRect = newValue }
      changed(redraws: true)
    }
  }
  /// The part of the picture that is stretched, as parts of its size. Default: the whole. Stored: the whole picture is stretched. An image
  /// of `resizableImage(withCapInsets:)` keeps its edges.
  open var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { extras = extras.changed { $0.contentsCenter = newValue } }
  }
  /// How the picture is made smaller. Default: `linear`. Stored: the desktop decides.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { extras = extras.changed { $0.minificationFilter = newValue } }
  }
  /// How the picture is made larger. Default: `linear`. Stored: the desktop decides.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { extras = extras.changed { $0.magnificationFilter = newValue } }
  }
  /// The format of what the layer draws. Default: eight bits for each component. Stored.
  open var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { extras = extras.changed { $0.contentsFormat = newValue } }
  }
  /// The edges that are smoothed. Default: all. Stored: all are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { extras = extras.changed { $0.edgeAntialiasingMask = newValue } }
  }
  /// The transform of the sublayers about the anchor point. Default: the identity.
  ///
  /// Differs from Apple: the layers of subviews are not transformed, and perspective is left out.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      extras = extras.changed { $0.sublayerTransform = newValue }
      changed(redraws: true)
    }
  }
  /// Whether the y axis of the sublayers points up. Default: `false`. Stored, and without effect.
  open var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { extras = extras.changed { $0.isGeometryFlipped = newValue } }
  }
  /// The anchor point along the z axis. Default: 0. Stored: layers are drawn as far as they are flat.
  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set { extras = extras.changed { $0.anchorPointZ = newValue } }
  }
  /// The actions of properties, by the properties' names; `nil` for none. See ``action(forKey:)``.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { extras = extras.changed { $0.actions = newValue } }
  }
  /// Values of properties that are not set. Stored, and without effect.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { extras = extras.changed { $0.style = newValue } }
  }
  /// The layer whose shape lets the content be seen: the path of a `CAShapeLayer`, or another layer's rectangle with its corners.
  open var mask: CALayer? {
    didSet {
      if oldValue?.maskedLayer === self { oldValue?.maskedLayer = nil }
      if !isPresenting { mask?.maskedLayer = self }
      changed()
    }
  }
  /// The layer that this one masks.
  private weak var maskedLayer: CALayer?
  /// The picture: a `UIImage`, or `nil`.
  open var contents: Any? {
    didSet { changed(redraws: true) }
  }
  /// How the picture is fitted. Default: `resize`. Differs from Apple: it is stretched, or keeps its proportions.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { changed() }
  }
  /// Pixels per point of the picture. Stored: a `UIImage` has its own.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn into a picture first. Stored.
  open var shouldRasterize = false
  /// Pixels per point of that picture. Stored.
  open var rasterizationScale: CGFloat = 1
  /// Whether the opacity applies to the layer as a whole. Stored: it does.
  open var allowsGroupOpacity = true
  /// Whether the edges are smoothed. Stored: they are.
  open var allowsEdgeAntialiasing = true
  /// Whether the layer covers everything behind it. Stored.
  open var isOpaque = false
  /// Whether the back of the layer is visible. Stored.
  open var isDoubleSided = true
  /// Whether the layer is drawn again for new bounds. Stored: it is.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer is drawn on another thread. Stored.
  open var drawsAsynchronously = false
  /// A name that identifies the layer.
  open var name: String?
  /// The delegate: the view, or an object of the app.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Timing

  /// When the layer's time begins, in that of its superlayer. Default: 0.
  public var beginTime: CFTimeInterval = 0 {
    didSet { timesChanged() }
  }
  /// The duration. Stored.
  public var duration: CFTimeInterval = 0
  /// The speed of the layer's time: at 0 its animations stand still. Default: 1.
  ///
  /// Differs from Apple: animations of `UIView.animate` go on.
  public var speed: Float = 1 {
    didSet { timesChanged() }
  }
  /// The offset in the layer's own time. Default: 0.
  public var timeOffset: CFTimeInterval = 0 {
    didSet { timesChanged() }
  }
  /// How often it is repeated. Stored.
  public var repeatCount: Float = 0
  /// How long it is repeated. Stored.
  public var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards afterwards. Stored.
  public var autoreverses = false
  /// What is shown outside of its duration. Stored.
  public var fillMode = CAMediaTimingFillMode.removed
  /// The animations, in the order in which they were added.
  final var running: [LayerAnimation] = []
  /// Whether the values are those that are shown, for the moment.
  final var isPresenting = false

  // MARK: The tree

  /// The layers in this one, the rearmost first; `nil` for none. Differs from Apple: without those of the subviews.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }
  private(set) var children: [CALayer] = []
  private weak var parent: CALayer?

  /// The layer that contains this one; of a view's layer that of the superview.
  open var superlayer: CALayer? { parent ?? view?.superview?.layer }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index, which is clamped.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer right behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer right in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Replaces a layer by another one. Has no effect if the first is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from its superlayer. A view's layer stays where it is.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.changed(redraws: true)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    let above = sequence(first: self) { $0.parent }
    guard layer.view == nil, !above.contains(where: { $0 === layer }) else {
      RuntimeLog.write("A \(type(of: layer)) is a view's layer or contains the other one; nothing was added.")
      return
    }
    let wasBefore = children.firstIndex { $0 === layer }.map { $0 < index } ?? false
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(wasBefore ? index - 1 : index, 0), children.count))
    layer.parent = self
    changed(redraws: true)
  }

  /// The frontmost layer at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let local = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  /// The sublayers by ``zPosition``, and by their order among those of the same one.
  var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted { ($0.1.zPosition, $0.0) < ($1.1.zPosition, $1.0) }.map(\.1)
  }

  // MARK: Display

  /// Requests that the layer is drawn again.
  open func setNeedsDisplay() { changed() }
  /// Requests that a part of the layer is drawn again. Differs from Apple: the whole layer is drawn.
  open func setNeedsDisplay(_ r: CGRect) { changed() }
  /// Whether a change of a property draws the layer again. The default returns `false`.
  ///
  /// Differs from Apple: not called; a subclass calls ``setNeedsDisplay()`` when such a property changes.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value of a property that is not set. The default returns `nil`.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Makes the content of the layer. The default does nothing: the layer is drawn by ``draw(in:)``. Differs from Apple: not called.
  open func display() {}
  /// Whether the layer will be drawn again. Differs from Apple: `false`, because it is drawn at the end of the turn.
  open func needsDisplay() -> Bool { false }
  /// The size that the layer would like to have. The default is that of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Whether what a delegate draws is upside down: `false`.
  open func contentsAreFlipped() -> Bool { false }
  /// The part of the layer that is inside of the layer around it which clips or scrolls, in its own coordinates.
  open var visibleRect: CGRect {
    sequence(first: self) { $0.superlayer }.dropFirst().reduce(bounds) { visible, layer in
      layer.masksToBounds ? visible.intersection(convert(layer.bounds, from: layer)) : visible
    }
  }
  /// Scrolls the scroll layer around so that a point of this layer is at its origin. Has no effect without one.
  open func scroll(_ p: CGPoint) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(p, to: layer))
  }
  /// Scrolls the scroll layer around so that a rectangle of this layer is visible. Has no effect without one.
  open func scrollRectToVisible(_ r: CGRect) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  private var scrollLayer: CAScrollLayer? {
    sequence(first: self) { $0.superlayer }.lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  // MARK: Actions

  /// The action of a property: that of the delegate, or of ``actions``, or ``defaultAction(forKey:)``.
  ///
  /// Differs from Apple: not called when a property changes, because layers change without an animation of their own.
  open func action(forKey event: String) -> (any CAAction)? {
    actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }
  /// The action of a property for all layers of the class. The default returns `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Draws the layer now if that was requested. Differs from Apple: it is drawn at the end of the turn.
  open func displayIfNeeded() {}
  /// A point of another layer's coordinates, or, without one, of the window's, in this layer's.
  ///
  /// Differs from Apple: transforms are left out.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (from, to) = (l?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
  }
  /// A point of this layer's coordinates in those of another layer, or, without one, of the window.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (from, to) = (originInRoot, l?.originInRoot ?? .zero)
    return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
  }
  /// A rectangle of another layer's coordinates in this layer's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// A rectangle of this layer's coordinates in those of another layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }

  private var originInRoot: CGPoint {
    sequence(first: self) { $0.superlayer }.reduce(.zero) { sum, layer in
      CGPoint(x: sum.x + layer.frame.minX - layer.bounds.minX, y: sum.y + layer.frame.minY - layer.bounds.minY)
    }
  }

  /// Draws the content of the layer. The default asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Requests ``layoutSublayers()`` before the layer is drawn.
  open func setNeedsLayout() { state.needsLayout = true }
  /// Whether the layer's sublayers are laid out at the next layout.
  open func needsLayout() -> Bool { state.needsLayout }
  /// Lays out the sublayers now if that was requested.
  open func layoutIfNeeded() {
    if state.needsLayout {
      state.needsLayout = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }
  /// Lays out the sublayers. Override it; never call it. The default asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The layer as it is shown: a copy with the animated values, or the layer itself if nothing is animated.
  open func presentation() -> Self? {
    guard isAnimated || view?.attachments?.animations.isEmpty == false else { return self }
    return presented(type(of: self).init(layer: self))
  }
  /// The layer whose presentation this is: the layer itself.
  open func model() -> Self { self }

  /// Whether the layer has content besides what is described for a view: sublayers, a picture, or what a subclass draws.
  var hasDrawing: Bool { !children.isEmpty || contents != nil || delegate != nil || type(of: self) != CALayer.self }

  /// Draws what a subclass of UIKit shows.
  func drawContent(in context: CGContext) { draw(in: context) }

  /// Draws the sublayers by `draw`, which gets their opacity. A layer of copies calls it several times.
  func drawSublayers(in context: CGContext, alpha: CGFloat, _ draw: (_ alpha: CGFloat) -> Void) { draw(alpha) }

  func change(_ body: (inout LayerState) -> Void) {
    body(&state)
    changed()
  }

  /// What is shown has changed.
  final func changed() { changed(redraws: hasDrawing) }

  /// The value of a property for animations; `nil` if it cannot be animated. Classes with further properties override it.
  func animatedValue(_ name: String) -> LayerValue? {
    switch name {
    case "bounds": .rect(bounds)
    case "position": .point(position)
    case "anchorPoint": .point(anchorPoint)
    case "zPosition": .number(zPosition)
    case "transform": .transform(transform)
    case "backgroundColor": .color(backgroundColor)
    case "opacity": .number(CGFloat(opacity))
    case "hidden": .number(isHidden ? 1 : 0)
    case "cornerRadius": .number(cornerRadius)
    case "borderWidth": .number(borderWidth)
    case "borderColor": .color(borderColor)
    case "shadowColor": .color(shadowColor)
    case "shadowOpacity": .number(CGFloat(shadowOpacity))
    case "shadowRadius": .number(shadowRadius)
    case "shadowOffset": .size(shadowOffset)
    case "contents": .object(contents)
    default: nil
    }
  }

  /// Sets the value that an animation shows. Those that are a view's own are in its description instead.
  func setAnimatedValue(_ value: LayerValue, _ name: String) {
    if view == nil {
      switch (name, value) {
      case ("bounds", .rect(let bounds)): state.bounds = bounds
      case ("position", .point(let position)): state.position = position
      case ("anchorPoint", .point(let point)): state.anchorPoint = point
      case ("transform", .transform(let transform)): state.transform = transform
      case ("backgroundColor", .color(let color)): state.backgroundColor = color
      case ("opacity", .number(let opacity)): state.opacity = Float(min(max(opacity, 0), 1))
      case ("hidden", .number(let flag)): state.isHidden = flag != 0
      default: break
      }
    }
    switch (name, value) {
    case ("zPosition", .number(let position)): state.zPosition = position
    case ("cornerRadius", .number(let radius)): state.cornerRadius = radius
    case ("borderWidth", .number(let width)): state.borderWidth = width
    case ("borderColor", .color(let color)): state.borderColor = color
    case ("shadowColor", .color(let color)): state.shadowColor = color
    case ("shadowOpacity", .number(let opacity)): state.shadowOpacity = Float(opacity)
    case ("shadowRadius", .number(let radius)): state.shadowRadius = radius
    case ("shadowOffset", .size(let offset)): state.shadowOffset = offset
    case ("contents", .object(let object)): contents = object
    default: break
    }
  }

  /// Shows the next frame of an animation.
  final func showFrame() {
    if let view { view.setNeedsShow() }
    changed()
  }

  /// What is shown has changed; with `redraws`, what is drawn in the view is drawn again.
  private func changed(redraws: Bool) {
    guard !isPresenting else { return }
    if let view { return redraws ? view.setNeedsDisplay() : view.setNeedsShow() }
    var layer = parent ?? maskedLayer
    while let here = layer {
      if let view = here.view { return here === maskedLayer ? view.setNeedsShow() : view.setNeedsDisplay() }
      layer = here.parent ?? here.maskedLayer
    }
  }
}

/// The stored properties of a layer that have a value of their own.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var masksToBounds = false
  var opacity: Float = 1
  var isHidden = false
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var needsLayout = false
}
