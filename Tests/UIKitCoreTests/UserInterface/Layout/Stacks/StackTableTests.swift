import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

/// One rule of a stack along or across its axis, with the positions of three views.
struct StackCase<Rule: Sendable>: Sendable, CustomTestStringConvertible {
  let rule: Rule
  /// The start and end of each view.
  let spans: [[CGFloat]]
  var testDescription: String { "\(rule)" }
}

@MainActor @Suite("Stack views: every distribution with every alignment") struct StackTableTests {
  // The views are 30 by 10, 50 by 20 and 20 by 40, in 200 by 60, 10 apart.
  nonisolated static let distributions: [StackCase<UIStackView.Distribution>] = [
    StackCase(rule: .fill, spans: [[0, 110], [120, 170], [180, 200]]),
    StackCase(rule: .fillEqually, spans: [[0, 60], [70, 130], [140, 200]]),
    StackCase(rule: .fillProportionally, spans: [[0, 54], [64, 154], [164, 200]]),
    StackCase(rule: .equalSpacing, spans: [[0, 30], [80, 130], [180, 200]]),
    StackCase(rule: .equalCentering, spans: [[0, 30], [77.5, 127.5], [180, 200]]),
  ]
  nonisolated static let alignments: [StackCase<UIStackView.Alignment>] = [
    StackCase(rule: .fill, spans: [[0, 60], [0, 60], [0, 60]]),
    StackCase(rule: .leading, spans: [[0, 10], [0, 20], [0, 40]]),
    StackCase(rule: .center, spans: [[25, 35], [20, 40], [10, 50]]),
    StackCase(rule: .trailing, spans: [[50, 60], [40, 60], [20, 60]]),
    // Views without text have their baseline at the lower edge.
    StackCase(rule: .firstBaseline, spans: [[30, 40], [20, 40], [0, 40]]),
    StackCase(rule: .lastBaseline, spans: [[50, 60], [40, 60], [20, 60]]),
  ]
  nonisolated static let sizes: [(along: CGFloat, across: CGFloat)] = [(30, 10), (50, 20), (20, 40)]

  @Test(
    "A stack's distribution and alignment are independent", arguments: distributions, alignments)
  func product(along: StackCase<UIStackView.Distribution>, across: StackCase<UIStackView.Alignment>) {
    let row = UIStackView(arrangedSubviews: StackTableTests.sizes.map { SizedView($0.along, $0.across) })
    row.frame = rect(0, 0, 200, 60)
    let column = UIStackView(arrangedSubviews: StackTableTests.sizes.map { SizedView($0.across, $0.along) })
    column.frame = rect(0, 0, 60, 200)
    column.axis = .vertical
    // A column has no baselines across its axis: its leading and trailing edges are used.
    let side: [UIStackView.Alignment: UIStackView.Alignment] = [.firstBaseline: .leading, .lastBaseline: .trailing]
    let columnSpans = StackTableTests.alignments.first { $0.rule == side[across.rule] ?? across.rule }!.spans
    for stack in [row, column] {
      stack.distribution = along.rule
      stack.alignment = across.rule
      stack.spacing = 10
      stack.layoutIfNeeded()
    }
    for index in 0..<3 {
      let (frame, turned) = (row.arrangedSubviews[index].frame, column.arrangedSubviews[index].frame)
      #expect([frame.minX, frame.maxX] == along.spans[index])
      #expect([frame.minY, frame.maxY] == across.spans[index])
      #expect([turned.minY, turned.maxY] == along.spans[index])
      #expect([turned.minX, turned.maxX] == columnSpans[index])
    }
  }

  @Test(
    "A stack without other constraints is as long as its views, spacing and distribution require, and as high as the highest view",
    arguments: [
      (UIStackView.Distribution.fill, 120), (.fillEqually, 170), (.fillProportionally, 120), (.equalSpacing, 120),
      (.equalCentering, 125),
    ] as [(UIStackView.Distribution, CGFloat)])
  func fitting(distribution: UIStackView.Distribution, length: CGFloat) {
    let stack = UIStackView(arrangedSubviews: StackTableTests.sizes.map { SizedView($0.along, $0.across) })
    stack.distribution = distribution
    stack.spacing = 10
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: length, height: 40))
    stack.arrangedSubviews[2].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20)
  }

  @Test("The view with the lowest hugging stretches, and the one with the lowest compression resistance shrinks")
  func priorities() {
    for loose in 0..<3 {
      let views = StackTableTests.sizes.map { SizedView($0.along, $0.across) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = rect(0, 0, 160, 60)
      for (index, view) in views.enumerated() {
        view.setContentHuggingPriority(UILayoutPriority(index == loose ? 200 : 300), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(index == loose ? 600 : 800), for: .horizontal)
      }
      stack.layoutIfNeeded()
      for (index, view) in views.enumerated() {
        #expect(view.frame.width == StackTableTests.sizes[index].along + (index == loose ? 60 : 0))
      }
      stack.frame.size.width = 90
      stack.layoutIfNeeded()
      for (index, view) in views.enumerated() {
        #expect(view.frame.width == StackTableTests.sizes[index].along - (index == loose ? 10 : 0))
      }
    }
  }

  @Test("Changing axis, distribution and spacing together replaces the whole arrangement") func changes() {
    let stack = UIStackView(arrangedSubviews: StackTableTests.sizes.map { SizedView($0.along, $0.across) })
    stack.frame = rect(0, 0, 200, 60)
    stack.layoutIfNeeded()
    let held = stack.arrangement.count
    let sentences = RuntimeLog.capture {
      for _ in 0..<3 {
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.spacing = 4
        stack.frame = rect(0, 0, 100, 100)
        stack.layoutIfNeeded()
        stack.axis = .horizontal
        stack.distribution = .fill
        stack.alignment = .fill
        stack.spacing = 0
        stack.frame = rect(0, 0, 200, 60)
        stack.layoutIfNeeded()
      }
    }.sentences
    #expect(sentences == [] && stack.arrangement.count == held)
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(0, 0, 130, 60), rect(130, 0, 50, 60), rect(180, 0, 20, 60)])
  }

  @Test(
    "One of a hundred views is hidden, shown, removed or added: most constraints stay",
    arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally])
  func fewChanges(distribution: UIStackView.Distribution) {
    let stack = UIStackView(arrangedSubviews: (0..<100).map { SizedView(10, CGFloat(10 + $0 % 3)) })
    stack.axis = .vertical
    stack.distribution = distribution
    stack.frame = rect(0, 0, 100, 1_100)
    stack.layoutIfNeeded()
    let middle = stack.arrangedSubviews[90]
    let changes: [() -> Void] = [
      { middle.isHidden = true }, { middle.isHidden = false }, { middle.removeFromSuperview() },
      { stack.insertArrangedSubview(middle, at: 90) }, { stack.addArrangedSubview(SizedView(10, 10)) },
    ]
    for (number, change) in changes.enumerated() {
      let before = stack.arrangement
      change()
      stack.layoutIfNeeded()
      let kept = Set(before.map { ObjectIdentifier($0) }).intersection(stack.arrangement.map { ObjectIdentifier($0) })
      #expect(before.count - kept.count < 20, "change \(number) replaced \(before.count - kept.count) constraints")
      let isAllActive = stack.arrangement.allSatisfy { $0.isActive }
      #expect(isAllActive)
      #expect(stack.constraints.count == stack.arrangement.count, "replaced constraints are not held")
    }
  }

  @Test("A stack after any changes is arranged as a new one with the same views", arguments: UInt64(1)...60)
  func sameAsNew(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stack = UIStackView()
    stack.frame = rect(0, 0, 300, 300)
    /// A view whose sizes and priorities no other one has, so that there is one best arrangement.
    func makeView(_ number: Int) -> SizedView {
      let view = SizedView(CGFloat(10 + number), CGFloat(12 + number))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(UILayoutPriority(250 + Float(number)), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(750 + Float(number)), for: axis)
      }
      view.tag = number
      return view
    }
    var made = 0
    for step in 0..<25 {
      let views = stack.arrangedSubviews
      switch views.isEmpty ? 0 : random.below(8) {
      case 0, 1:
        stack.insertArrangedSubview(makeView(made), at: random.below(views.count + 1))
        made += 1
      case 2: views[random.below(views.count)].removeFromSuperview()
      case 3, 4: views[random.below(views.count)].isHidden.toggle()
      case 5: stack.setCustomSpacing(CGFloat(random.below(20)), after: views[random.below(views.count)])
      case 6: stack.spacing = CGFloat(random.below(10))
      default:
        stack.axis = [.horizontal, .vertical][random.below(2)]
        stack.distribution = [.fill, .fillEqually, .equalSpacing][random.below(3)]
        stack.alignment = [.fill, .leading, .center, .trailing][random.below(4)]
      }
      if random.below(3) > 0 { stack.layoutIfNeeded() }
      guard step % 5 == 4 else { continue }
      stack.layoutIfNeeded()
      let fresh = UIStackView(
        arrangedSubviews: stack.arrangedSubviews.map { view in
          let twin = makeView(view.tag)
          twin.isHidden = view.isHidden
          return twin
        })
      fresh.frame = stack.frame
      (fresh.axis, fresh.distribution, fresh.alignment) = (stack.axis, stack.distribution, stack.alignment)
      fresh.spacing = stack.spacing
      for (view, twin) in zip(stack.arrangedSubviews, fresh.arrangedSubviews) {
        fresh.setCustomSpacing(stack.customSpacing(after: view), after: twin)
      }
      fresh.layoutIfNeeded()
      for (view, twin) in zip(stack.arrangedSubviews, fresh.arrangedSubviews) where !view.isHidden {
        #expect(view.frame == twin.frame, "seed \(seed), step \(step): view \(view.tag)")
      }
    }
  }

  @Test("A view removed from the arrangement stays a subview; removing it from the stack removes it from both")
  func removal() {
    let views = StackTableTests.sizes.map { SizedView($0.along, $0.across) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.subviews.contains(views[0]))
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]] && !stack.subviews.contains(views[1]))
    stack.insertArrangedSubview(views[0], at: 99)
    #expect(stack.arrangedSubviews == [views[2], views[0]])
    let other = UIStackView()
    other.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2]] && other.arrangedSubviews == [views[0]])
    stack.setCustomSpacing(5, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault, "it is not this stack's")
  }

  @Test("System spacing is 8 points, and custom spacing overrides it") func systemSpacing() {
    let stack = UIStackView(arrangedSubviews: StackTableTests.sizes.map { SizedView($0.along, $0.across) })
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[1])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 128)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 116)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[1])
    stack.spacing = 1
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 102)
  }

  @Test("A stack and its views are freed, though constraints refer to them") func freed() {
    weak var stack: UIStackView?
    weak var view: UIView?
    do {
      let root = UIView.sized(100, 100)
      let made = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 20)])
      root.addSubview(made)
      root.layoutIfNeeded()
      (stack, view) = (made, made.arrangedSubviews[1])
      view?.removeFromSuperview()
      root.layoutIfNeeded()
      #expect(view == nil, "an arranged view that has left is held by nothing")
    }
    #expect(stack == nil)
  }
}
