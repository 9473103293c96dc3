import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("The view of a colour picker") struct ColorGridTests {
  private final class Choices {
    var colors: [(UIColor, Bool)] = []
    var closings = 0
  }
  private let choices = Choices()
  private let view: ColorPickerView

  init() {
    let choices = choices
    view = ColorPickerView(
      chosen: { choices.colors.append(($0, $1)) }, closed: { choices.closings += 1 })
    view.frame = CGRect(x: 0, y: 0, width: 340, height: 420)
    view.layoutIfNeeded()
  }

  private var swatches: [UIButton] { view.visible(UIButton.self).filter { $0.backgroundColor != nil } }
  private var sliders: [UISlider] { view.visible(UISlider.self) }

  @Test("The grid has greys from white to black, and each colour once") func grid() {
    let colors = swatches.compactMap(\.backgroundColor)
    #expect(colors.count == 60 && Set(colors).count == 60)
    #expect(colors[0] == UIColor(white: 1, alpha: 1) && colors[9] == UIColor(white: 0, alpha: 1))
  }

  @Test("All parts are inside the view, and none covers another") func places() {
    let parts = (swatches as [UIView]) + sliders + view.visible(UILabel.self)
    #expect(parts.allSatisfy { view.bounds.contains($0.frame) })
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] {
        #expect(!part.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame.insetBy(dx: 0.5, dy: 0.5)))
      }
    }
  }

  @Test("The sliders show the parts of a colour", arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func parts(value: CGFloat) {
    view.show(UIColor(red: value, green: 1 - value, blue: value / 2, alpha: 1 - value / 2))
    let shown = sliders.map { CGFloat($0.value) }
    for (part, expected) in zip(shown, [value, 1 - value, value / 2, 1 - value / 2]) {
      #expect(abs(part - expected) < 0.01)
    }
    #expect(choices.colors.isEmpty)
  }

  @Test("A colour of the grid keeps the opacity that was chosen") func opacity() {
    view.show(UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    swatches[0].receive(.pressed)
    #expect(choices.colors.last?.0 == UIColor(white: 1, alpha: 0.5) && choices.colors.last?.1 == false)
    view.supportsAlpha = false
    swatches[0].receive(.pressed)
    #expect(choices.colors.last?.0 == UIColor(white: 1, alpha: 1))
  }

  @Test("Each slider changes its own part", arguments: 0..<4) func slider(index: Int) {
    view.show(UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    sliders[index].receive(.slid(1, isTracking: false))
    var parts: [CGFloat] = [0, 0, 0, 0]
    choices.colors.last?.0.getRed(&parts[0], green: nil, blue: nil, alpha: nil)
    choices.colors.last?.0.getRed(nil, green: &parts[1], blue: nil, alpha: nil)
    choices.colors.last?.0.getRed(nil, green: nil, blue: &parts[2], alpha: nil)
    choices.colors.last?.0.getRed(nil, green: nil, blue: nil, alpha: &parts[3])
    #expect(parts.map { ($0 * 100).rounded() } == (0..<4).map { $0 == index ? 100 : 0 })
  }

  @Test("The button closes the picker") func close() throws {
    try #require(view.visible(UIButton.self).first { $0.currentTitle == "Done" }).receive(.pressed)
    #expect(choices.closings == 1 && choices.colors.isEmpty)
  }
}
