import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Attributed strings") struct AttributedStringTests {
  @Test("a text keeps its attributes from one form to the other and back") func conversion() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: CGFloat(2),
      .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style, .link: URL(string: "a:b")!,
    ]
    let text = NSMutableAttributedString(string: "ab", attributes: attributes)
    text.append(NSAttributedString(string: "c"))
    let swift = AttributedString(text)
    #expect(String(swift.characters) == "abc" && swift.runs.count == 2)
    let first = swift.runs[swift.startIndex]
    #expect(first.font == UIFont.boldSystemFont(ofSize: 12) && first.kern == 2)
    #expect(first.underlineStyle == .single && first.link == URL(string: "a:b"))
    let back = NSAttributedString(swift)
    #expect(back.string == "abc" && back.attribute(.font, at: 2, effectiveRange: nil) == nil)
    #expect(back.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect((back.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing == 3)
  }

  @Test("a container has the attributes of a dictionary, and ignores those that it does not know") func container() {
    let container = AttributeContainer([.kern: 1, .init("MyOwn"): 5])
    #expect(container.kern == 1 && Dictionary(container).count == 1)
    #expect(AttributeContainer([.kern: "wide"]) == AttributeContainer(), "a value of another type")
  }

  @Test("a mutable copy of a style is independent, and equal until it changes") func style() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.headIndent = 7
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style && copy?.hash == style.hash)
    copy?.lineSpacing = 5
    #expect(copy != style && style.lineSpacing == 4)
    copy?.setParagraphStyle(style)
    #expect(copy == style && NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test(
    "the height of lines: spacing is added, a multiple multiplies, and a minimum and a maximum limit",
    arguments: [
      (0.0, 0.0, 0.0, 0.0, nil), (10, 0, 0, 0, 1 + 10 / 11.93), (0, 2, 0, 0, 2), (0, 0, 23.86, 0, 2),
      (0, 3, 0, 11.93, nil),
      (.infinity, 0, 0, 0, nil), (-5, 0, 0, 0, nil),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Double?)])
  func lineHeight(_ spacing: CGFloat, _ multiple: CGFloat, _ smallest: CGFloat, _ largest: CGFloat, _ factor: Double?) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    style.lineHeightMultiple = multiple
    style.minimumLineHeight = smallest
    style.maximumLineHeight = largest
    let found = style.lineHeightFactor(for: .systemFont(ofSize: 10))
    guard let factor, let found else {
      #expect(found == nil && factor == nil)
      return
    }
    #expect(abs(found - factor) < 0.001)
  }

  @Test("a label shows the line height and the colour of a link; indents that are no numbers are none") func shown() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    style.headIndent = .nan
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style, .link: "a:b"])
    guard case .label(let content) = label.shownContent, let run = content.styled?.runs.first else {
      Issue.record("A label shows something else.")
      return
    }
    #expect(run.lineHeight == 1.5 && run.indents == nil && run.color == RGBA(.link, in: label.traitCollection))
  }

  @Test("an attachment is one character with its picture; a shadow is equal to its copy") func attachment() {
    let image = UIImage(systemName: "star")!
    let text = NSAttributedString(attachment: NSTextAttachment(image: image))
    #expect(text.length == 1)
    #expect((text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment)?.image === image)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let copy = shadow.copy() as? NSShadow
    #expect(copy == shadow)
    copy?.shadowBlurRadius = 3
    #expect(copy != shadow)
  }

  @Test("colours are transformed: shades of grey have equal parts") func colorTransformer() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIConfigurationColorTransformer.grayscale(.red).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue && abs(red - 0.299) < 0.01 && alpha == 1)
    let own = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(own == own && own != .grayscale)
  }
}
