import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("did scroll \(Int(scrollView.contentOffset.y))") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("did end") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("at rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
}

@MainActor @Suite("Scroll views") struct ScrollViewTests {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let log = ScrollLog()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = log
  }

  @Test("The offset is the origin of the bounds, requests layout and calls the delegate once") func offset() {
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(view.bounds.origin.y == 40 && view.needsLayout)
    view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(log.lines == ["did scroll 40"])
  }

  @Test("Subviews keep their position in the content, whatever the offset") func subviews() {
    let inside = UIView(frame: CGRect(x: 10, y: 300, width: 20, height: 20))
    view.addSubview(inside)
    view.contentOffset.y = 250
    #expect(inside.shownDescription.frame == CGRect(x: 10, y: 300, width: 20, height: 20))
    #expect(inside.convert(CGPoint.zero, to: view.superview ?? view).y == 300)
  }

  @Test("Scrolling by the user changes the offset, and dragging begins and ends") func person() {
    view.receive(.scrolled(CGPoint(x: 0, y: 10)))
    view.receive(.beganScrolling)
    view.receive(.scrolled(CGPoint(x: 0, y: 20)))
    #expect(view.isDragging)
    view.receive(.endedScrolling)
    view.receive(.endedScrolling)
    view.receive(.scrolled(CGPoint(x: 0, y: Double.nan)))
    #expect(log.lines == ["did scroll 10", "will begin", "did scroll 20", "did end", "at rest"])
  }

  @Test("A rectangle becomes visible with the least movement") func rectangle() {
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: true)
    #expect(view.contentOffset.y == 0 && log.lines.isEmpty)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: true)
    #expect(view.contentOffset.y == 150)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 800)
    #expect(log.lines == ["did scroll 150", "animated", "did scroll 100", "did scroll 800"])
  }

  @Test("Insets can be scrolled to, and the host receives them") func insets() throws {
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(view.nearestInside(CGPoint(x: 0, y: -500)).y == -30)
    #expect(view.nearestInside(CGPoint(x: 0, y: 5000)).y == 820)
    guard case .scroll(let content) = view.shownContent else {
      Issue.record("A scroll view shows no scrolled content")
      return
    }
    #expect(content.area == CGRect(x: 0, y: -30, width: 100, height: 1050))
  }

  @Test("Content that shrinks limits the offset") func shrinks() {
    view.contentOffset.y = 700
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 100)
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
  }
}

@MainActor @Suite("Scroll views: visible area and limits of scrolling") struct ScrollGeometryTests {
  let view = UIScrollView(frame: rect(0, 0, 100, 200))

  private func content() throws -> ScrollContent {
    guard case .scroll(let content) = view.shownContent else { throw NotScrolled() }
    return content
  }
  private struct NotScrolled: Error {}

  @Test(
    "scrollRectToVisible moves each direction separately, by the least distance",
    arguments: [
      // Already visible, at the edges too.
      (rect(50, 60, 100, 200), CGPoint(x: 50, y: 60)), (rect(60, 70, 10, 10), CGPoint(x: 50, y: 60)),
      // Beyond one edge, and beyond two.
      (rect(20, 100, 10, 10), CGPoint(x: 20, y: 60)), (rect(60, 300, 10, 40), CGPoint(x: 50, y: 140)),
      (rect(170, 20, 40, 10), CGPoint(x: 110, y: 20)),
      // Larger than the visible area: its beginning. Beyond the content: its end.
      (rect(160, 300, 120, 250), CGPoint(x: 160, y: 300)), (rect(290, 990, 50, 50), CGPoint(x: 200, y: 800)),
      (rect(-90, -90, 10, 10), CGPoint(x: 0, y: 0)),
    ] as [(CGRect, CGPoint)])
  func leastMovement(wanted: CGRect, expected: CGPoint) {
    view.contentSize = CGSize(width: 300, height: 1000)
    view.contentOffset = CGPoint(x: 50, y: 60)
    view.scrollRectToVisible(wanted, animated: false)
    #expect(view.contentOffset == expected)
  }

  @Test("With any insets the requested rectangle is visible between them, and scrolling stays within its limits")
  func insetsProperty() {
    var random = SeededGenerator.fresh("scroll insets")
    for _ in 0..<300 {
      let made = UIScrollView(frame: rect(0, 0, 100, 100))
      func some() -> CGFloat { CGFloat(random.below(30)) }
      made.contentInset = UIEdgeInsets(top: some(), left: some(), bottom: some(), right: some())
      made.contentSize = CGSize(width: 100 + 10 * some(), height: 100 + 10 * some())
      made.contentOffset = made.nearestInside(CGPoint(x: 8 * some(), y: 8 * some()))
      let before = made.contentOffset
      let wanted = rect(
        min(9 * some(), made.contentSize.width - 20), min(9 * some(), made.contentSize.height - 20), 20, 20)
      let clear = made.bounds.inset(by: made.contentInset)
      made.scrollRectToVisible(wanted, animated: false)
      let seen = made.bounds.inset(by: made.contentInset)
      #expect(seen.contains(wanted), "\(wanted) of \(made.contentSize) with \(made.contentInset)")
      if clear.contains(wanted) { #expect(made.contentOffset == before) }
      #expect(made.nearestInside(made.contentOffset) == made.contentOffset)
    }
  }

  @Test("The app may scroll beyond the content, and an equal or larger content size keeps the offset")
  func beyond() {
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: -20, y: 450)
    #expect(view.contentOffset == CGPoint(x: -20, y: 450))
    view.contentSize.height = 500
    view.contentSize.height = 600
    #expect(view.contentOffset == CGPoint(x: -20, y: 450))
    view.contentSize.height = 590
    #expect(view.contentOffset == CGPoint(x: 0, y: 390))
  }

  @Test("Content that shrinks below its insets is aligned to the top inset") func shrinksWithInsets() {
    view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 10, right: 0)
    view.contentSize = CGSize(width: 100, height: 900)
    view.contentOffset.y = 700
    view.contentSize.height = 100
    #expect(view.contentOffset.y == -40)
    #expect(view.adjustedContentInset == view.contentInset)
  }

  @Test("A user can scroll only if content is hidden, and only while scrolling is enabled")
  func directions() throws {
    for (size, horizontally, vertically) in [
      (CGSize(width: 100, height: 200), false, false), (CGSize(width: 101, height: 200), true, false),
      (CGSize(width: 50, height: 201), false, true), (CGSize(width: 300, height: 300), true, true),
    ] {
      view.contentSize = size
      #expect(try content().scrollsHorizontally == horizontally)
      #expect(try content().scrollsVertically == vertically)
    }
    view.isScrollEnabled = false
    #expect(try !content().scrollsHorizontally && !content().scrollsVertically)
    view.contentOffset.y = 30
    #expect(try content().offset.y == 30, "the app always can")
    view.isScrollEnabled = true
    view.showsVerticalScrollIndicator = false
    #expect(try !content().showsVerticalBar && content().showsHorizontalBar)
  }

  @Test("A bottom inset, as for a keyboard, makes fitting content scrollable") func keyboardInset() throws {
    view.contentSize = CGSize(width: 100, height: 150)
    #expect(try !content().scrollsVertically)
    view.contentInset.bottom = 80
    #expect(try content().scrollsVertically && content().area == rect(0, 0, 100, 230))
    #expect(view.nearestInside(CGPoint(x: 0, y: 500)).y == 30)
  }

  @Test("Points convert by the offset: scrolled content has a higher position in the superview") func conversion() {
    let outer = UIView(frame: rect(0, 0, 400, 400))
    let inside = UIView(frame: rect(10, 300, 20, 20))
    outer.addSubview(view)
    view.frame.origin = CGPoint(x: 50, y: 100)
    view.addSubview(inside)
    view.contentOffset = CGPoint(x: 5, y: 250)
    #expect(inside.convert(inside.bounds, to: outer) == rect(55, 150, 20, 20))
    #expect(outer.convert(CGPoint(x: 55, y: 150), to: inside) == .zero)
    #expect(inside.frame == rect(10, 300, 20, 20))
  }

  @Test("A scroll view clips, and does not retain its delegate") func ownership() {
    final class Listener: NSObject, UIScrollViewDelegate {}
    weak var released: Listener?
    do {
      let listener = Listener()
      view.delegate = listener
      released = listener
      #expect(view.delegate === listener)
    }
    #expect(released == nil && view.delegate == nil && view.clipsToBounds)
    view.contentOffset.y = 10
  }

  @Test("A table's delegate receives scroll callbacks through the table's single delegate property")
  func tableDelegate() {
    final class Both: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let source = TextSource([(0..<30).map(String.init)])
    let table = source.table()
    let both = Both()
    table.delegate = both
    table.layoutIfNeeded()
    table.contentOffset.y = 50
    #expect(both.offsets == [50] && (table as UIScrollView).delegate === both)
    table.delegate = nil
    table.contentOffset.y = 60
    #expect(both.offsets == [50])
  }

  @Test("An offset set inside scrollViewDidScroll calls it again, and ends") func reentrant() {
    final class Snapping: NSObject, UIScrollViewDelegate {
      var reported: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        reported.append(scrollView.contentOffset.y)
        scrollView.contentOffset.y = (scrollView.contentOffset.y / 50).rounded() * 50
      }
    }
    let snapping = Snapping()
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = snapping
    view.receive(.scrolled(CGPoint(x: 0, y: 130)))
    #expect(snapping.reported == [130, 150] && view.contentOffset.y == 150)
  }
}
