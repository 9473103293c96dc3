import UIKit

/// Stack views that distribute space, and constraints that place a view.
class StackStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    let equal = stack(.horizontal, "equal", CGRect(x: 10, y: 10, width: 300, height: 40))
    equal.distribution = .fillEqually
    equal.spacing = 15
    let filling = stack(.horizontal, "filling", CGRect(x: 10, y: 60, width: 300, height: 40))
    filling.spacing = 10
    filling.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
    filling.arrangedSubviews[2].widthAnchor.constraint(equalToConstant: 30).isActive = true
    let column = stack(.vertical, "column", CGRect(x: 10, y: 110, width: 140, height: 120))
    column.alignment = .trailing
    column.distribution = .fillEqually
    column.spacing = 6
    for (index, view) in column.arrangedSubviews.enumerated() {
      view.widthAnchor.constraint(equalToConstant: 40 + 30 * CGFloat(index)).isActive = true
    }

    let room = add(UIView(), "room", CGRect(x: 170, y: 110, width: 140, height: 120))
    room.backgroundColor = .lightGray
    let held = UIView()
    held.accessibilityIdentifier = "held"
    held.backgroundColor = .purple
    held.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(held)
    NSLayoutConstraint.activate([
      held.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 20),
      held.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -40),
      held.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      held.heightAnchor.constraint(equalTo: held.widthAnchor, multiplier: 0.5),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func stack(_ axis: NSLayoutConstraint.Axis, _ name: String, _ frame: CGRect) -> UIStackView {
    let parts = [("red", UIColor.red), ("green", .green), ("blue", .blue)].map { color, value in
      let view = UIView()
      view.accessibilityIdentifier = "\(name) \(color)"
      view.backgroundColor = value
      return view
    }
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = axis
    return add(stack, name, frame)
  }
}
