import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Pages in a row.
@MainActor private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var log: [String] = []
  var count = 0

  init(_ pages: [UIViewController]) { self.pages = pages }

  private func neighbour(_ page: UIViewController, _ offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + offset) else {
      return nil
    }
    return pages[index + offset]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, 1) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.append("will \(pendingViewControllers.map { $0.title ?? "" })") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.append("did \(previousViewControllers.map { $0.title ?? "" }) \(finished && completed)") }
}

@MainActor @Suite("Page view controllers") struct PageViewTests {
  let log = ViewsLog()
  let pages: [LoggingController]
  let container: UIPageViewController
  let shown: ContainerWindow
  private let book: Book

  init() {
    let log = log
    pages = ["a", "b", "c"].map { name in
      let page = LoggingController(name, log)
      page.title = name
      return page
    }
    container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book = Book(pages)
    container.dataSource = book
    container.delegate = book
    container.setViewControllers([pages[0]], direction: .forward, animated: false)
    shown = ContainerWindow(container)
    _ = log.take()
  }

  private var current: [String] { (container.viewControllers ?? []).map { $0.title ?? "" } }

  @Test("The first page fills the container and is its child") func first() {
    #expect(pages[0].isOnScreen && pages[0].parent === container && current == ["a"])
    #expect(pages[0].view.placeInWindow == shown.window.bounds)
  }

  @Test("The app changes the page; the callbacks of both are balanced, and the completion follows") func byApp() {
    var completions: [Bool] = []
    container.setViewControllers([pages[1]], direction: .forward, animated: true) { completions.append($0) }
    #expect(completions.isEmpty && current == ["b"])
    shown.turn()
    #expect(completions == [true] && book.log.isEmpty)
    #expect(
      appearanceOnly(log.take()) == [
        "a.viewWillDisappear", "b.viewDidLoad", "b.viewWillAppear", "b.viewIsAppearing", "a.viewDidDisappear",
        "b.viewDidAppear",
      ])
    #expect(pages[0].parent == nil && pages[0].viewIfLoaded?.superview == nil && pages[1].parent === container)
  }

  @Test("The user goes on and back with the arrow keys, and stops at the ends") func keys() {
    #expect(shown.window.handle(KeyStroke("\u{F703}")))
    shown.turn()
    #expect(current == ["b"] && book.log == ["will [\"b\"]", "did [\"a\"] true"])
    for _ in 0..<3 {
      _ = shown.window.handle(KeyStroke("\u{F703}"))
      shown.turn()
    }
    #expect(current == ["c"])
    _ = shown.window.handle(KeyStroke("\u{F702}"))
    shown.turn()
    #expect(current == ["b"])
    #expect(!shown.window.handle(KeyStroke("\u{F701}")))
  }

  @Test("From right to left the next page is at the left, for the arrow keys and for drags") func rightToLeft() throws {
    shown.window.traitOverrides.layoutDirection = .rightToLeft
    shown.turn()
    #expect(shown.window.handle(KeyStroke("\u{F702}")))
    shown.turn()
    #expect(current == ["b"])
    _ = shown.window.handle(KeyStroke("\u{F703}"))
    shown.turn()
    #expect(current == ["a"])
    let pan = try #require(container.gestureRecognizers.first)
    func drag(_ distance: CGFloat) {
      pan.receive(.began(CGPoint(x: 500, y: 300)))
      pan.receive(.ended(CGPoint(x: 500 + distance, y: 300)))
      shown.turn()
    }
    drag(-100)
    #expect(current == ["a"])
    drag(100)
    #expect(current == ["b"])
    container.view.semanticContentAttribute = .spatial
    drag(-100)
    #expect(current == ["c"])
  }

  @Test("Pages that follow each other downwards have the same keys and drags from right to left") func vertical() throws
  {
    let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let pages = (0..<3).map { _ in UIViewController() }
    let book = Book(pages)
    container.dataSource = book
    container.setViewControllers([pages[0]], direction: .forward, animated: false)
    let shown = ContainerWindow(container)
    shown.window.traitOverrides.layoutDirection = .rightToLeft
    shown.turn()
    #expect(shown.window.handle(KeyStroke("\u{F701}")))
    shown.turn()
    #expect(container.viewControllers?.first === pages[1])
    let pan = try #require(container.gestureRecognizers.first)
    pan.receive(.began(CGPoint(x: 500, y: 300)))
    pan.receive(.ended(CGPoint(x: 500, y: 200)))
    shown.turn()
    #expect(container.viewControllers?.first === pages[2])
  }

  @Test("Without a data source the user cannot change the page") func noSource() {
    container.dataSource = nil
    container.step(.forward)
    shown.turn()
    #expect(current == ["a"] && book.log.isEmpty)
  }

  @Test("A page control is shown for a number of pages, and a tap on it goes on") func indicator() throws {
    #expect(shown.views(UIPageControl.self).isEmpty)
    book.count = 3
    container.dataSource = nil
    container.dataSource = book
    shown.turn()
    let control = try #require(shown.views(UIPageControl.self).first)
    #expect(control.numberOfPages == 3 && control.currentPage == 0)
    #expect(pages[0].view.frame.maxY <= control.frame.minY)
    control.currentPage = 1
    control.sendActions(for: .valueChanged)
    shown.turn()
    #expect(current == ["b"] && control.currentPage == 1)
  }

  @Test("With a spine in the middle two pages are beside each other, and both are turned") func spine() {
    let container = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let pages = ["1", "2", "3", "4", "5"].map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
    let book = Book(pages)
    container.dataSource = book
    container.setViewControllers(Array(pages[0...1]), direction: .forward, animated: false)
    let shown = ContainerWindow(container)
    #expect(container.spineLocation == .mid && pages[1].view.placeInWindow.minX == 500)
    container.step(.forward)
    shown.turn()
    #expect(container.viewControllers?.map { $0.title ?? "" } == ["3", "4"])
    container.step(.forward)
    shown.turn()
    #expect(container.viewControllers?.map { $0.title ?? "" } == ["3", "4"], "The last page has no other beside it.")
    container.step(.reverse)
    shown.turn()
    #expect(container.viewControllers?.map { $0.title ?? "" } == ["1", "2"])
    shown.window.traitOverrides.layoutDirection = .rightToLeft
    shown.turn()
    #expect(pages[0].view.placeInWindow.minX == 500 && pages[1].view.placeInWindow.minX == 0)
  }

  @Test("A change before the view is loaded is shown with the view") func early() {
    let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let page = UIViewController()
    var completed = false
    container.setViewControllers([page], direction: .forward, animated: true) { _ in completed = true }
    #expect(completed && page.parent === container && !container.isViewLoaded)
    let shown = ContainerWindow(container)
    #expect(page.isOnScreen && page.view.placeInWindow == shown.window.bounds)
  }

  @Test("The data source is called only while there are pages") func noPages() {
    @MainActor final class Strict: NSObject, UIPageViewControllerDataSource {
      var calls = 0
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }
      func presentationCount(for pageViewController: UIPageViewController) -> Int {
        #expect(pageViewController.viewControllers?.isEmpty == false)
        calls += 1
        return 2
      }
      func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }
    let source = Strict()
    let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    container.dataSource = source
    let shown = ContainerWindow(container)
    #expect(source.calls == 0)
    container.setViewControllers([UIViewController()], direction: .forward, animated: false)
    shown.turn()
    #expect(source.calls > 0 && shown.views(UIPageControl.self).first?.currentPage == 1)
    container.setViewControllers(nil, direction: .forward, animated: false)
    shown.turn()
    #expect(container.viewControllers?.isEmpty == true)
  }

  @Test("The container itself cannot be its page") func recursion() {
    let sentences = RuntimeLog.capture {
      container.setViewControllers([container], direction: .forward, animated: false)
    }.sentences
    #expect(sentences.count == 1 && current.isEmpty)
  }

  @Test("Pages and container are freed") func freed() {
    weak var released: UIPageViewController?
    do {
      let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      container.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let shown = ContainerWindow(container)
      released = container
      shown.window.rootViewController = UIViewController()
      shown.turn()
    }
    #expect(released == nil)
  }
}
