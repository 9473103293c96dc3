import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

private final class Gauge: UIView {
  @Invalidating(.display) var colour = 1
  @Invalidating(.layout, .intrinsicContentSize) var width = 10.0
  @Invalidating(.display, .layout, .constraints, .intrinsicContentSize) var style = "plain"
  var calls: [String] = []

  override func setNeedsDisplay() { calls.append("display") }
  override func setNeedsLayout() { calls.append("layout") }
  override func setNeedsUpdateConstraints() { calls.append("constraints") }
  override func invalidateIntrinsicContentSize() { calls.append("size") }
}

@MainActor @Suite("Properties that invalidate their view") struct InvalidatingTests {
  @Test("A new value invalidates the view in the ways of the property; the same value does not") func invalidating() {
    let gauge = Gauge()
    gauge.calls = []
    gauge.colour = 1
    #expect(gauge.calls.isEmpty)
    gauge.colour = 2
    #expect(gauge.calls == ["display"] && gauge.colour == 2)
    gauge.width += 1
    #expect(gauge.calls == ["display", "layout", "size"] && gauge.width == 11)
    gauge.calls = []
    gauge.style = "round"
    #expect(gauge.calls == ["display", "layout", "constraints", "size"])
  }
}

@MainActor @Suite("Geometry as text") struct GeometryTextTests {
  @Test("Geometry is the same after a way through text; text that is no geometry is zero") func texts() {
    let rect = CGRect(x: 1, y: 2.5, width: -3, height: 400)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {-3, 400}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(
      NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}" && NSCoder.cgPoint(for: "{1,2}") == CGPoint(x: 1, y: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    for text in ["", "{", "{1, 2, 3}", "{a, b}", "nonsense"] {
      #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
      #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
  }

  @Test("A format writes a responder and an error by their descriptions") func formats() {
    final class Named: UIResponder { override var description: String { "<Named>" } }
    #expect(String(format: "%@ %@", Named(), "end") == "<Named> end")
    let error = NSError(domain: "Test", code: 7)
    #expect(String(format: "%@", error).contains("Test"))
  }
}
