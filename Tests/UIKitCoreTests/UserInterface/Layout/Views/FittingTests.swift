import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Fitting sizes, margins and safe areas") struct FittingTests {
  /// A cell: a label over a detail, inside margins of 10.
  func cell() -> (content: UIView, title: UILabel) {
    let content = UIView()
    let (title, detail) = (content.addConstrained(UILabel()), content.addConstrained(UILabel()))
    title.numberOfLines = 0
    title.text = String(repeating: "a", count: 20)
    detail.text = "detail"
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
    ])
    return (content, title)
  }

  @Test("a cell's height follows from its width") func cells() {
    let (content, title) = cell()
    func height(_ width: CGFloat) -> CGFloat {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == width)
      return size.height
    }
    #expect(height(300) == 64)
    #expect(height(100) == 84)
    #expect(height(60) == 124)
    title.text = "short"
    #expect(height(100) == 64)
    #expect(content.frame == .zero, "Asking moves nothing.")
    #expect(content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 64))
    content.frame = rect(0, 0, 100, 64)
    let logged = RuntimeLog.capture { content.layoutIfNeeded() }
    #expect(logged.sentences == [])
    #expect(title.frame == rect(10, 10, 80, 20))
    #expect(height(60) == 64)
  }

  @Test("a view without constraints fits its content, and an empty one nothing") func plainViews() {
    #expect(SizedView(30, 20).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(
      UIView().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 10000))
    let odd = CGSize(width: CGFloat.infinity, height: .nan)
    #expect(SizedView(30, 20).systemLayoutSizeFitting(odd).height == 20)
  }

  @Test("the safe area excludes bars and additional insets, and applies to subviews") func safeArea() {
    final class Controller: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let controller = Controller()
    controller.view.frame = rect(0, 0, 100, 200)
    let view = controller.view.addConstrained(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.frame == rect(16, 0, 68, 200))
    controller.barInsets.top = 44
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 5, bottom: 0, right: 0)
    controller.view.layoutIfNeeded()
    #expect(view.frame == rect(21, 50, 63, 150))
    #expect(controller.changes == 1)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == rect(5, 50, 95, 150))
    let under = UIView(frame: rect(0, 20, 100, 100))
    controller.view.addSubview(under)
    #expect(under.safeAreaInsets == UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0))
    #expect(view.safeAreaInsets == .zero)
    #expect(under.layoutMargins == UIEdgeInsets(top: 38, left: 13, bottom: 8, right: 8))
    under.insetsLayoutMarginsFromSafeArea = false
    #expect(under.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    under.preservesSuperviewLayoutMargins = true
    #expect(under.layoutMargins == UIEdgeInsets(top: 30, left: 21, bottom: 8, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 51, left: 7, bottom: 3, right: 4))
  }

  @Test("the readable guide is at most 672 points wide, centred") func readable() {
    let root = UIView.sized(1000, 10)
    let view = root.addConstrained(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(164, 0, 672, 1))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 0, 284, 1))
  }

  @Test("margin attributes use the view's margins") func marginAttributes() {
    let root = UIView.sized(100, 100)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = root.addConstrained(UIView())
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    let rules = pairs.map {
      NSLayoutConstraint(
        item: view, attribute: $0.0, relatedBy: .equal, toItem: root, attribute: $0.1, multiplier: 1, constant: 0)
    }
    NSLayoutConstraint.activate(rules)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 40, 60))
    root.layoutMargins.left = 25
    root.layoutIfNeeded()
    #expect(view.frame == rect(25, 10, 35, 60))
    NSLayoutConstraint.deactivate([rules[1]])
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins, multiplier: 1,
      constant: 0
    ).isActive = true
    view.widthAnchor.constraint(equalToConstant: 7).isActive = true
    NSLayoutConstraint.deactivate([rules[0]])
    root.layoutIfNeeded()
    #expect(view.frame == rect(39, 10, 7, 60))
  }
}
