import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class ColorListener: NSObject, UIColorPickerViewControllerDelegate {
  var log: [String] = []
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { log.append("select \(continuously)") }
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { log.append("old") }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
}

@MainActor @Suite("Colour wells and pickers") struct ColorPickerTests {
  let root = UIViewController()
  let shown: ContainerWindow
  private let listener = ColorListener()
  let picker = UIColorPickerViewController()

  init() {
    shown = ContainerWindow(root)
    picker.delegate = listener
  }

  private func present() {
    root.present(picker, animated: true)
    shown.turn()
  }

  @Test("A press on a colour of the grid selects it and calls the delegate") func grid() throws {
    present()
    let swatch = try #require(shown.views(UIButton.self).first { $0.backgroundColor == UIColor(white: 1, alpha: 1) })
    swatch.receive(.pressed)
    #expect(picker.selectedColor == UIColor(white: 1, alpha: 1) && listener.log == ["select false", "old"])
  }

  @Test("A slider changes a part of the colour, continuously while it is dragged") func sliders() throws {
    picker.selectedColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    present()
    let green = try #require(shown.views(UISlider.self).first { $0.accessibilityLabel == "Green" })
    green.receive(.slid(0.5, isTracking: true))
    green.receive(.slid(1, isTracking: false))
    #expect(picker.selectedColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(listener.log == ["select true", "select false", "old"])
  }

  @Test("The opacity can be chosen unless it is not supported") func opacity() {
    picker.supportsAlpha = false
    present()
    #expect(shown.views(UISlider.self).count == 3)
    picker.supportsAlpha = true
    #expect(shown.views(UISlider.self).count == 4)
  }

  @Test("Closing the picker is reported, by its button and by the escape key") func close() throws {
    present()
    try #require(shown.button("Done")).receive(.pressed)
    shown.turn()
    #expect(listener.log == ["finish"] && root.presentedViewController == nil)
    present()
    try #require(shown.views(PresentationContainerView.self).last).receive(.key(.escape))
    shown.turn()
    #expect(listener.log == ["finish", "finish"])
  }

  @Test("A well presents a picker of its colour, and takes over what is chosen") func well() throws {
    let well = UIColorWell(frame: CGRect(x: 10, y: 10, width: 32, height: 32))
    well.title = "Ink"
    well.selectedColor = .red
    well.supportsAlpha = false
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    root.view.addSubview(well)
    shown.turn()
    well.sendActions(for: .touchUpInside)
    shown.turn()
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    #expect(picker.selectedColor == .red && picker.title == "Ink" && !picker.supportsAlpha)
    let swatch = try #require(shown.views(UIButton.self).first { $0.backgroundColor == UIColor(white: 1, alpha: 1) })
    swatch.receive(.pressed)
    #expect(well.selectedColor == UIColor(white: 1, alpha: 1) && changes == 1)
    well.sendActions(for: .touchUpInside)
    #expect(root.presentedViewController === picker)
  }

  @Test("A disabled well presents nothing") func disabled() {
    let well = UIColorWell(frame: CGRect(x: 10, y: 10, width: 32, height: 32))
    root.view.addSubview(well)
    well.isEnabled = false
    well.sendActions(for: .touchUpInside)
    shown.turn()
    #expect(root.presentedViewController == nil && well.intrinsicContentSize == CGSize(width: 32, height: 32))
  }
}
