public import Foundation

/// A layer that emits particles, such as snow or confetti.
///
/// The particles are a function of the layer's time and its ``seed``. They are emitted since the time 0 of the layer: with a `beginTime` of
/// ``CACurrentMediaTime()`` from now on, and with 0 as if they always had been. On a simulated device the time is that of its clock, so
/// that a picture is the same in each run.
///
/// Differs from Apple: there is no depth.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The kinds of particles, or `nil`.
  open var emitterCells: [CAEmitterCell]? {
    didSet { ratesChanged() }
  }
  /// By what the rates of the cells are multiplied. Default: 1. Particles that exist continue.
  open var birthRate: Float = 1 {
    didSet { ratesChanged() }
  }
  /// By what the lifetimes of the cells are multiplied. Default: 1.
  open var lifetime: Float = 1 {
    didSet { changed() }
  }
  /// By what the speeds of the cells are multiplied. Default: 1.
  open var velocity: Float = 1 {
    didSet { changed() }
  }
  /// By what the scales of the cells are multiplied. Default: 1.
  open var scale: Float = 1 {
    didSet { changed() }
  }
  /// By what the turns of the cells are multiplied. Default: 1.
  open var spin: Float = 1 {
    didSet { changed() }
  }
  /// The middle of the shape. Default: zero.
  open var emitterPosition = CGPoint.zero {
    didSet { changed() }
  }
  /// The depth of the shape. Stored.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape. Default: zero.
  open var emitterSize = CGSize.zero {
    didSet { changed() }
  }
  /// The depth of the shape. Stored.
  open var emitterDepth: CGFloat = 0
  /// The shape. Default: a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point {
    didSet { changed() }
  }
  /// The part of the shape. Default: the volume.
  open var emitterMode = CAEmitterLayerEmitterMode.volume {
    didSet { changed() }
  }
  /// The order in which particles are drawn. Default: unordered.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { changed() }
  }
  /// Whether the depth is kept. Stored.
  open var preservesDepth = false
  /// The beginning of the random numbers. Default: 0.
  open var seed: UInt32 = 0 {
    didSet { changed() }
  }

  /// The times in which the rates were others, the oldest first; the last one goes on.
  private var epochs: [EmittedParticles.Epoch] = []

  /// A layer without cells.
  public required init() { super.init() }

  /// A copy of a layer, without its sublayers.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    (emitterCells, birthRate, lifetime, velocity) = (
      other.emitterCells, other.birthRate, other.lifetime, other.velocity
    )
    (scale, spin, seed, emitterPosition) = (other.scale, other.spin, other.seed, other.emitterPosition)
    (emitterSize, emitterShape, emitterMode) = (other.emitterSize, other.emitterShape, other.emitterMode)
    renderMode = other.renderMode
    epochs = other.epochs
  }

  private var rates: [Double] {
    (emitterCells ?? []).map { $0.isEnabled ? Double(max(0, $0.birthRate) * max(0, birthRate)) : 0 }
  }

  private func ratesChanged() {
    let (now, rates) = (localTime, rates)
    if epochs.last?.rates != rates {
      let isFirst = epochs.allSatisfy { $0.rates.allSatisfy { $0 == 0 } }
      if !epochs.isEmpty { epochs[epochs.count - 1].end = now }
      // Those that began before any particle lived are forgotten.
      if epochs.count > 16 { epochs.removeFirst() }
      epochs.append(EmittedParticles.Epoch(start: isFirst && epochs.isEmpty ? 0 : now, end: .infinity, rates: rates))
    }
    changed()
  }

  /// A place of the shape, by two numbers from 0 to 1.
  func origin(_ one: CGFloat, _ two: CGFloat) -> CGPoint {
    let (middle, size) = (emitterPosition, emitterSize)
    switch emitterShape {
    case .line:
      let x = emitterMode == .points ? one.rounded() : one
      return CGPoint(x: middle.x + (x - 0.5) * size.width, y: middle.y)
    case .rectangle, .cuboid:
      var (x, y) = (one, two)
      if emitterMode == .points { (x, y) = (one.rounded(), two.rounded()) }
      if emitterMode == .outline {
        // A place on the outline, from the upper left corner on.
        let way = one * 2 * (size.width + size.height)
        let isAcross = way < 2 * size.width
        x = isAcross ? (size.width > 0 ? (way / size.width).truncatingRemainder(dividingBy: 1) : 0) : two.rounded()
        y =
          isAcross
          ? (way < size.width ? 0 : 1)
          : size.height > 0 ? ((way - 2 * size.width) / size.height).truncatingRemainder(dividingBy: 1) : 0
      }
      return CGPoint(x: middle.x + (x - 0.5) * size.width, y: middle.y + (y - 0.5) * size.height)
    case .circle, .sphere:
      let radius: CGFloat =
        emitterMode == .points ? 0 : emitterMode == .outline ? size.width : size.width * one.squareRoot()
      return CGPoint(x: middle.x + radius * cos(two * 2 * .pi), y: middle.y + radius * sin(two * 2 * .pi))
    default: return middle
    }
  }

  /// The particles of a cell at the present time, in the order in which they are drawn.
  func particles(of index: Int) -> [EmittedParticles.Particle] {
    guard let cells = emitterCells, cells.indices.contains(index) else { return [] }
    // A rate of a cell that the app has changed.
    if epochs.last?.rates != rates { ratesChanged() }
    let found = EmittedParticles(cell: cells[index], layer: self, index: index).particles(at: localTime, in: epochs)
    return renderMode == .oldestLast ? found.reversed() : found
  }

  override func drawContent(in context: CGContext) {
    super.drawContent(in: context)
    var isEmpty = true
    for (index, cell) in (emitterCells ?? []).enumerated() {
      guard let image = cell.contents as? UIImage ?? (cell.contents as? CGImage).map({ UIImage(cgImage: $0) }) else {
        continue
      }
      let ratio = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
      let size = CGSize(width: image.size.width / ratio, height: image.size.height / ratio)
      for particle in particles(of: index) {
        isEmpty = false
        draw(particle, image, size, in: context)
      }
    }
    if UIProcess.current.animatesViews, !isEmpty || rates.contains(where: { $0 > 0 }) {
      UIProcess.current.animationClock.add(self)
    }
  }

  private func draw(
    _ particle: EmittedParticles.Particle, _ image: UIImage, _ size: CGSize, in context: CGContext
  ) {
    let color = particle.color
    guard color.count == 4, color[3] > 0, particle.scale != 0 else { return }
    context.saveGState()
    context.translateBy(x: particle.place.x, y: particle.place.y)
    context.rotate(by: particle.angle)
    context.scaleBy(x: particle.scale, y: particle.scale)
    let isWhite = color[0] == 1 && color[1] == 1 && color[2] == 1
    let shown =
      isWhite ? image : image.withTintColor(UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1))
    UIGraphicsPushContext(context)
    shown.draw(
      in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), alpha: color[3])
    UIGraphicsPopContext()
    context.restoreGState()
  }
}
