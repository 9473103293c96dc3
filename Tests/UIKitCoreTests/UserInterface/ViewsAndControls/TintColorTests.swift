import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class Tinted: UIView {
  var received: [UIColor] = []
  override func tintColorDidChange() {
    super.tintColorDidChange()
    received.append(tintColor)
  }
}

@MainActor @Suite("Tint colours and opacity") struct TintColorTests {
  @Test("a tint colour is inherited until a view sets its own, and again when that is nil") func inherited() {
    let (outer, inner, leaf) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    #expect(leaf.tintColor === UIColor.systemBlue)
    outer.tintColor = .red
    #expect(leaf.tintColor == .red)
    inner.tintColor = .green
    #expect(leaf.tintColor == .green && outer.tintColor == .red)
    inner.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  @Test("every view whose tint colour changes is called once, from the outside in, and no other") func received() {
    let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    #expect(own.received == [.green])
    outer.tintColor = .red
    #expect(outer.received == [.red] && inner.received == [.red] && own.received == [.green])
    outer.tintColor = .red
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(outer.received.count == 1)
    own.tintColor = nil
    #expect(own.received == [.green, .red])
  }

  @Test("a view that is added to a superview with another tint colour is called, and so are its subviews") func moved()
  {
    let (red, alsoRed, view, child) = (UIView(), UIView(), Tinted(), Tinted())
    (red.tintColor, alsoRed.tintColor) = (.red, .red)
    view.addSubview(child)
    red.addSubview(view)
    #expect(view.received == [.red] && child.received == [.red])
    alsoRed.addSubview(view)
    #expect(view.received.count == 1)
    let own = Tinted()
    own.tintColor = .green
    red.addSubview(own)
    #expect(own.received == [.green])
  }

  @Test("a host gets every view with a new tint colour, and shows buttons and symbols in it") func shown() {
    let (outer, button) = (UIView(), UIButton(type: .system))
    let picture = UIImageView(image: UIImage(systemName: "star"))
    outer.addSubview(button)
    outer.addSubview(picture)
    let shown = ShownWindow(outer)
    let updates = shown.updates(of: picture) { outer.tintColor = .red }
    guard case .image(let content)? = updates.last?.content,
      case .button(let title)? = shown.backing(of: button).last?.content
    else {
      Issue.record("the host received no update")
      return
    }
    #expect(content.tint == .pureRed && title.appearance.color == .pureRed)
  }

  @Test(
    "alpha stays between 0 and 1, as a layer's opacity does",
    arguments: [
      (0.5, 0.5), (0, 0), (1, 1), (-0.1, 0), (7, 1), (Double.infinity, 1), (-.infinity, 0), (.nan, 0),
    ])
  func alpha(set: Double, kept: Double) {
    let view = UIView()
    view.alpha = CGFloat(set)
    #expect(view.alpha == CGFloat(kept) && view.shownDescription.alpha == kept)
    view.layer.opacity = 0.75
    #expect(view.alpha == 0.75)
    view.layer.opacity = Float(set)
    #expect(view.layer.opacity == Float(kept))
  }
}
