import UIKit

/// Labels whose text has more lines than fit into them, or than they may have.
class CutTextStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    let many = "A text of several words is broken between them into lines, of which some are visible."
    label("room", many, CGRect(x: 10, y: 10, width: 140, height: 100))
    label("high", many, CGRect(x: 10, y: 120, width: 140, height: 40))
    label("flat", many, CGRect(x: 10, y: 180, width: 140, height: 5)).accessibilityLabel = "Flat text"
    let paragraphs = "A text of several words\nmmm\nmmm\nmmm\nmmm"
    label("paragraphs", paragraphs, CGRect(x: 170, y: 10, width: 140, height: 100), lines: 3)
    label("styled", "", CGRect(x: 170, y: 120, width: 140, height: 40)).attributedText = NSAttributedString(
      string: paragraphs, attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 13)])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  @discardableResult private func label(_ name: String, _ text: String, _ frame: CGRect, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = lines
    return add(label, name, frame)
  }
}
