import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

private final class DrawingView: UIView {
  var body: (CGRect) -> Void = { _ in }
  var calls = 0
  override func draw(_ rect: CGRect) {
    calls += 1
    body(rect)
  }
}

@MainActor @Suite("Custom drawing of a view") struct DrawingTests {
  private func commands(_ body: @escaping (CGContext) -> Void) -> [DrawingCommand] {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.body = { _ in body(UIGraphicsGetCurrentContext()!) }
    guard case .drawing(let content) = view.shownContent else { return [] }
    return content.commands
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [PathElement] {
    var builder = PathBuilder()
    builder.rect(CGRect(x: x, y: y, width: width, height: height))
    return builder.elements
  }

  @Test("a view is drawn once, and again for a new size, a new appearance or setNeedsDisplay") func times() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.body = { UIRectFill($0) }
    let shown = ShownWindow(view)
    #expect(view.calls == 1)
    shown.turn()
    view.alpha = 0.5
    shown.turn()
    #expect(view.calls == 1)
    view.setNeedsDisplay()
    shown.turn()
    #expect(view.calls == 2)
    view.frame.size.width = 50
    shown.turn()
    #expect(view.calls == 3)
    view.overrideUserInterfaceStyle = .dark
    shown.turn()
    #expect(view.calls == 4)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a view that draws nothing is plain, and so is one without a size") func nothing() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.shownContent == .plain)
    let empty = DrawingView()
    #expect(empty.shownContent == .plain && empty.calls == 0)
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).shownContent == .plain)
  }

  @Test("the background is a pattern: the picture repeats below what the view draws, until there is another colour")
  func patternBackground() throws {
    let picture = try #require(UIImage(data: ImageTests.png, scale: 1))
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = UIColor(patternImage: picture)
    view.body = { UIRectFill($0.insetBy(dx: 5, dy: 5)) }
    let shown = ShownWindow(view)
    guard case .drawing(let drawing) = view.shownContent, case .image(let tile, let area, 1, _) = drawing.commands.first
    else {
      Issue.record("the first command is the pattern: \(view.shownContent)")
      return
    }
    #expect(tile.caps == ImageContent.Caps(insets: .zero, isTiled: true) && tile.size == picture.size)
    #expect(area == view.bounds && drawing.commands.count > 1)
    #expect(view.shownDescription.background == nil)
    view.backgroundColor = .red
    shown.turn()
    #expect(view.calls == 2, "it is drawn again without the pattern")
    #expect(view.shownDescription.background == RGBA(red: 1, green: 0, blue: 0, alpha: 1))

    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    plain.backgroundColor = UIColor(patternImage: picture)
    #expect(plain.shownContent != .plain, "a view that draws nothing itself")
    plain.backgroundColor = nil
    #expect(plain.shownContent == .plain)
  }

  @Test("a pattern is equal to one with the same picture, and stays a pattern in each appearance") func patternColors()
  {
    let (one, other) = (UIImage(data: ImageTests.png, scale: 1)!, UIImage(data: ImageTests.png, scale: 2)!)
    let color = UIColor(patternImage: one)
    #expect(color == UIColor(patternImage: one) && color != UIColor(patternImage: other) && color != .label)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) === color)
    #expect(color.withAlphaComponent(0.5) === color)
    #expect(color.cgColor == UIColor.label.cgColor, "text in it can be read")
  }

  @Test("colours are resolved for the view's appearance") func appearance() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    view.overrideUserInterfaceStyle = .dark
    view.body = {
      UIColor.label.setFill()
      UIRectFill($0)
    }
    guard case .drawing(let content) = view.shownContent else { return }
    #expect(content.commands == [.fill(rect(0, 0, 4, 3), RGBA(red: 1, green: 1, blue: 1, alpha: 1), evenOdd: false)])
  }

  @Test("a path has the transform of its creation, and its line the width of the time of drawing")
  func transforms() {
    let all = commands { context in
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.addRect(CGRect(x: 1, y: 1, width: 3, height: 4))
      context.restoreGState()
      context.strokePath()
    }
    guard all.count == 3, case .stroke(let path, let style, let transform) = all[2] else {
      Issue.record("\(all)")
      return
    }
    #expect(path == rect(12, 7, 6, 8) && transform == .identity && style.width == 1)
  }

  @Test("saved state is restored, and one restore too many is logged") func state() {
    let all = commands { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.setFillColor(gray: 0, alpha: 1)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      let (_, sentences) = RuntimeLog.capture { context.restoreGState() }
      #expect(sentences.count == 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      all == [
        .save, .fill(rect(0, 0, 1, 1), RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), evenOdd: false), .restore,
        .fill(rect(0, 0, 1, 1), RGBA(red: 1, green: 0, blue: 0, alpha: 1), evenOdd: false),
      ])
  }

  @Test(
    "invalid dashes are ignored",
    arguments: [[], [0, 0], [-1, 2], [.nan], [.infinity]] as [[CGFloat]])
  func dashes(lengths: [CGFloat]) {
    let all = commands { context in
      context.setLineDash(phase: 1, lengths: lengths)
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 3)
    }
    guard case .stroke(_, let style, _)? = all.first else { return }
    #expect(style.dashes == [] && style.width == 3)
  }

  @Test("text and images are recorded with their positions") func textAndPictures() {
    let all = commands { _ in
      "hi".draw(
        at: CGPoint(x: 1, y: 2),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
      UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    guard all.count == 2, case .text(let text, let place, _) = all[0], case .image(let image, _, let alpha, _) = all[1]
    else {
      Issue.record("\(all)")
      return
    }
    #expect(text.string == "hi" && text.runs[0].font.weight == 700 && text.runs[0].color?.red == 1)
    #expect(place == CGRect(x: 1, y: 2, width: 0, height: 0))
    #expect(image.source == .symbol("star") && alpha == 1)
    #expect("four".size(withAttributes: nil) == CGSize(width: 32, height: 20))
  }
}
