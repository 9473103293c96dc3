import Foundation
import Testing
import ViewBacking

@testable import UIKitCore

@MainActor @Suite("Labels that draw their text") struct DrawnLabelTests {
  final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 10)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -3, left: -10, bottom: -5, right: -10))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }
  final class PlainLabel: UILabel {}

  @Test("A subclass that makes the text's rectangle larger is larger, in one and in several lines") func size() {
    let label = PaddedLabel()
    label.text = "abcde"
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 28))
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 44
    #expect(label.intrinsicContentSize == CGSize(width: 44, height: 48))
    #expect(label.sizeThatFits(CGSize(width: 44, height: 0)) == CGSize(width: 44, height: 48))
  }

  @Test("A subclass that draws the text elsewhere is shown as a drawing, others as text") func content() {
    let labels = [PaddedLabel(), PlainLabel(), UILabel()]
    let kinds = labels.map { label -> String in
      label.text = "abc"
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      switch label.shownContent {
      case .drawing(let drawing): return drawing.commands.isEmpty ? "nothing" : "drawing"
      case .label: return "label"
      default: return "other"
      }
    }
    #expect(kinds == ["drawing", "label", "label"])
    #expect(labels[1].intrinsicContentSize == labels[2].intrinsicContentSize)
  }

  @Test("The rectangle of the text is in the middle of the height, and no larger than the bounds") func rect() {
    let label = UILabel()
    label.text = "abc"
    let bounds = CGRect(x: 10, y: 0, width: 100, height: 60)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(x: 10, y: 20, width: 24, height: 20))
    let small = CGRect(x: 0, y: 0, width: 16, height: 10)
    #expect(label.textRect(forBounds: small, limitedToNumberOfLines: 1) == small)
  }
}
