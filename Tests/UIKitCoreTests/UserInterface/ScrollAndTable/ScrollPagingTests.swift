import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class Ends: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var target: CGPoint?
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("will end at \(Int(targetContentOffset.pointee.x)),\(Int(targetContentOffset.pointee.y))")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("lifted, \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("ended \(Int(scrollView.contentOffset.y))")
  }
}

@MainActor @Suite("Where scrolling with fingers ends") struct ScrollPagingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let ends = Ends()

  init() {
    view.contentSize = CGSize(width: 1000, height: 1000)
    view.scrollDelegate = ends
  }

  private func scroll(_ view: UIScrollView, to x: CGFloat, _ y: CGFloat) {
    view.receive(.beganScrolling)
    view.receive(.scrolled(CGPoint(x: x, y: y)))
    view.receive(.endedScrolling)
  }

  @Test("Without pages it ends where the fingers were lifted") func free() {
    scroll(view, to: 0, 130)
    #expect(view.contentOffset.y == 130 && ends.log == ["will end at 0,130", "lifted, false", "ended 130"])
  }

  @Test("With pages it ends at the nearest one", arguments: [(CGFloat(90), CGFloat(0)), (110, 200), (790, 800)])
  func pages(offset: CGFloat, page: CGFloat) {
    view.isPagingEnabled = true
    scroll(view, to: 49, offset)
    #expect(view.contentOffset == CGPoint(x: 0, y: page))
    #expect(ends.log.last == "ended \(Int(page))" && ends.log.contains("lifted, true"))
  }

  @Test("The delegate can determine the end, inside the content") func delegate() {
    ends.target = CGPoint(x: 0, y: 333)
    scroll(view, to: 0, 130)
    #expect(view.contentOffset.y == 333)
    ends.target = CGPoint(x: 0, y: 5000)
    scroll(view, to: 0, 130)
    #expect(view.contentOffset.y == 800)
    ends.target = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    scroll(view, to: 0, 130)
    #expect(view.contentOffset.y == 130, "numbers that are none are ignored")
  }

  @Test("The layout of a collection view determines the end") func layout() {
    @MainActor final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded() * 60) }
    }
    let source = ItemSource([(0..<100).map { "\($0)" }])
    let grid = source.view(Snapping())
    scroll(grid, to: 0, 100)
    #expect(grid.contentOffset.y == 120)
  }

  @Test(
    "A section that scrolls on its own ends as it is configured",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, CGFloat(130)),
      (.continuousGroupLeadingBoundary, 110), (.groupPaging, 110), (.groupPagingCentered, 130), (.paging, 0),
    ]) func section(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, end: CGFloat) throws
  {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(80)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let source = ItemSource([(0..<50).map { "\($0)" }])
    let grid = source.view(UICollectionViewCompositionalLayout(section: section))
    let scroller = try #require(grid.subviews.compactMap { $0 as? CollectionSectionScroller }.first)
    scroll(scroller, to: 130, 0)
    #expect(scroller.contentOffset.x == end)
    scroll(scroller, to: 5200, 0)
    #expect(scroller.contentOffset.x <= scroller.contentSize.width - 320)
  }

  @Test("Rates have UIKit's values") func rates() {
    #expect(view.decelerationRate == .normal && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }
}
