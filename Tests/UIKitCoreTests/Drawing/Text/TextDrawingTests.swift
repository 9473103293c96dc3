import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Text drawing") struct TextDrawingTests {
  private let place = CGRect(x: 1, y: 2, width: 30, height: 40)

  private func texts(_ commands: [DrawingCommand]) -> [(StyledText, CGRect)] {
    commands.compactMap { if case .text(let text, let rect, _) = $0 { (text, rect) } else { nil } }
  }

  @Test("without attributes text is black and 12 points high, in every form") func defaults() {
    let drawn = texts(
      drawing { _ in
        "a".draw(at: CGPoint(x: 1, y: 2))
        NSString(string: "a").draw(at: CGPoint(x: 1, y: 2))
        NSAttributedString(string: "a").draw(at: CGPoint(x: 1, y: 2))
      })
    #expect(drawn.count == 3)
    for (text, rect) in drawn {
      #expect(text.string == "a" && rect == CGRect(x: 1, y: 2, width: 0, height: 0))
      #expect(text.runs[0].font.size == 12 && text.runs[0].color == .pureBlack)
    }
  }

  @Test("text in a rectangle is clipped to it, and later drawing is not") func inRect() {
    for draw in [
      { (place: CGRect) in "a".draw(in: place) }, { NSString(string: "a").draw(in: $0) },
      { NSAttributedString(string: "a").draw(in: $0) },
    ] {
      let commands = drawing { _ in draw(place) }
      guard commands.count == 4, case .clip(let clip, _) = commands[1], case .text(_, let rect, _) = commands[2] else {
        Issue.record("\(commands)")
        continue
      }
      #expect(commands[0] == .save && commands[3] == .restore && rect == place)
      #expect(clip == CGPath(rect: place, transform: nil).builder.elements)
      #expect(drawing { _ in draw(CGRect(x: 0, y: 0, width: 0, height: 9)) }.isEmpty)
    }
  }

  @Test("an empty text draws nothing, and neither does text outside of a context") func nothing() {
    #expect(drawing { _ in "".draw(at: .zero) }.isEmpty)
    "a".draw(at: .zero)
    "a".draw(in: place)
  }

  @Test("attributes set the appearance of the text") func attributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let drawn = texts(
      drawing { _ in
        "a".draw(
          at: .zero,
          withAttributes: [
            .font: UIFont.italicSystemFont(ofSize: 30), .foregroundColor: UIColor.green, .backgroundColor: UIColor.blue,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style,
          ])
      })
    let run = drawn.first?.0.runs.first
    #expect(run?.font.isItalic == true && run?.font.size == 30 && run?.color == .pureGreen)
    #expect(run?.background == .pureBlue && run?.isUnderlined == true && run?.isStruckThrough == false)
    #expect(drawn.first?.0.alignment == .center)
  }

  @Test("the size of text counts its lines, in every form") func size() {
    #expect("four".size() == CGSize(width: 32, height: 20) && "".size() == .zero)
    #expect(NSString(string: "a\nlong").size() == CGSize(width: 32, height: 40))
    let attributed = NSMutableAttributedString(string: "ab")
    attributed.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 50)]))
    #expect(attributed.size() == CGSize(width: 32, height: 20))
  }

  @Test("equal paragraph styles are equal, and a mutable copy does not change its original") func paragraphs()
    throws
  {
    #expect(NSParagraphStyle.default.alignment == .natural)
    let mutable = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    mutable.alignment = .right
    #expect(NSParagraphStyle.default.alignment == .natural && mutable != NSParagraphStyle.default)
    let fixed = try #require(mutable.copy() as? NSParagraphStyle)
    #expect(fixed == mutable && fixed.hash == mutable.hash && !(fixed is NSMutableParagraphStyle))
    mutable.alignment = .left
    #expect(fixed.alignment == .right)
  }

  @Test("a fixed colour keeps its components, is compared by them, and can be made transparent") func cgColors() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.alpha == 0.4 && color.numberOfComponents == 4)
    #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1] && color.alpha == 0.4)
    #expect(Set([color, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), CGColor(gray: 0, alpha: 0)]).count == 2)
    #expect(UIColor(cgColor: color) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
