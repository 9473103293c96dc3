import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Visual formats") struct VisualFormatTests {
  let root = UIView.sized(300, 200)
  let a = SizedView(10, 10)
  let b = SizedView(20, 20)
  let c = SizedView(30, 30)

  init() {
    for view in [a, b, c] { _ = root.addConstrained(view) }
  }

  func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c": c])
  }

  /// The constraints as text, without the names of classes: a, b, c and | for the superview.
  func sentences(_ constraints: [NSLayoutConstraint]) -> [String] {
    func name(_ item: AnyObject?) -> String { item === a ? "a" : item === b ? "b" : item === c ? "c" : "|" }
    return constraints.map { constraint in
      let sign = [NSLayoutConstraint.Relation.equal: "=", .lessThanOrEqual: "<", .greaterThanOrEqual: ">"][
        constraint.relation]!
      let second = constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute) + " } ?? ""
      let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
      return
        "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) \(second)\(Int(constraint.constant))\(priority)"
    }
  }

  @Test(
    "formats of UIKit's documentation give its constraints",
    arguments: [
      ("[a]-[b]", ["b.leading = a.trailing + 8"]), ("[a(>=50)]", ["a.width > 50"]),
      ("[a][b]", ["b.leading = a.trailing + 0"]),
      ("|-50-[a]-50-|", ["a.leading = |.leading + 50", "|.trailing = a.trailing + 50"]),
      ("V:[a]-10-[b]", ["b.top = a.bottom + 10"]), ("H:[a]-0-[b]", ["b.leading = a.trailing + 0"]),
      ("[a(100@20)]", ["a.width = 100 @20"]), ("[a(==b)]", ["a.width = b.width + 0"]),
      ("[a(>=70,<=100)]", ["a.width > 70", "a.width < 100"]),
      (
        "|-[a]-[b]-[c(>=20)]-|",
        [
          "a.leading = |.leading + 20", "b.leading = a.trailing + 8", "c.width > 20", "c.leading = b.trailing + 8",
          "|.trailing = c.trailing + 20",
        ]
      ),
      (
        "V:|[a(b)][b]|",
        ["a.top = |.top + 0", "a.height = b.height + 0", "b.top = a.bottom + 0", "|.bottom = b.bottom + 0"]
      ),
      ("[a]-(>=12@750)-[b]", ["b.leading > a.trailing + 12 @750"]), ("[a]-(-4)-[b]", ["b.leading = a.trailing + -4"]),
      (
        "[a(>=1.5)]-(<=wide@low,>=2)-[b]",
        ["a.width > 1", "b.leading < a.trailing + 40 @3", "b.leading > a.trailing + 2"]
      ),
      ("[a]-wide-[b]", ["b.leading = a.trailing + 40"]),
    ] as [(String, [String])])
  func grammar(format: String, expected: [String]) {
    let logged = RuntimeLog.capture { make(format, metrics: ["wide": 40, "low": 3.0]) }
    #expect(sentences(logged.result) == expected)
    #expect(logged.sentences == [])
    #expect(logged.result.allSatisfy { !$0.isActive })
  }

  @Test("options align across the direction and reverse it") func options() {
    #expect(
      sentences(make("[a]-[b]-[c]", [.alignAllTop, .alignAllLeft])) == [
        "b.leading = a.trailing + 8", "b.top = a.top + 0", "c.leading = b.trailing + 8", "c.top = a.top + 0",
      ])
    #expect(
      sentences(make("V:[a]-[b]", [.alignAllCenterX, .spacingBaselineToBaseline])) == [
        "b.firstBaseline = a.lastBaseline + 8", "b.centerX = a.centerX + 0",
      ])
    #expect(
      sentences(make("|-5-[a]-6-[b]", .directionRightToLeft)) == [
        "|.right = a.right + 5", "a.left = b.right + 6",
      ])
    #expect(sentences(make("|-5-[a]", .directionLeftToRight)) == ["a.left = |.left + 5"])
  }

  @Test("the constraints place the views") func layout() {
    NSLayoutConstraint.activate(
      make("|-10-[a(b)]-[b]-10-|", .alignAllCenterY) + make("V:|-(>=5)-[a]") + make("V:|[b(60)]"))
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 25, 136, 10))
    #expect(b.frame == rect(154, 0, 136, 60))
  }

  @Test(
    "an invalid format gives no constraints, and a log line that marks the position",
    arguments: [
      "", "H:", "|", "[", "[a", "[d]", "[]", "[a]-", "[a]-5", "[a]-x-[b]", "[a]]", "[a]|[b]", "[a(]", "[a(>=)]",
      "[a(5]",
      "[a(5@)]", "[a](b)", "X:[a]", "[a]--[b]", "[a]-(5-[b]", "[a(1e999999)]", "[a]-5-5-[b]", "[ä]", "🙂", "[a]-(b)-[c]",
    ])
  func unreadable(format: String) {
    let logged = RuntimeLog.capture { make(format) }
    #expect(logged.result.isEmpty)
    #expect(logged.sentences.count == 1)
    #expect(logged.sentences.first?.hasPrefix("Unable to parse constraint format") == true)
  }

  @Test("a view without a superview cannot be pinned to its edges") func edgeless() {
    let alone = UIView()
    let logged = RuntimeLog.capture {
      NSLayoutConstraint.constraints(withVisualFormat: "|-[alone]", metrics: nil, views: ["alone": alone])
    }
    #expect(logged.result.isEmpty)
    #expect(logged.sentences.count == 1)
  }

  @Test("any characters in any order are parsed or refused", arguments: UInt64(1)...20)
  func anyText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["H:", "V:", "|", "-", "[", "]", "a", "b", "(", ")", ">=", "==", "@", "5", ",", "9.5", "-3", " ", "x"]
    for _ in 0..<200 {
      let format = (0..<random.below(14)).map { _ in parts[random.below(parts.count)] }.joined()
      let logged = RuntimeLog.capture { make(format) }
      #expect(logged.sentences.count == 1 || logged.sentences.isEmpty, "seed \(seed): \(format)")
    }
  }
}
