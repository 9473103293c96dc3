import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class PointerSource: NSObject, UIPointerInteractionDelegate {
  var style: UIPointerStyle?
  var log: [String] = []
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard request.location.y < 50 else { return nil }
    let isLeft = request.location.x < 50
    return UIPointerRegion(
      rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 50), identifier: isLeft ? "L" : "R")
  }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    style
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.append("enter \(region.identifier.map { "\($0)" } ?? "")")
    animator.addCompletion { [weak self] in self?.log.append("done \($0)") }
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("exit \(region.identifier.map { "\($0)" } ?? "")") }
}

@MainActor @Suite("Pointers") struct PointerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let source = PointerSource()
  private let shown: ShownWindow

  init() { shown = ShownWindow(view) }

  private var cursor: PointerCursor? { shown.backing(of: view).last?.cursor }

  /// The pointer moves to a point of the view.
  private func move(_ phase: GesturePhase) { shown.person(.recognized(0, phase), view) }

  private func add() -> UIPointerInteraction {
    let interaction = UIPointerInteraction(delegate: source)
    view.addInteraction(interaction)
    shown.turn()
    return interaction
  }

  @Test("Each style is a pointer of the desktop, as long as the pointer is in the region") func styles() {
    let interaction = add()
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters())
    let expected: [(UIPointerStyle?, PointerCursor?)] = [
      (nil, .hand), (UIPointerStyle(effect: .lift(preview)), .hand), (.hidden(), PointerCursor.none), (.system(), nil),
      (UIPointerStyle(shape: .verticalBeam(length: 20)), .text),
      (UIPointerStyle(shape: .horizontalBeam(length: 20), constrainedAxes: .vertical), .verticalText),
      (UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9))), nil),
      (UIPointerStyle(effect: .hover(preview), shape: .verticalBeam(length: 9)), .text),
    ]
    move(.began(CGPoint(x: 10, y: 10)))
    for (style, pointer) in expected {
      source.style = style
      interaction.invalidate()
      shown.turn()
      #expect(cursor == pointer)
    }
    source.style = .hidden()
    interaction.invalidate()
    move(.ended(CGPoint(x: 10, y: 10)))
    #expect(cursor == nil)
  }

  @Test("The delegate is notified of each region that the pointer enters or leaves, once") func regions() {
    _ = add()
    move(.began(CGPoint(x: 10, y: 10)))
    move(.changed(CGPoint(x: 20, y: 10)))
    #expect(source.log == ["enter L", "done true"])
    source.log = []
    move(.changed(CGPoint(x: 60, y: 10)))
    #expect(source.log == ["exit L", "enter R", "done true"])
    source.log = []
    move(.changed(CGPoint(x: 60, y: 60)))
    #expect(source.log == ["exit R"] && cursor == nil)
  }

  @Test("A disabled or removed interaction does not change the pointer") func disabled() {
    let interaction = add()
    move(.began(CGPoint(x: 10, y: 10)))
    #expect(cursor == .hand)
    interaction.isEnabled = false
    shown.turn()
    #expect(cursor == nil)
    interaction.isEnabled = true
    shown.turn()
    #expect(cursor == .hand)
    view.removeInteraction(interaction)
    shown.turn()
    #expect(cursor == nil && shown.backing(of: view).last?.gestures == [])
  }

  @Test("A button's provider gets the system's proposal and returns the style") func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let shown = ShownWindow(button)
    #expect(!button.isPointerInteractionEnabled)
    var isAutomatic = false
    button.pointerStyleProvider = { _, effect, _ in
      if case .automatic = effect { isAutomatic = true }
      return .hidden()
    }
    #expect(button.isPointerInteractionEnabled && button.pointerStyleProvider != nil)
    shown.turn()
    shown.person(.recognized(0, .began(.zero)), button)
    #expect(isAutomatic && shown.backing(of: button).last?.cursor == PointerCursor.none)
    button.isPointerInteractionEnabled = false
    shown.turn()
    #expect(button.pointerStyleProvider == nil && shown.backing(of: button).last?.cursor == nil)
  }

  @Test("A pointer style as hover style changes the pointer; another one is stored") func hoverStyle() {
    view.hoverStyle = UIPointerStyle(shape: .verticalBeam(length: 9))
    shown.turn()
    move(.began(.zero))
    #expect(cursor == .text)
    let other = UIHoverStyle(effect: .highlight, shape: .capsule)
    view.hoverStyle = other
    shown.turn()
    #expect(cursor == nil && view.hoverStyle === other && view.interactions.isEmpty)
  }

  @Test("Regions with the same rectangle and identifier are equal") func equality() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIPointerRegion(rect: rect, identifier: "a") == UIPointerRegion(rect: rect, identifier: "a"))
    #expect(UIPointerRegion(rect: rect, identifier: "a") != UIPointerRegion(rect: rect))
  }
}
