import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Constraints in scroll views") struct ScrollLayoutTests {
  @Test("constraints from content to a scroll view's edges define its content size") func contentSize() {
    let root = UIView.sized(200, 100)
    let scroll = root.addConstrained(UIScrollView())
    let content = scroll.addConstrained(SizedView(UIView.noIntrinsicMetric, 400))
    let badge = scroll.addConstrained(SizedView(10, 10))
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
      badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(0, 0, 200, 100))
    #expect(scroll.contentSize == CGSize(width: 200, height: 420))
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 200, 420))
    #expect(content.frame == rect(5, 0, 190, 400))
    #expect(badge.frame == rect(190, 3, 10, 10))
    scroll.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(content.frame == rect(5, 0, 190, 400), "What scrolls stays where it is in the content.")
    #expect(badge.frame == rect(190, 53, 10, 10), "What is held by the frame moves through it.")
    #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, 50, 200, 100))
    content.content.height = 500
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 520))
  }

  @Test("a content size that the app set is kept where constraints do not define it") func setByHand() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    scroll.contentSize = CGSize(width: 300, height: 900)
    let view = scroll.addConstrained(SizedView(10, 10))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
    ])
    scroll.layoutIfNeeded()
    #expect(view.frame == rect(7, 8, 10, 10))
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
  }
}
