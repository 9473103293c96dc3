import UIKit

/// Labels of several sizes, weights, alignments and numbers of lines.
class TextStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    label("left", "Left Hamburg", CGRect(x: 10, y: 6, width: 300, height: 24))
    label("centre", "Middle", CGRect(x: 10, y: 32, width: 300, height: 24), alignment: .center)
    label("right", "Right", CGRect(x: 10, y: 58, width: 300, height: 24), alignment: .right)
    label("regular", "Weight", CGRect(x: 10, y: 84, width: 90, height: 24))
    label("bold", "Weight", CGRect(x: 110, y: 84, width: 90, height: 24)).font = .boldSystemFont(ofSize: 17)
    label("red", "Weight", CGRect(x: 210, y: 84, width: 90, height: 24)).textColor = .systemRed
    label("small", "H", CGRect(x: 10, y: 112, width: 26, height: 40)).font = .systemFont(ofSize: 14)
    label("large", "H", CGRect(x: 44, y: 112, width: 40, height: 40)).font = .systemFont(ofSize: 28)
    label("fixed", "iiii", CGRect(x: 90, y: 112, width: 60, height: 20)).font = .monospacedSystemFont(
      ofSize: 14, weight: .regular)
    label("fixed wide", "MMMM", CGRect(x: 90, y: 132, width: 60, height: 20)).font = .monospacedSystemFont(
      ofSize: 14, weight: .regular)
    let styled = NSMutableAttributedString(
      string: "green", attributes: [.foregroundColor: UIColor.systemGreen, .font: UIFont.systemFont(ofSize: 15)])
    styled.append(
      NSAttributedString(
        string: " below", attributes: [.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 15)]))
    label("styled", "", CGRect(x: 160, y: 120, width: 150, height: 24)).attributedText = styled
    label("cut", "A text that is much too long for its label", CGRect(x: 10, y: 152, width: 140, height: 22))
    let many = "A text of several words is broken between them into lines."
    label("lines", many, CGRect(x: 10, y: 177, width: 140, height: 62), size: 13).numberOfLines = 0
    label("two lines", many, CGRect(x: 170, y: 177, width: 140, height: 62), size: 13).numberOfLines = 2
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  @discardableResult private func label(
    _ name: String, _ text: String, _ frame: CGRect, size: CGFloat = 17, alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textAlignment = alignment
    return add(label, name, frame)
  }
}
