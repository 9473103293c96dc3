import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Stack views") struct StackViewTests {
  typealias Distribution = UIStackView.Distribution
  typealias Alignment = UIStackView.Alignment

  /// A stack of a given size, laid out.
  func stack(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = rect(0, 0, width, height)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map {
      stack.axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
    }
  }

  @Test(
    "each distribution gives UIKit's lengths along the axis",
    arguments: [
      (Distribution.fill, [[0, 50], [60, 80], [90, 120]]), (.fillEqually, [[0, 33.5], [43.5, 76.5], [86.5, 120]]),
      (.fillProportionally, [[0, 16.5], [26.5, 60], [70, 120]]), (.equalSpacing, [[0, 10], [40, 60], [90, 120]]),
      (.equalCentering, [[0, 10], [45, 65], [90, 120]]),
    ] as [(Distribution, [[CGFloat]])])
  func distributions(distribution: Distribution, expected: [[CGFloat]]) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let views = [10, 20, 30].map { axis == .horizontal ? SizedView($0, 5) : SizedView(5, $0) }
      let made = stack(views, axis == .horizontal ? 120 : 5, axis == .horizontal ? 5 : 120) {
        $0.axis = axis
        $0.distribution = distribution
        $0.spacing = 10
      }
      #expect(spans(made) == expected)
    }
  }

  @Test("equal centering keeps the minimum spacing where equal distances would violate it") func tightCentres() {
    let made = stack([SizedView(40, 5), SizedView(4, 5), SizedView(4, 5)], 68, 5) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(spans(made) == [[0, 40], [50, 54], [64, 68]])
  }

  @Test(
    "each alignment gives UIKit's position across the axis",
    arguments: [
      (Alignment.fill, [[0, 40], [0, 40]]), (.top, [[0, 10], [0, 20]]), (.center, [[15, 25], [10, 30]]),
      (.bottom, [[30, 40], [20, 40]]),
    ] as [(Alignment, [[CGFloat]])])
  func alignments(alignment: Alignment, expected: [[CGFloat]]) {
    let row = stack([SizedView(5, 10), SizedView(5, 20)], 10, 40) { $0.alignment = alignment }
    #expect(row.arrangedSubviews.map { [$0.frame.minY, $0.frame.maxY] } == expected)
    let column = stack([SizedView(10, 5), SizedView(20, 5)], 40, 10) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(column.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] } == expected)
  }

  @Test("baselines of a row are aligned, and views without text have their bottom on it") func baselines() {
    let (one, three) = (UILabel(), UILabel())
    one.text = "a"
    three.text = "a\nb\nc"
    three.numberOfLines = 3
    let box = SizedView(10, 10)
    let first = stack([one, three, box], 100, 80) { $0.alignment = .firstBaseline }
    #expect(first.arrangedSubviews.map(\.frame.minY) == [0, 0, 6])
    let last = stack([one, three, box], 100, 80) { $0.alignment = .lastBaseline }
    #expect(last.arrangedSubviews.map(\.frame.maxY) == [80, 80, 76])
    let column = stack([one, three], 100, 200) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 30
      $0.distribution = .equalSpacing
    }
    #expect(three.frame.minY + 16 - (one.frame.maxY - 4) >= 30)
    #expect(column.arrangedSubviews[0].frame.minY == 0)
  }

  @Test("hidden views take no space, and take it again when shown") func hiding() {
    let views = [SizedView(10, 5), SizedView(20, 5), SizedView(30, 5)]
    let outer = UIView.sized(500, 500)
    let made = outer.addConstrained(UIStackView(arrangedSubviews: views))
    made.spacing = 4
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: outer.leadingAnchor), made.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(made.frame == rect(0, 0, 68, 5))
    views[1].isHidden = true
    outer.layoutIfNeeded()
    #expect(made.frame == rect(0, 0, 44, 5))
    #expect(views[2].frame == rect(14, 0, 30, 5))
    for view in views { view.isHidden = true }
    outer.layoutIfNeeded()
    #expect(made.frame == .zero)
    for view in views { view.isHidden = false }
    views[0].content.width = 11
    outer.layoutIfNeeded()
    #expect(made.frame == rect(0, 0, 69, 5))
  }

  @Test("views are inserted, moved and removed, and custom spacings stay with their views") func arranging() {
    let (a, b, c) = (SizedView(10, 5), SizedView(10, 5), SizedView(10, 5))
    let made = stack([a, b], 100, 5) { $0.distribution = .equalSpacing }
    made.insertArrangedSubview(c, at: 0)
    #expect(made.arrangedSubviews == [c, a, b])
    #expect(made.subviews == [a, b, c], "The order of drawing is another.")
    made.insertArrangedSubview(b, at: 99)
    made.addArrangedSubview(c)
    #expect(made.arrangedSubviews == [a, b, c])
    made.insertArrangedSubview(c, at: -5)
    #expect(made.arrangedSubviews == [c, a, b])
    made.spacing = 2
    made.distribution = .fill
    made.setCustomSpacing(20, after: c)
    made.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    made.layoutIfNeeded()
    #expect(made.customSpacing(after: c) == 20)
    #expect(made.customSpacing(after: b) == UIStackView.spacingUseDefault)
    #expect(a.frame.minX - c.frame.maxX == 20)
    #expect(b.frame.minX - a.frame.maxX == 8)
    made.setCustomSpacing(UIStackView.spacingUseDefault, after: c)
    made.layoutIfNeeded()
    #expect(a.frame.minX - c.frame.maxX == 2)
    made.removeArrangedSubview(a)
    made.layoutIfNeeded()
    #expect(a.superview === made)
    #expect(b.frame.minX - c.frame.maxX == 2)
    c.removeFromSuperview()
    made.layoutIfNeeded()
    #expect(made.arrangedSubviews == [b])
    #expect(b.frame == rect(0, 0, 100, 5))
    made.setCustomSpacing(3, after: a)
    #expect(made.customSpacing(after: a) == UIStackView.spacingUseDefault)
  }

  @Test("with equal priorities the first view stretches, and the last one shrinks") func ambiguity() {
    let views = [SizedView(10, 5), SizedView(10, 5), SizedView(10, 5)]
    let made = stack(views, 50, 5)
    #expect(spans(made) == [[0, 30], [30, 40], [40, 50]])
    made.frame.size.width = 25
    made.layoutIfNeeded()
    #expect(spans(made) == [[0, 10], [10, 20], [20, 25]])
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    made.frame.size.width = 50
    made.layoutIfNeeded()
    #expect(spans(made) == [[0, 10], [10, 40], [40, 50]])
  }

  @Test("views constrained to a stack's baseline follow when its first view changes") func followedBaseline() {
    let root = UIView.sized(200, 200)
    let (label, box, beside) = (UILabel(), SizedView(10, 30), root.addConstrained(UILabel()))
    (label.text, beside.text) = ("a", "b")
    let column = root.addConstrained(UIStackView(arrangedSubviews: [label, box]))
    column.axis = .vertical
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      beside.leadingAnchor.constraint(equalTo: column.trailingAnchor),
      beside.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 40)
    label.isHidden = true
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 54, "A view without text stands on its lower edge.")
    label.isHidden = false
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 40)
  }

  @Test("margins apply if isLayoutMarginsRelativeArrangement is true") func margins() {
    let view = SizedView(10, 5)
    let made = stack([view], 100, 50) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(view.frame == rect(2, 1, 94, 46))
    made.directionalLayoutMargins.leading = 10
    made.layoutIfNeeded()
    #expect(view.frame == rect(10, 1, 86, 46))
    #expect(made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 24, height: 9))
    made.isLayoutMarginsRelativeArrangement = false
    made.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 50))
  }

  @Test("stacks in stacks, with text that wraps, get their sizes from constraints") func nested() {
    let root = UIView.sized(200, 300)
    let label = UILabel()
    label.text = String(repeating: "a", count: 30)
    label.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [SizedView(40, 40), label])
    row.spacing = 8
    row.alignment = .top
    let column = root.addConstrained(UIStackView(arrangedSubviews: [row, SizedView(10, 30)]))
    column.axis = .vertical
    column.spacing = 10
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(column.frame == rect(0, 0, 200, 80))
    #expect(row.frame == rect(0, 0, 200, 40))
    #expect(label.frame == rect(48, 0, 152, 40))
    root.frame.size.width = 112
    root.layoutIfNeeded()
    #expect(label.frame == rect(48, 0, 64, 80))
    #expect(column.frame == rect(0, 0, 112, 120))
    #expect(
      column.systemLayoutSizeFitting(
        CGSize(width: 128, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 128, height: 100))
  }
}
