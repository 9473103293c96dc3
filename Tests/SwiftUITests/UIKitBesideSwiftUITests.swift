import Foundation
import Testing

@testable import SwiftUI
@testable import UIKitCore

/// Parts of UIKit that apps of SwiftUI use beside it.
@MainActor @Suite(.serialized) struct UIKitBesideSwiftUITests {
  @Test("What is set on the appearance of a class is adopted by its views, except where they have set it themselves")
  func appearance() throws {
    defer { UIProcess.current.appearancePrototypes = AppearancePrototypes() }
    UITextView.appearance().backgroundColor = .red
    UITableView.appearance().separatorStyle = .none
    let own = UITextView(frame: .zero)
    own.backgroundColor = .blue
    let other = UITextView(frame: .zero)
    let table = UITableView(frame: .zero, style: .plain)
    let controller = UIViewController()
    let window = TestWindow(controller: controller)
    for view in [own, other, table] { controller.view.addSubview(view) }
    window.turn()
    #expect(own.backgroundColor == .blue && other.backgroundColor == .red)
    #expect(table.separatorStyle == .none)
    #expect(UITextView.appearance() === UITextView.appearance())
  }

  @Test("The first word that no dictionary has is misspelled, with its usual endings, and the search can wrap around")
  func spelling() {
    let checker = UITextChecker(words: { $0 == "en" ? ["the", "cat", "carry", "like", "don't"] : [] })
    func search(_ text: String, from start: Int = 0, wrap: Bool = false, _ language: String = "en") -> NSRange {
      checker.rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
        language: language)
    }
    #expect(search("The cats, liked: don't carries 12").location == NSNotFound)
    #expect(search("the 😀 ctas and") == NSRange(location: 7, length: 4))
    #expect(search("ctas the", from: 2).location == NSNotFound)
    #expect(search("ctas the", from: 2, wrap: true) == NSRange(location: 0, length: 4))
    #expect(search("ctas", "xx").location == NSNotFound)
    #expect(
      checker.rangeOfMisspelledWord(
        in: "a", range: NSRange(location: 3, length: 9), startingAt: 0, wrap: false, language: "en"
      ).location
        == NSNotFound)
    checker.ignoreWord("ctas")
    #expect(search("ctas the").location == NSNotFound)
    #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 3), in: "cta", language: "en") == ["cat"])
    #expect(
      checker.completions(forPartialWordRange: NSRange(location: 0, length: 2), in: "ca", language: "en")
        == ["carry", "cat"])
  }

  @Test("A page control has a dot for each page, keeps its page in its bounds, and is as wide as its dots")
  func pageControl() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    control.currentPage = 7
    control.pageIndicatorTintColor = .gray
    control.currentPageIndicatorTintColor = .red
    control.layoutIfNeeded()
    #expect(control.currentPage == 2)
    #expect(control.subviews.map(\.backgroundColor) == [.gray, .gray, .red])
    #expect(control.subviews.map(\.frame.midX) == [34, 50, 66])
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.currentPage == 0 && control.subviews.isEmpty)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(control.size(forNumberOfPages: 3).width > control.intrinsicContentSize.width)
  }

  @Test("The attributes of a tab's title are kept for each state")
  func tabAttributes() {
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }
}
