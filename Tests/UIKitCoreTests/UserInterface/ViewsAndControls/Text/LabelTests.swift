import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Labels") struct LabelTests {
  private func content(_ label: UILabel) -> LabelContent {
    if case .label(let content) = label.shownContent { return content }
    Issue.record("A label shows something else.")
    return LabelContent(text: "", appearance: TextAppearance(font: FontDescription(size: 1)))
  }

  private func attributed(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  @Test("a label has one line in the system's font, in the theme's colour, and no user interaction")
  func defaults() {
    let label = UILabel()
    #expect(label.numberOfLines == 1 && label.font.pointSize == 17 && label.text == nil && label.attributedText == nil)
    #expect(content(label).appearance.color == nil && content(label).text == "" && !label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test(
    "The font of a text in one line becomes smaller where the text does not fit, down to the smallest factor",
    arguments: [
      // The width for ten characters of 80 points, the factor, and the font's size then.
      (80.0, 0.5, 20.0), (200, 0.5, 20), (60, 0.5, 15), (40, 0.5, 10), (20, 0.5, 10), (20, 0, 10), (20, 0.25, 5),
      (20, 2, 20), (0, 0.5, 20),
    ])
  func shrinks(width: Double, factor: Double, size: Double) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "0123456789"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = factor
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: width, height: 20)
    label.layoutIfNeeded()
    #expect(content(label).appearance.font.size == size)
    #expect(label.intrinsicContentSize == natural, "The label asks for the space of the whole font.")
    #expect(label.font.pointSize == 20)
  }

  @Test("The font has its size again when the text fits, when it may not change, and in several lines")
  func growsAgain() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.font = .systemFont(ofSize: 20)
    label.text = "0123456789"
    label.adjustsFontSizeToFitWidth = true
    #expect(content(label).appearance.font.size == 10)
    label.text = "01234"
    #expect(content(label).appearance.font.size == 20)
    label.text = "0123456789"
    label.frame.size.width = 100
    label.layoutIfNeeded()
    #expect(content(label).appearance.font.size == 20)
    label.frame.size.width = 60
    label.layoutIfNeeded()
    #expect(content(label).appearance.font.size == 15)
    label.adjustsFontSizeToFitWidth = false
    #expect(content(label).appearance.font.size == 20)
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    #expect(content(label).appearance.font.size == 20)
  }

  @Test("A highlighted label has its own colour, a disabled one a faint one")
  func states() {
    let label = UILabel()
    label.textColor = .red
    label.isHighlighted = true
    #expect(content(label).appearance.color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    label.highlightedTextColor = .blue
    #expect(content(label).appearance.color == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    label.isHighlighted = false
    #expect(content(label).appearance.color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    label.isEnabled = false
    #expect(content(label).appearance.color != RGBA(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test(
    "text wraps at the given width, into at most the allowed number of lines",
    arguments: [
      // The number of lines, the width, and the size of ten characters then.
      (1, 40.0, 80.0, 20.0), (0, 40, 40, 40), (0, 80, 80, 20), (0, 24, 24, 80), (2, 24, 24, 40), (0, 0, 80, 20),
      (3, 40, 40, 40),
    ])
  func lines(lines: Int, width: Double, expectedWidth: Double, expectedHeight: Double) {
    let label = UILabel()
    label.text = "0123456789"
    label.numberOfLines = lines
    #expect(
      label.sizeThatFits(CGSize(width: width, height: 0)) == CGSize(width: expectedWidth, height: expectedHeight))
  }

  @Test("line breaks in the text are lines, empty ones too") func lineBreaks() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a\n\nlonger\n"
    #expect(label.intrinsicContentSize == CGSize(width: 48, height: 80))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 40)
  }

  @Test("preferredMaxLayoutWidth wraps a label that allows several lines") func preferredWidth() {
    let label = UILabel()
    label.text = "0123456789"
    label.preferredMaxLayoutWidth = 40
    #expect(label.intrinsicContentSize == CGSize(width: 80, height: 20))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 40))
  }

  @Test("sizeToFit of a frame that is wide enough takes the width of the text, and keeps the origin") func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 200, height: 3))
    label.text = "four"
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 5, y: 6, width: 32, height: 20))
  }

  @Test("the runs of attributed text have their own attributes, and otherwise the label's") func parts() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .green
    label.attributedText = attributed(
      ("a", [:]), ("b", [.font: UIFont.boldSystemFont(ofSize: 30), .backgroundColor: UIColor.blue]),
      ("c", [.foregroundColor: UIColor.red, .strikethroughStyle: NSUnderlineStyle.thick.rawValue]))
    let runs = content(label).styled?.runs ?? []
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.font.size) == [20, 30, 20] && runs.map(\.font.weight) == [400, 700, 400])
    #expect(runs.map(\.color) == [.pureGreen, .pureGreen, .pureRed])
    #expect(runs.map(\.background) == [nil, .pureBlue, nil] && runs.map(\.isStruckThrough) == [false, false, true])
  }

  @Test("a paragraph style's alignment has priority over the label's") func paragraph() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let label = UILabel()
    label.textAlignment = .center
    label.attributedText = attributed(("a", [:]))
    #expect(content(label).styled?.alignment == .center)
    label.attributedText = attributed(("a", [.paragraphStyle: style]))
    #expect(content(label).styled?.alignment == .right)
  }

  @Test("an underline may be given as a number, as a raw value or as the style itself", arguments: [0, 1, 2, 9])
  func underline(raw: Int) {
    let label = UILabel()
    for value in [raw, NSNumber(value: raw), NSUnderlineStyle(rawValue: raw)] as [Any] {
      label.attributedText = attributed(("a", [.underlineStyle: value]))
      #expect(content(label).styled?.runs[0].isUnderlined == (raw != 0))
    }
  }

  @Test("text and attributed text replace each other, and nil clears both") func exchange() {
    let label = UILabel()
    label.attributedText = attributed(("styled", [.foregroundColor: UIColor.red]))
    #expect(label.text == "styled")
    label.text = "plain"
    #expect(content(label).styled == nil && label.attributedText?.string == "plain")
    label.attributedText = attributed(("again", [:]))
    label.attributedText = nil
    #expect(label.text == nil && content(label).text == "" && content(label).styled == nil)
  }

  @Test("text in the theme's colour is readable in a light view on a dark desktop, and the reverse")
  func themed() {
    let label = UILabel()
    let shown = ShownWindow(label)
    shown.window.environment = UITraitCollection(userInterfaceStyle: .dark)
    #expect(content(label).appearance.color == nil)
    label.overrideUserInterfaceStyle = .light
    #expect(content(label).appearance.color == .pureBlack)
    label.textColor = .red
    label.overrideUserInterfaceStyle = .unspecified
    #expect(content(label).appearance.color == .pureRed)
  }

  @Test("a nil font is the system's, and a nil colour the default, as on a device") func nothing() {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    label.text = "a"
    #expect(content(label).appearance.font.size == 17 && content(label).appearance.color == nil)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
  }

  @Test("a change of the text's size requests layout of the superview's constraints") func growing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for (text, x) in [("four", 84.0), ("eight ch", 68), ("", 100)] {
      label.text = text
      root.layoutIfNeeded()
      #expect(label.frame == CGRect(x: x, y: 0, width: 200 - 2 * x, height: text.isEmpty ? 0 : 20))
    }
  }
}
