import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Layers that emit particles", .serialized) struct EmitterLayerTests {
  private let clock = TouchWindow()
  private let cell = CAEmitterCell()

  init() {
    cell.contents = UIImage(data: ImageTests.png)
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 100
  }

  /// A layer that begins at the time 0 of the clock.
  private func layer(_ cells: [CAEmitterCell]? = nil) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    clock.run { layer.emitterCells = cells ?? [cell] }
    return layer
  }

  private func particles(_ layer: CAEmitterLayer, at time: Double) -> [EmittedParticles.Particle] {
    clock.wait(time - clock.now)
    return clock.run { layer.particles(of: 0) }
  }

  @Test("Particles are born at the rate, move with the speed, and live as long as the lifetime") func lives() {
    let layer = layer()
    #expect(particles(layer, at: 0.05).isEmpty)
    let young = particles(layer, at: 0.25)
    #expect(young.count == 2 && young.map(\.birth) == [0.1, 0.2])
    #expect(abs(young[0].place.x - 15) < 0.001 && young[0].place.y == 0 && young[0].scale == 1)
    #expect(particles(layer, at: 10.05).count == 20)
  }

  @Test("A layer whose time began long ago is full of particles, and one that begins now is empty") func begins() {
    clock.wait(100)
    let layer = layer()
    #expect(particles(layer, at: 100.05).count == 20)
    clock.run { layer.beginTime = 100 }
    #expect(particles(layer, at: 100.15).count == 1)
  }

  @Test("After the rate is 0 the particles live on and no others are born, and later rates begin anew") func stopped() {
    let layer = layer()
    #expect(particles(layer, at: 1.05).count == 10)
    clock.run { layer.birthRate = 0 }
    #expect(particles(layer, at: 2).count == 10 && particles(layer, at: 2.55).count == 5)
    #expect(particles(layer, at: 4).isEmpty)
    cell.birthRate = 20
    clock.run { layer.birthRate = 1 }
    #expect(particles(layer, at: 4.26).count == 5)
  }

  @Test("The same seed gives the same particles, another one others, within their ranges") func seeds() {
    cell.velocityRange = 50
    cell.emissionRange = .pi / 2
    cell.scaleRange = 0.5
    cell.lifetimeRange = 1
    let (one, two, other) = (layer(), layer(), layer())
    other.seed = 7
    let first = particles(one, at: 5.01)
    #expect(first == particles(two, at: 5.01) && first != particles(other, at: 5.01) && first.count > 10)
    for particle in first {
      #expect((0.75...1.25).contains(particle.scale))
      let age = CGFloat(5.01 - particle.birth)
      let distance = (particle.place.x * particle.place.x + particle.place.y * particle.place.y).squareRoot()
      #expect((75 * age - 0.001...125 * age + 0.001).contains(distance))
      #expect(abs(atan2(particle.place.y, particle.place.x)) <= .pi / 4 + 0.001 && age < 2.5)
    }
    #expect(Set(first.map(\.scale)).count == first.count)
  }

  @Test("Accelerations, turns, scales and opacities change with the age, and the layer multiplies them") func changes()
    throws
  {
    cell.velocity = 0
    cell.yAcceleration = 200
    cell.spin = 2
    cell.scaleSpeed = -0.5
    cell.alphaSpeed = -1
    cell.birthRate = 1
    let layer = layer()
    layer.scale = 2
    layer.spin = 0.5
    let particle = try #require(particles(layer, at: 1.5).first)
    #expect(abs(particle.place.y - 25) < 0.001 && abs(particle.angle - 0.5) < 0.001)
    #expect(abs(particle.scale - 1.5) < 0.001 && abs(particle.color[3] - 0.5) < 0.001)
  }

  @Test(
    "Particles come from the shape",
    arguments: [
      (CAEmitterLayerEmitterShape.point, CAEmitterLayerEmitterMode.volume), (.line, .volume), (.line, .points),
      (.rectangle, .surface), (.rectangle, .outline), (.rectangle, .points), (.circle, .outline), (.circle, .surface),
    ])
  func shapes(shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) {
    cell.velocity = 0
    let layer = layer()
    layer.emitterPosition = CGPoint(x: 50, y: 60)
    layer.emitterSize = CGSize(width: 40, height: 20)
    (layer.emitterShape, layer.emitterMode) = (shape, mode)
    for particle in particles(layer, at: 5.05) {
      let (x, y) = (abs(particle.place.x - 50), abs(particle.place.y - 60))
      switch shape {
      case .line: #expect(y == 0 && (mode == .points ? x == 20 : x <= 20))
      case .rectangle:
        #expect(x <= 20.001 && y <= 10.001)
        if mode == .outline { #expect(abs(x - 20) < 0.001 || abs(y - 10) < 0.001) }
        if mode == .points { #expect(x == 20 && y == 10) }
      case .circle:
        let radius = (x * x + y * y).squareRoot()
        #expect(radius <= 40.001 && (mode != .outline || abs(radius - 40) < 0.001))
      default: #expect(x == 0 && y == 0)
      }
    }
  }

  @Test("A disabled cell emits nothing, and a very high rate draws a limited number") func limits() {
    cell.isEnabled = false
    #expect(particles(layer(), at: 1).isEmpty)
    cell.isEnabled = true
    cell.birthRate = 1_000_000
    #expect(particles(layer(), at: 3).count <= 2_001)
    cell.lifetime = .nan
    #expect(particles(layer(), at: 4).isEmpty)
  }

  @Test("The particles are drawn with their pictures: in their own colours, or in the cell's colour") func drawn()
    throws
  {
    let layer = layer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    clock.wait(0.35)
    func images() -> [ImageContent] {
      let context = CGContext()
      clock.run { layer.render(in: context) }
      return context.commands.compactMap { if case .image(let image, _, _, _) = $0 { image } else { nil } }
    }
    #expect(images().count == 3 && images().allSatisfy { !$0.isOutline })
    cell.color = UIColor.red.cgColor
    #expect(images().first?.tint == RGBA(.red, in: .current))
    layer.emitterCells?[0].contents = nil
    #expect(images().isEmpty)
  }

  @Test("A copy of a layer has its particles") func copy() {
    let layer = layer()
    let first = particles(layer, at: 1.05)
    #expect(clock.run { CAEmitterLayer(layer: layer).particles(of: 0) } == first && first.count == 10)
  }
}
