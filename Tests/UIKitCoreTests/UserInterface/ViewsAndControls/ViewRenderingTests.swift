import Foundation
import Testing
import ViewBacking

@testable import UIKitCore

@MainActor @Suite("Views drawn into a picture") struct ViewRenderingTests {
  private let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))

  private func commands(_ body: (CGContext) -> Void) -> [DrawingCommand] {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { body($0.cgContext) }
    guard case .drawing(let content) = picture.source else { return [] }
    return content.commands
  }

  private func texts(_ commands: [DrawingCommand]) -> [String] {
    commands.compactMap { if case .text(let text, _, _) = $0 { text.string } else { nil } }
  }

  @Test("Backgrounds, texts, pictures and buttons of the whole tree are drawn, in their places") func tree() throws {
    view.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "Text"
    let button = UIButton(frame: CGRect(x: 0, y: 30, width: 50, height: 20))
    button.setTitle("Push", for: .normal)
    let image = UIImageView(frame: CGRect(x: 50, y: 0, width: 20, height: 10))
    image.image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    let hidden = UILabel(frame: label.frame)
    (hidden.text, hidden.isHidden) = ("Hidden", true)
    let field = UITextField(frame: label.frame)
    field.placeholder = "Empty"
    for part in [label, button, image, hidden, field] { view.addSubview(part) }
    let drawn = commands { _ in #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)) }
    #expect(texts(drawn) == ["Text", "Push", "Empty"])
    #expect(drawn.contains { if case .fill(_, .pureRed, _) = $0 { true } else { false } })
    let place = drawn.compactMap { command -> CGPoint? in
      guard case .text(_, let rect, let transform) = command else { return nil }
      return transform.transform(rect.origin)
    }
    #expect(place[0].x == 10 && place[0].y >= 10 && place[0].y < 30)
    // The picture keeps its proportions.
    let pictures = drawn.compactMap { command -> CGRect? in
      if case .image(_, let rect, _, _) = command { rect } else { nil }
    }
    #expect(pictures.contains(CGRect(x: 5, y: 0, width: 10, height: 10)) || pictures.contains { $0.size.width == 20 })
  }

  @Test("A view's layer renders the view; without a context nothing is drawn") func layer() {
    let label = UILabel(frame: view.bounds)
    label.text = "Text"
    view.addSubview(label)
    #expect(texts(commands { view.layer.render(in: $0) }) == ["Text"])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test("What is scaled, turned and transparent is drawn so") func transforms() throws {
    let label = UILabel(frame: CGRect(x: 40, y: 20, width: 20, height: 10))
    label.text = "Text"
    label.transform = CGAffineTransform(scaleX: 2, y: 2)
    (label.alpha, label.textColor) = (0.5, .red)
    view.addSubview(label)
    let drawn = commands { _ in
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 50, height: 25), afterScreenUpdates: true)
    }
    guard case .text(let text, _, let transform)? = drawn.first(where: { if case .text = $0 { true } else { false } })
    else {
      Issue.record("No text is drawn.")
      return
    }
    #expect(text.runs[0].color?.alpha == 0.5 && transform.m11 == 1)
    #expect(transform.transform(CGPoint(x: 10, y: 5)) == CGPoint(x: 25, y: 12.5))
  }
}
