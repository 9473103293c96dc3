import Foundation
import Testing
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
