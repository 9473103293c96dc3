import Foundation
import SceneSystem
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Refresh controls under any sequence of calls") struct RefreshPropertyTests {
  @Test("The insets of the app stay, however refreshes begin, end and move", arguments: 0..<40)
  func sequences(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<2).map { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)) }
    for view in views { view.contentSize = CGSize(width: 200, height: CGFloat(random.below(1000))) }
    let controls = (0..<2).map { _ in UIRefreshControl() }
    var own: [CGFloat] = [0, 0]
    var events = 0
    for control in controls { control.addAction(UIAction { _ in events += 1 }, for: .valueChanged) }
    for _ in 0..<60 {
      let (view, control) = (random.below(2), controls[random.below(2)])
      switch random.below(8) {
      case 0: control.beginRefreshing()
      case 1, 2: control.endRefreshing()
      case 3:
        if views[1 - view].refreshControl === control { views[1 - view].refreshControl = nil }
        views[view].refreshControl = control
      case 4: views[view].refreshControl = nil
      case 5: views[view].receive(.pulledDown)
      case 6:
        let more = CGFloat(random.below(40))
        own[view] += more
        views[view].contentInset.top += more
      default: control.attributedTitle = random.below(2) == 0 ? nil : NSAttributedString(string: "title")
      }
      for (index, view) in views.enumerated() {
        let control = view.refreshControl
        let added: CGFloat = control?.isRefreshing == true ? control?.attributedTitle == nil ? 60 : 80 : 0
        #expect(view.contentInset.top == own[index] + added)
        #expect(control?.superview === (control == nil ? nil : view))
      }
      #expect(controls.allSatisfy { $0.isHidden != $0.isRefreshing })
    }
    for control in controls { control.endRefreshing() }
    #expect(zip(views, own).allSatisfy { $0.contentInset.top == $1 } && events <= 60)
  }
}
