import UIKit

/// Coloured views: corners, borders, opacity, clipping, order.
class ShapeStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    patch("plain", .red, CGRect(x: 10, y: 10, width: 60, height: 60))
    patch("circle", .blue, CGRect(x: 80, y: 10, width: 60, height: 60)).layer.cornerRadius = 30
    let framed = patch("framed", .yellow, CGRect(x: 150, y: 10, width: 60, height: 60))
    framed.layer.borderWidth = 4
    framed.layer.borderColor = UIColor.black.cgColor
    let button = patch("round frame", .yellow, CGRect(x: 220, y: 10, width: 60, height: 60))
    button.layer.cornerRadius = 16
    button.layer.borderWidth = 4
    button.layer.borderColor = UIColor.blue.cgColor

    patch("half", .black, CGRect(x: 10, y: 80, width: 60, height: 60)).alpha = 0.5
    // Alpha applies to a view and its subviews as a whole.
    let group = patch("group", .clear, CGRect(x: 80, y: 80, width: 60, height: 60))
    group.alpha = 0.5
    group.add(patch(.black), "behind", CGRect(x: 0, y: 0, width: 40, height: 40))
    group.add(patch(.black), "in front", CGRect(x: 20, y: 20, width: 40, height: 40))
    patch("hidden", .black, CGRect(x: 150, y: 80, width: 60, height: 60)).isHidden = true
    patch("glass", UIColor.blue.withAlphaComponent(0.25), CGRect(x: 220, y: 80, width: 60, height: 60))

    let cutting = patch("cutting", .lightGray, CGRect(x: 10, y: 160, width: 60, height: 60))
    cutting.clipsToBounds = true
    cutting.add(patch(.red), "cut", CGRect(x: 40, y: 40, width: 40, height: 40))
    let open = patch("open", .lightGray, CGRect(x: 100, y: 160, width: 60, height: 60))
    open.add(patch(.red), "uncut", CGRect(x: 40, y: 40, width: 40, height: 40))
    let round = patch("round", .lightGray, CGRect(x: 190, y: 160, width: 60, height: 60))
    round.layer.cornerRadius = 30
    round.layer.masksToBounds = true
    round.add(patch(.red), "cut round", CGRect(x: 30, y: 30, width: 30, height: 30))

    let first = patch("first", .red, CGRect(x: 262, y: 160, width: 30, height: 30))
    patch("second", .blue, CGRect(x: 272, y: 170, width: 30, height: 30))
    patch("third", .green, CGRect(x: 282, y: 180, width: 30, height: 30))
    bringSubviewToFront(first)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  @discardableResult private func patch(_ name: String, _ color: UIColor, _ frame: CGRect) -> UIView {
    add(patch(color), name, frame)
  }

  private func patch(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }
}
