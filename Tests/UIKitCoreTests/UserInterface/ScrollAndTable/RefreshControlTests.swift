import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Refresh controls") struct RefreshControlTests {
  let root = UIViewController()
  let shown: ContainerWindow
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let control = UIRefreshControl()

  init() {
    shown = ContainerWindow(root)
    root.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.refreshControl = control
    shown.turn()
  }

  private func count(_ event: UIControl.Event = .valueChanged) -> () -> Int {
    final class Counter { var value = 0 }
    let counter = Counter()
    control.addAction(UIAction { _ in counter.value += 1 }, for: event)
    return { counter.value }
  }

  @Test("The control is hidden until a refresh begins") func hidden() {
    #expect(control.superview === scroll && control.isHidden && !control.isRefreshing)
    #expect(scroll.contentInset == .zero && scroll.contentOffset == .zero)
  }

  @Test("A pull beyond the top begins a refresh and sends the event, once until it ends") func pull() {
    let events = count()
    scroll.receive(.pulledDown)
    scroll.receive(.pulledDown)
    #expect(control.isRefreshing && events() == 1 && !control.isHidden)
    #expect(scroll.contentInset.top == 60 && scroll.contentOffset.y == -60)
    control.endRefreshing()
    #expect(!control.isRefreshing && control.isHidden && scroll.contentInset.top == 0 && scroll.contentOffset.y == 0)
    scroll.receive(.pulledDown)
    #expect(events() == 2)
  }

  @Test("A pull elsewhere than at the top is none") func below() {
    let events = count()
    scroll.contentOffset.y = 300
    scroll.receive(.pulledDown)
    #expect(events() == 0 && !control.isRefreshing)
  }

  @Test("The keys of the desktop begin a refresh") func keys() {
    let events = count()
    #expect(shown.window.handle(KeyStroke("\u{F708}")) && events() == 1)
    control.endRefreshing()
    #expect(shown.window.handle(KeyStroke("r", .command)) && events() == 2)
    control.endRefreshing()
    #expect(!shown.window.handle(KeyStroke("r")) && events() == 2)
    control.isEnabled = false
    #expect(!shown.window.handle(KeyStroke("\u{F708}")) && events() == 2)
  }

  @Test("A refresh that the app begins sends no event, and keeps the place of scrolled content") func byApp() {
    let events = count()
    scroll.contentOffset.y = 500
    control.beginRefreshing()
    #expect(control.isRefreshing && events() == 0 && scroll.contentOffset.y == 500 && scroll.contentInset.top == 60)
    control.endRefreshing()
    control.endRefreshing()
    #expect(scroll.contentOffset.y == 500 && scroll.contentInset.top == 0)
  }

  @Test("A title makes the control higher") func title() {
    control.attributedTitle = NSAttributedString(string: "Updating")
    control.beginRefreshing()
    shown.turn()
    #expect(scroll.contentInset.top == 80 && shown.views(UILabel.self).map(\.text) == ["Updating"])
    #expect(control.frame == CGRect(x: 0, y: -80, width: 300, height: 80))
  }

  @Test("The app's own inset stays, also if the control is removed during a refresh") func insets() {
    scroll.contentInset.top = 10
    control.beginRefreshing()
    #expect(scroll.contentInset.top == 70)
    scroll.refreshControl = nil
    #expect(scroll.contentInset.top == 10 && control.superview == nil)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    other.refreshControl = control
    #expect(other.contentInset.top == 60 && control.superview === other)
  }

  @Test("A table controller passes its control to its table, before and after it is loaded") func table() {
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = control
    #expect(controller.refreshControl === control && !controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.tableView.refreshControl === control && controller.refreshControl === control)
    controller.refreshControl = nil
    #expect(controller.tableView.refreshControl == nil && controller.refreshControl == nil)
  }
}
