import Figures
import SwiftUI

/// The first layout of stack views with many views, and a change of one of the views.
@MainActor func benchmarkStackViews() {
  let kinds: [(name: String, make: @MainActor (Int) -> Column)] = [
    ("labels in a stack view", { Column(labels: $0, distribution: .fill, isHeightGiven: false) }),
    ("labels, equally spaced", { Column(labels: $0, distribution: .equalSpacing, isHeightGiven: true) }),
    ("labels, centres equally spaced", { Column(labels: $0, distribution: .equalCentering, isHeightGiven: true) }),
    ("labels of equal height", { Column(labels: $0, distribution: .fillEqually, isHeightGiven: true) }),
    ("rows of a label and a switch, scrolled", { Column(formRows: $0) }),
  ]
  for (name, make) in kinds {
    var made: [Column] = []
    let (large, small) = shortest(
      samples: 3, calls: 1, { _ in made.append(make(400)) }, { _ in for _ in 0..<4 { made.append(make(100)) } })
    Figure(
      "400 \(name), first layout / four of 100", ours: large / 1e6, floor: small / 1e6, unit: "ms", reach: 2
    ).report()
    made = []
    let column = make(400)
    let (change, first) = shortest(
      samples: 3, calls: 2, { _ in column.hideOrShowOne() }, { _ in made.append(make(400)) })
    Figure(
      "400 \(name), one is hidden or shown / first layout", ours: change / 1e6, floor: first / 1e6, unit: "ms",
      reach: 1.5
    ).report()
  }
}

/// A vertical stack view, laid out.
@MainActor private final class Column {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let stack = UIStackView(frame: .zero)

  init(labels count: Int, distribution: UIStackView.Distribution, isHeightGiven: Bool) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = distribution
    for number in 0..<count { stack.addArrangedSubview(Column.makeLabel(number)) }
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.widthAnchor.constraint(equalToConstant: 400),
    ])
    if isHeightGiven {
      stack.heightAnchor.constraint(equalToConstant: CGFloat(count) * 30).isActive = true
    }
    root.layoutIfNeeded()
  }

  init(formRows count: Int) {
    stack.axis = .vertical
    stack.spacing = 8
    for number in 0..<count {
      let row = UIStackView(arrangedSubviews: [Column.makeLabel(number), UISwitch(frame: .zero)])
      row.alignment = .center
      stack.addArrangedSubview(row)
    }
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    scrollView.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    root.layoutIfNeeded()
  }

  func hideOrShowOne() {
    stack.arrangedSubviews[stack.arrangedSubviews.count / 2].isHidden.toggle()
    root.layoutIfNeeded()
  }

  private static func makeLabel(_ number: Int) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = "Number \(number)"
    return label
  }
}
