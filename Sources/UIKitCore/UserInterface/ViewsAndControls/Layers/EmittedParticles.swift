import Foundation
import SceneSystem

/// The particles of one cell of a layer at a time: a function of the time and the layer's seed, without a state of its own.
@MainActor struct EmittedParticles {
  /// What is drawn.
  struct Particle: Equatable {
    var place: CGPoint
    var scale: CGFloat
    var angle: CGFloat
    var color: [CGFloat]
    var birth: Double
  }

  /// A time in which cells have emitted with the same rates.
  struct Epoch {
    var start: Double
    var end: Double
    /// The number of particles in a second, for each cell.
    var rates: [Double]
  }

  /// The greatest number of particles of a cell that are drawn; the youngest ones.
  private static let limit = 2_000

  let cell: CAEmitterCell
  let layer: CAEmitterLayer
  let index: Int

  /// The particles at a time, in the order of their birth.
  func particles(at time: Double, in epochs: [Epoch]) -> [Particle] {
    let longest = Double((cell.lifetime + cell.lifetimeRange / 2) * layer.lifetime)
    guard longest > 0, longest.isFinite else { return [] }
    var found: [Particle] = []
    for epoch in epochs where epoch.rates.indices.contains(index) {
      let rate = epoch.rates[index]
      guard rate > 0, rate.isFinite else { continue }
      // The particle with the number n is born n / rate seconds after the start.
      let last = ((min(time, epoch.end) - epoch.start) * rate).rounded(.down)
      let first = max(1, ((time - longest - epoch.start) * rate).rounded(.up), last - Double(Self.limit))
      guard first <= last, last < 1e15 else { continue }
      for number in Int(first)...Int(last) {
        let birth = epoch.start + Double(number) / rate
        if let particle = particle(number, born: birth, age: time - birth, epoch.start) { found.append(particle) }
      }
    }
    return found
  }

  private func particle(_ number: Int, born birth: Double, age: Double, _ start: Double) -> Particle? {
    var hash = FNV1a([])
    for part in [UInt64(layer.seed), UInt64(index), UInt64(number), start.bitPattern] {
      withUnsafeBytes(of: part.littleEndian) { hash.combine($0) }
    }
    var random = SeededGenerator(seed: hash.value)
    /// A value within a range about the mean.
    func value(_ mean: CGFloat, _ range: CGFloat) -> CGFloat {
      mean + range * (CGFloat(random.next() >> 11) / 9_007_199_254_740_992 - 0.5)
    }
    let life = value(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(layer.lifetime)
    guard age >= 0, CGFloat(age) < life else { return nil }
    let time = CGFloat(age)
    let direction = value(cell.emissionLongitude, cell.emissionRange)
    let speed = value(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity) * cos(cell.emissionLatitude)
    let scale = (value(cell.scale, cell.scaleRange) + cell.scaleSpeed * time) * CGFloat(layer.scale)
    let angle = value(cell.spin, cell.spinRange) * CGFloat(layer.spin) * time
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    let own = cell.color?.components ?? [1, 1, 1, 1]
    let color = own.indices.map { part in
      min(max(value(own[part], CGFloat(ranges[part])) + CGFloat(speeds[part]) * time, 0), 1)
    }
    let origin = layer.origin(value(0.5, 1), value(0.5, 1))
    let place = CGPoint(
      x: origin.x + cos(direction) * speed * time + cell.xAcceleration * time * time / 2,
      y: origin.y + sin(direction) * speed * time + cell.yAcceleration * time * time / 2)
    guard place.x.isFinite, place.y.isFinite, scale.isFinite, angle.isFinite else { return nil }
    return Particle(place: place, scale: scale, angle: angle, color: color, birth: birth)
  }
}
