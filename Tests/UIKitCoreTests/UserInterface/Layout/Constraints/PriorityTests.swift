import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Constraints: priorities") struct PriorityTests {
  /// The widths of a label of 100 and a label of 60 side by side, 8 apart, in a given width.
  struct Pair: Sendable {
    var width: CGFloat
    var hugging: (Float, Float) = (250, 251)
    var compression: (Float, Float) = (750, 749)
    var expected: (CGFloat, CGFloat)
  }

  @Test(
    "Of two texts in a row, the one with lower hugging stretches, and the one with lower compression resistance is cut",
    arguments: [
      Pair(width: 300, hugging: (250, 251), expected: (232, 60)),
      Pair(width: 300, hugging: (252, 251), expected: (100, 192)),
      Pair(width: 168, expected: (100, 60)),
      Pair(width: 120, compression: (750, 749), expected: (100, 12)),
      Pair(width: 120, compression: (749, 750), expected: (52, 60)),
      // A view at its limit still shrinks no further than to zero.
      Pair(width: 90, compression: (750, 749), expected: (82, 0)),
    ])
  func pairs(pair: Pair) {
    let root = UIView.sized(pair.width, 20)
    let (one, two) = (root.addConstrained(SizedView(100, 20)), root.addConstrained(SizedView(60, 20)))
    for (view, hugging, compression) in [
      (one, pair.hugging.0, pair.compression.0), (two, pair.hugging.1, pair.compression.1),
    ] {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(compression), for: .horizontal)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[one]-8-[two]|", options: .alignAllTop, metrics: nil, views: ["one": one, "two": two]))
    one.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(one.frame.width == pair.expected.0 && two.frame.width == pair.expected.1)
    #expect(two.frame.maxX == pair.width && two.frame.minX == one.frame.width + 8)
  }

  @Test(
    "Of two optional lengths the one with the higher priority is used, whichever was added first",
    arguments: [(1, 2), (250, 251), (749, 750), (998, 999), (999, 1000), (1, 1000)] as [(Float, Float)])
  func wishes(lower: Float, higher: Float) {
    for isLowerFirst in [true, false] {
      let root = UIView.sized(300, 100)
      let view = root.addConstrained(UIView())
      let small = view.widthAnchor.constraint(equalToConstant: 50)
      let large = view.widthAnchor.constraint(equalToConstant: 70)
      (small.priority, large.priority) = (UILayoutPriority(lower), UILayoutPriority(higher))
      NSLayoutConstraint.activate(isLowerFirst ? [small, large] : [large, small])
      root.layoutIfNeeded()
      #expect(view.frame.width == 70)
      (small.priority, large.priority) = (UILayoutPriority(500), UILayoutPriority(400))
      root.layoutIfNeeded()
      #expect(view.frame.width == 50)
    }
  }

  @Test("Inequalities limit content from both sides, and allow values in between") func bounds() {
    let root = UIView.sized(300, 100)
    let view = root.addConstrained(SizedView(0, 10))
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    for (content, width) in [(30, 50), (50, 50), (66, 66), (80, 80), (200, 80)] as [(CGFloat, CGFloat)] {
      view.content.width = content
      root.layoutIfNeeded()
      #expect(view.frame.width == width)
    }
  }

  @Test("An image keeps its aspect ratio and fills as much of any frame as it can, centred") func aspectFit() {
    let root = UIView.sized(100, 100)
    let picture = root.addConstrained(UIView())
    let (wide, high) = (
      picture.widthAnchor.constraint(equalTo: root.widthAnchor),
      picture.heightAnchor.constraint(equalTo: root.heightAnchor)
    )
    (wide.priority, high.priority) = (.defaultHigh, .defaultHigh)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 4.0 / 3),
      picture.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
      picture.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: root.centerYAnchor), wide, high,
    ])
    for (size, frame) in [
      (CGSize(width: 320, height: 180), rect(40, 0, 240, 180)), (CGSize(width: 120, height: 200), rect(0, 55, 120, 90)),
      (CGSize(width: 400, height: 300), rect(0, 0, 400, 300)), (CGSize(width: 0, height: 300), rect(0, 150, 0, 0)),
    ] {
      root.frame.size = size
      root.layoutIfNeeded()
      #expect(picture.frame == frame)
    }
  }

  @Test("An optional constraint is satisfied as far as required ones allow: half of it, if there is no more space")
  func partly() {
    let root = UIView.sized(300, 100)
    let view = root.addConstrained(UIView())
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    let cap = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([wish, cap])
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    root.frame.size.width = 2000
    root.layoutIfNeeded()
    #expect(view.frame.width == 500)
    cap.isActive = false
    wish.constant = 900
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.width == 900, "without what must be there is nothing in a wish's way")
  }

  @Test("No constraint makes a length negative: the one that requires it is reported and ignored") func negative() {
    let root = UIView.sized(300, 100)
    let view = root.addConstrained(UIView())
    let impossible = view.widthAnchor.constraint(equalToConstant: -20)
    impossible.identifier = "impossible"
    let sentences = RuntimeLog.capture {
      NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 10), impossible])
      root.layoutIfNeeded()
    }.sentences
    #expect(sentences.count == 1 && sentences[0].contains("impossible"))
    #expect(view.frame.width == 0 && view.frame.height == 10)
  }

  @Test("An ambiguous layout gives finite frames, the same in each pass, and zero lengths where nothing requires more")
  func ambiguous() {
    let root = UIView.sized(300, 100)
    let (empty, open) = (root.addConstrained(UIView()), root.addConstrained(SizedView(40, 20)))
    let least = open.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30)
    least.isActive = true
    root.layoutIfNeeded()
    let frames = [empty.frame, open.frame]
    #expect(empty.bounds.size == .zero && open.bounds.size == CGSize(width: 40, height: 20))
    #expect(open.frame.minX >= 30)
    for _ in 0..<3 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect([empty.frame, open.frame] == frames)
    }
  }

  @Test("Text with a fixed width is as high as its lines, and the next view is below the last one") func lines() {
    let root = UIView.sized(96, 300)
    let (text, below) = (root.addConstrained(UILabel()), root.addConstrained(SizedView(10, 10)))
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 10),
    ])
    // 12 characters of 8 points make a line of 20; the baseline is 4 above the line's end.
    for (count, lines) in [(5, 1), (12, 1), (13, 2), (36, 3)] as [(Int, CGFloat)] {
      text.text = String(repeating: "x", count: count)
      root.layoutIfNeeded()
      #expect(text.frame.height == 20 * lines && below.frame.minY == 20 * lines - 4 + 10)
    }
    text.numberOfLines = 2
    root.layoutIfNeeded()
    #expect(text.frame.height == 40)
    text.text = nil
    root.layoutIfNeeded()
    #expect(text.frame.height == 0)
  }

  @Test("A number is added to a priority, and subtracted from it") func numbers() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999 && UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(250.5))
    priority -= 9
    priority += 10
    #expect(priority == .required && UILayoutPriority.defaultHigh - .init(3) == UILayoutPriority(747))
  }
}
