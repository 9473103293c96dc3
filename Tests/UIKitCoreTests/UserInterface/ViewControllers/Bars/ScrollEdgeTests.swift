import Foundation
import Testing

@testable import UIKitCore

/// The look of a navigation bar where its content is scrolled to the top, and elsewhere.
@MainActor @Suite("Bars at the edge of scrolled content") struct ScrollEdgeTests {
  private let scroll = UIScrollView(frame: .zero)
  private let page = UIViewController()
  private let navigation: UINavigationController

  init() {
    scroll.backgroundColor = .systemGroupedBackground
    scroll.contentSize = CGSize(width: 300, height: 2000)
    page.view.addSubview(scroll)
    navigation = UINavigationController(rootViewController: page)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    navigation.view.layoutIfNeeded()
    scroll.frame = page.view.bounds
    layOut()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func layOut() {
    bar.setNeedsLayout()
    navigation.view.layoutIfNeeded()
  }

  @Test("A bar over content at its top has the colour of the content and no line")
  func edge() {
    #expect(bar.isAtScrollEdge && bar.isTransparent)
    #expect(bar.contentColor == .systemGroupedBackground)
  }

  @Test("A bar over scrolled content has a background and a line, until the content is scrolled back")
  func scrolled() {
    scroll.contentOffset.y = 30
    layOut()
    #expect(!bar.isAtScrollEdge && !bar.isTransparent)
    scroll.contentOffset.y = 0
    layOut()
    #expect(bar.isTransparent)
  }

  @Test("Without a scroll view the bar has the colour of the page")
  func none() {
    scroll.removeFromSuperview()
    page.view.backgroundColor = .systemYellow
    layOut()
    #expect(bar.isTransparent && bar.contentColor == .systemYellow)
  }

  @Test("Without a scroll view the bar has the color of the topmost opaque view at the top of the page")
  func cover() {
    scroll.removeFromSuperview()
    page.view.backgroundColor = .systemYellow
    func add(_ color: UIColor, _ frame: CGRect, to view: UIView) -> UIView {
      let added = UIView(frame: frame)
      added.backgroundColor = color
      view.addSubview(added)
      return added
    }
    let bounds = page.view.bounds
    let cover = add(.systemGreen, bounds, to: page.view)
    let inner = add(.systemRed, bounds, to: cover)
    layOut()
    #expect(bar.contentColor == .systemRed)
    inner.backgroundColor = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(bar.contentColor == .systemGreen)
    _ = add(.systemBlue, CGRect(x: 10, y: 0, width: 50, height: 50), to: page.view)
    _ = add(.systemBlue, bounds.offsetBy(dx: 0, dy: 20), to: page.view)
    #expect(bar.contentColor == .systemGreen)
    cover.isHidden = true
    #expect(bar.contentColor == .systemYellow)
  }

  @Test("An appearance for the edge is taken at the edge only")
  func appearance() {
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    edge.backgroundColor = .systemRed
    bar.standardAppearance = standard
    bar.scrollEdgeAppearance = edge
    #expect(bar.currentAppearance === edge && !bar.isTransparent)
    scroll.contentOffset.y = 30
    #expect(bar.currentAppearance === standard)
  }

  @Test("A colour that the app has set is shown at the edge as well")
  func color() {
    bar.barTintColor = .systemGreen
    #expect(!bar.isTransparent)
  }

  @Test("The app chooses the scroll view that decides")
  func chosen() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.contentSize = CGSize(width: 10, height: 100)
    page.view.addSubview(other)
    page.setContentScrollView(other, for: .top)
    layOut()
    #expect(page.contentScrollView(for: .top) === other && page.contentScrollView(for: .bottom) == nil)
    scroll.contentOffset.y = 30
    #expect(bar.isAtScrollEdge)
    other.contentOffset.y = 5
    #expect(!bar.isAtScrollEdge)
  }
}
