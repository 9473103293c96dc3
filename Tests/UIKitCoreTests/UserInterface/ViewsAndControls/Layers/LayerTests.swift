import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("A view's layer") struct LayerTests {
  @Test("a view has one layer, created on demand, and a view without one describes no border") func one() {
    let view = UIView()
    #expect(view.attachments == nil)
    #expect(view.layer === view.layer && view.attachments?.layer === view.layer)
    #expect(view.shownDescription == UIView().shownDescription)
  }

  @Test("layer and view share opacity, clipping, background and frame") func twoNames() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5 && view.clipsToBounds && view.backgroundColor == .red)
    view.alpha = 0.25
    view.clipsToBounds = false
    view.backgroundColor = nil
    view.frame.origin.x = 9
    #expect(view.layer.opacity == 0.25 && !view.layer.masksToBounds && view.layer.backgroundColor == nil)
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("a border is black by default, and visible only with a width") func border() {
    let view = UIView()
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.shownDescription.borderColor == nil)
    view.layer.borderWidth = 3
    #expect(view.shownDescription.borderColor == .pureRed && view.shownDescription.borderWidth == 3)
    view.layer.borderColor = nil
    #expect(view.shownDescription.borderColor == nil)
    #expect(UIView().layer.borderColor == CGColor(gray: 0, alpha: 1))
  }

  @Test("invalid lengths are drawn as zero", arguments: [-1, Double.nan, .infinity, -.infinity])
  func lengths(length: Double) {
    let view = UIView()
    view.layer.cornerRadius = CGFloat(length)
    view.layer.borderWidth = CGFloat(length)
    #expect(view.shownDescription.cornerRadius == 0 && view.shownDescription.borderWidth == 0)
  }

  @Test("a layer's colour is fixed, whereas a view's follows the appearance, as on a device") func fixed() {
    let (byLayer, byView) = (UIView(), UIView())
    byLayer.layer.backgroundColor = UIColor.systemBackground.cgColor
    byView.backgroundColor = .systemBackground
    for view in [byLayer, byView] { view.overrideUserInterfaceStyle = .dark }
    #expect(byLayer.shownDescription.background == .pureWhite && byView.shownDescription.background == .pureBlack)
  }

  @Test("a layer that outlives its view has values of its own, and does not trap") func outlives() {
    let layer: CALayer
    do { layer = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).layer }
    layer.cornerRadius = 3
    layer.opacity = 0.5
    layer.masksToBounds = true
    #expect(layer.opacity == 0.5 && layer.bounds == .zero && layer.backgroundColor == nil && layer.masksToBounds)
  }
}

@MainActor @Suite("Layers") struct DrawnLayerTests {
  @Test("corners, border and background are sent to the host") func described() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let shown = ShownWindow(view)
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.green.cgColor
    shown.turn()
    let last = shown.backing(of: view).last
    #expect(last?.cornerRadius == 4 && last?.borderWidth == 2 && last?.clipsToBounds == true)
    #expect(last?.borderColor == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    view.layer.cornerRadius = .nan
    shown.turn()
    #expect(shown.backing(of: view).last?.cornerRadius == 0)
  }
}
