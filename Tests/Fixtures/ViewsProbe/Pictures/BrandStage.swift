import UIKit

/// What an app's Info.plist decides of its look: the tint of its views, and its typefaces.
class BrandStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let tinted = UIView()
    tinted.backgroundColor = .tintColor
    add(tinted, "tinted", CGRect(x: 10, y: 10, width: 60, height: 40))
    for (index, name) in ["own", "same", "other"].enumerated() {
      let label = UILabel()
      label.text = "Hamburgefonts"
      label.font = UIFont(name: ["Stagehand-Mono", "DejaVu Sans Mono", "DejaVu Sans"][index], size: 20)
      add(label, "\(name) typeface", CGRect(x: 10, y: 60 + index * 40, width: 300, height: 30))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
