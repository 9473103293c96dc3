import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Gradients in a context") struct GradientDrawingTests {
  private let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]

  private func gradient(_ locations: [CGFloat]? = nil) -> CGGradient {
    CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as NSArray, locations: locations)!
  }

  private func filled(_ body: (CGContext) -> Void) -> (elements: [PathElement], paint: GradientPaint, evenOdd: Bool)? {
    let context = CGContext()
    body(context)
    guard case .fillGradient(let elements, let paint, let evenOdd)? = context.commands.last else { return nil }
    return (elements, paint, evenOdd)
  }

  @Test("colours without locations have equal distances; locations are clamped and sorted") func locations() {
    #expect(gradient().stops.map(\.location) == [0, 1])
    #expect(gradient([2, -1]).stops.map(\.location) == [0, 1])
    #expect(gradient([.nan, 0.5]).stops.map(\.location) == [0, 0.5])
    #expect(CGGradient(colorsSpace: nil, colors: [] as NSArray, locations: nil) == nil)
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let made = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2)
    #expect(made?.stops.last?.color.alpha == 0.5)
  }

  @Test("a linear gradient fills the band between its points, and beyond them if it is asked to") func linear() {
    func extent(_ options: CGGradientDrawingOptions) -> [CGFloat] {
      let found = filled {
        $0.drawLinearGradient(gradient(), start: .zero, end: CGPoint(x: 10, y: 0), options: options)
      }
      let xs = (found?.elements ?? []).compactMap { element -> CGFloat? in
        switch element {
        case .move(let point), .line(let point): point.x
        default: nil
        }
      }
      return [xs.min() ?? .nan, xs.max() ?? .nan]
    }
    #expect(extent([]) == [0, 10])
    #expect(extent(.drawsAfterEndLocation)[1] > 10_000 && extent(.drawsAfterEndLocation)[0] == 0)
    #expect(extent(.drawsBeforeStartLocation)[0] < -10_000)
    #expect(filled { $0.drawLinearGradient(gradient(), start: .zero, end: .zero, options: []) } == nil)
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    #expect(filled { $0.drawLinearGradient(gradient(), start: .zero, end: nowhere, options: []) } == nil)
  }

  @Test("a radial gradient has both circles, and leaves out the inner one unless it extends inside") func radial() {
    func subpaths(_ options: CGGradientDrawingOptions) -> Int {
      let found = filled {
        $0.drawRadialGradient(
          gradient(), startCenter: .zero, startRadius: 5, endCenter: .zero, endRadius: 20, options: options)
      }
      guard case .radial(_, 5, _, 20)? = found?.paint.kind, found?.evenOdd == true else { return 0 }
      return (found?.elements ?? []).filter { if case .move = $0 { true } else { false } }.count
    }
    #expect(subpaths([]) == 2 && subpaths(.drawsBeforeStartLocation) == 1)
    #expect(
      filled {
        $0.drawRadialGradient(
          gradient(), startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 20, options: [])
      } == nil)
  }

  @Test("a space of colours is known by its name") func spaces() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB() && CGColorSpace(name: "x") == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }
}
