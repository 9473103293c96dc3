import Foundation
@_spi(Runtime) import UIKitCore
import ViewBacking

extension SceneUnderTest {
  /// Scrolls what can be scrolled, page by page, until an element is on screen: rows of lists are made when they come into view, so that one
  /// further down does not exist before. Fails if it does not come into view.
  ///
  /// ```swift
  /// scene.scroll(to: scene.text("Row 500"))
  /// scene.text("Row 500").tap()
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  @discardableResult
  public func scroll(
    to element: ElementUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StepResult {
    var search = ScrollSearch(element)
    let problem =
      ElementReport.obstacle(self).map { "Nothing can be scrolled: \($0)" }
      ?? (search.run() ? nil : ElementReport.missing(element._query, purpose: "scroll to, at any position"))
    guard let problem else { return search.input.result }
    AssertionLocation(fileID, filePath, line, column).fail(problem)
    return StepResult(rejectionReason: problem)
  }
}

/// The search for an element by scrolling.
@MainActor private struct ScrollSearch {
  let element: ElementUnderTest
  var input: HostInput

  init(_ element: ElementUnderTest) {
    self.element = element
    input = HostInput(element.app)
  }

  /// Returns whether the element is on screen now.
  mutating func run() -> Bool {
    if let found = element.found {
      reveal(found)
      return true
    }
    for view in scrollViews {
      guard let start = scroll(of: view) else { continue }
      // Down from here, then from the top.
      if search(view, from: start.offset) || search(view, from: start.area.origin) { return true }
      input.scroll(view, to: start.offset)
    }
    return false
  }

  /// The views on screen that scroll, the largest first.
  private var scrollViews: [UIView] {
    element.app.turned {
      ElementTree(element._query.scene).elements
        .filter { element in
          guard case .scroll(let scroll) = element.content else { return false }
          return scroll.scrollsVertically || scroll.scrollsHorizontally
        }
        .sorted { $0.visibleFrame.width * $0.visibleFrame.height > $1.visibleFrame.width * $1.visibleFrame.height }
        .map(\.view)
    }
  }

  private func scroll(of view: UIView) -> ScrollContent? {
    element.app.turned {
      if case .scroll(let content) = view.shownContent { content } else { nil }
    }
  }

  private mutating func search(_ view: UIView, from start: CGPoint) -> Bool {
    var offset = start
    while true {
      input.scroll(view, to: offset)
      if let found = element.found {
        reveal(found)
        return true
      }
      // Estimated heights of rows become others when they come into view.
      guard let content = scroll(of: view) else { return false }
      let size = view.bounds.size
      let page = CGPoint(
        x: content.scrollsVertically ? 0 : size.width * 0.8, y: content.scrollsVertically ? size.height * 0.8 : 0)
      let next = content.inside(content.offset.moved(by: page), size)
      guard next.x > content.offset.x + 0.5 || next.y > content.offset.y + 0.5 else { return false }
      offset = next
    }
  }

  /// Scrolls so far that all of the element is visible, or as much as there is room for.
  private mutating func reveal(_ found: ScreenElement) {
    guard found.visibleFrame != found.frame,
      let view = sequence(first: found.view, next: \.superview).dropFirst().first(where: {
        if case .scroll = $0.shownContent { true } else { false }
      }), let content = scroll(of: view)
    else { return }
    let frame = view.convert(view.bounds, to: nil)
    func distance(_ near: CGFloat, _ far: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      near < low ? near - low : far > high ? min(far - high, near - low) : 0
    }
    let move = CGPoint(
      x: distance(found.frame.minX, found.frame.maxX, frame.minX, frame.maxX),
      y: distance(found.frame.minY, found.frame.maxY, frame.minY, frame.maxY))
    guard move != .zero else { return }
    input.scroll(view, to: content.inside(content.offset.moved(by: move), view.bounds.size))
  }
}
