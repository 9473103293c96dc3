import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Layout guides") struct GuideTests {
  let root = UIView.sized(300, 200)

  @Test("Guides of equal width between views distribute them without views for the gaps") func spacers() {
    let views = [60, 40, 50].map { root.addConstrained(SizedView($0, 10)) }
    let guides = (0..<4).map { _ in UILayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    var constraints = guides.dropFirst().map { $0.widthAnchor.constraint(equalTo: guides[0].widthAnchor) }
    var edge = root.leadingAnchor
    for (index, guide) in guides.enumerated() {
      constraints.append(guide.leadingAnchor.constraint(equalTo: edge))
      guard index < 3 else { continue }
      constraints.append(views[index].leadingAnchor.constraint(equalTo: guide.trailingAnchor))
      edge = views[index].trailingAnchor
    }
    constraints.append(guides[3].trailingAnchor.constraint(equalTo: root.trailingAnchor))
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [37.5, 135, 212.5])
    #expect(guides.map(\.layoutFrame.width) == [37.5, 37.5, 37.5, 37.5])
    #expect(root.subviews.count == 3 && root.layoutGuides.count == 4)
  }

  @Test("A guide around views centres them as a group") func group() {
    let (icon, text) = (root.addConstrained(SizedView(30, 30)), root.addConstrained(SizedView(100, 20)))
    let group = UILayoutGuide()
    root.addLayoutGuide(group)
    NSLayoutConstraint.activate(
      [
        group.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        group.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        icon.topAnchor.constraint(equalTo: group.topAnchor),
        icon.centerXAnchor.constraint(equalTo: group.centerXAnchor),
        text.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 10),
        text.bottomAnchor.constraint(equalTo: group.bottomAnchor),
      ]
        + [
          text.leadingAnchor.constraint(equalTo: group.leadingAnchor),
          text.trailingAnchor.constraint(
            equalTo: group.trailingAnchor),
        ])
    root.layoutIfNeeded()
    #expect(group.layoutFrame == rect(100, 70, 100, 60))
    #expect(icon.frame == rect(135, 70, 30, 30) && text.frame == rect(100, 110, 100, 20))
  }

  @Test("A guide belongs to one view; removing it removes its constraints and its owner") func ownership() {
    let other = UIView()
    root.addSubview(other)
    let guide = UILayoutGuide()
    guide.identifier = "mine"
    root.addLayoutGuide(guide)
    let view = root.addConstrained(UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    constraint.isActive = true
    #expect(guide.owningView === root && constraint.description.contains("UILayoutGuide:'mine'.leading"))
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other && root.layoutGuides.isEmpty && !constraint.isActive)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && guide.layoutFrame == .zero)
    let sentences = RuntimeLog.capture { constraint.isActive = true }.sentences
    #expect(sentences.count == 1 && !constraint.isActive)
  }

  @Test("A view's own guides cannot be removed, and are not among the added ones") func systemGuides() {
    let guides = [root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide]
    let other = UIView()
    for guide in guides {
      other.addLayoutGuide(guide)
      root.removeLayoutGuide(guide)
      #expect(guide.owningView === root)
    }
    #expect(root.layoutGuides.isEmpty && root.layoutMarginsGuide === guides[1])
    #expect(guides[1].layoutFrame == rect(8, 8, 284, 184))
  }

  @Test("Changed margins move the views constrained to them immediately, without changing the constraints")
  func margins() {
    let view = root.addConstrained(UIView())
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 284, 184))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 1, 240, 196))
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40))
  }

  @Test("Margins apply to a subview with preservesSuperviewLayoutMargins, as far as it overlaps them")
  func preserved() {
    root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    let inner = UIView(frame: rect(10, 50, 290, 100))
    inner.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    root.addSubview(inner)
    #expect(inner.layoutMargins.left == 5)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 30))
  }

  @Test("A controller's additional safe area moves views at the guide, also in its children's views")
  func safeArea() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let shown = ContainerWindow(parent, width: 400, height: 300)
    child.view.frame = rect(0, 0, 400, 300)
    let view = child.view.addConstrained(SizedView(10, 10))
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.leadingAnchor),
    ])
    shown.turn()
    #expect(view.frame.origin == .zero)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 12, bottom: 0, right: 0)
    shown.turn()
    #expect(view.frame.origin == CGPoint(x: 12, y: 30))
    child.view.frame.origin.y = 20
    shown.turn()
    #expect(view.frame.origin == CGPoint(x: 12, y: 10), "only what still reaches into the child's view counts")
    child.additionalSafeAreaInsets.top = 7
    shown.turn()
    #expect(view.frame.origin.y == 17 && child.view.safeAreaInsets.top == 17)
  }

  @Test("The frame guide keeps a view in place while the content scrolls, and the content guide scrolls it")
  func scrollGuides() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    let (still, moving) = (scroll.addConstrained(SizedView(10, 10)), scroll.addConstrained(SizedView(100, 400)))
    NSLayoutConstraint.activate([
      still.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      still.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      moving.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      moving.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      moving.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      moving.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      moving.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 400) && still.frame.minY == 90)
    scroll.contentOffset.y = 130
    scroll.layoutIfNeeded()
    #expect(still.frame.minY == 220 && moving.frame == rect(0, 0, 100, 400))
    scroll.frame.size = CGSize(width: 60, height: 50)
    scroll.layoutIfNeeded()
    #expect(moving.frame.width == 60 && still.frame.maxY == scroll.bounds.maxY)
  }
}
