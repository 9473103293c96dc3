import Foundation
import SwiftUI
import Testing
import UIKitCore
import ViewBacking

/// What views in a scroll view do with its size and its movement, and where it comes to rest.
@MainActor @Suite struct ScrollEffectTests {
  private func scroll(_ hosted: Hosted<some View>, to offset: CGPoint) throws {
    try #require(hosted.first(UIScrollView.self)).contentOffset = offset
    hosted.layOut()
  }

  /// The frames in the controller's view of the views with a colour.
  private func frames(_ hosted: Hosted<some View>, _ color: UIColor) -> [CGRect] {
    hosted.all(UIView.self).filter { $0.backgroundColor == color }.map {
      $0.convert($0.bounds, to: hosted.controller.view)
    }
  }

  @Test("A frame relative to the container has the length of the scroll view around, also after it has changed")
  func containerLength() {
    let hosted = Hosted(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { _ in Text("a").containerRelativeFrame(.horizontal).background(Color.red) }
        }
      }, width: 300)
    #expect(hosted.first(UIScrollView.self)?.contentSize.width == 900)
    hosted.controller.view.frame.size.width = 200
    hosted.layOut()
    #expect(hosted.first(UIScrollView.self)?.contentSize.width == 600)
  }

  @Test("Parts of the container's length are made from a count of columns and their distance, or by a function")
  func containerParts() {
    let columns = Hosted(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 10)
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        }
      }, width: 310)
    #expect(columns.first(UIScrollView.self)?.contentSize.width == 230)
    let part = Hosted(
      ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length * 0.5 } })
    #expect(part.first(UIScrollView.self)?.contentSize == CGSize(width: 160, height: 240))
  }

  @Test("Without a scroll view the container is the window")
  func containerIsWindow() {
    let hosted = Hosted(Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 4 }.background(.red))
    #expect(hosted.all(UIView.self).contains { $0.frame.width == 80 })
  }

  @Test("The coordinate space of a scroll view begins at its edge, and its bounds are known to the views in it")
  func scrollSpace() throws {
    let log = EventLog()
    let hosted = Hosted(
      VStack(spacing: 0) {
        Color.blue.frame(height: 80)
        ScrollView {
          Color.red.frame(height: 1000).onGeometryChange(for: [CGFloat].self) {
            [$0.frame(in: .scrollView).minY, $0.bounds(of: .scrollView)?.height ?? -1]
          } action: {
            log.lines.append("\($0)")
          }
        }
      })
    try scroll(hosted, to: CGPoint(x: 0, y: 30))
    #expect(log.lines == ["[0.0, 400.0]", "[-30.0, 400.0]"])
  }

  private struct Rows: View {
    var configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Text("row").frame(height: 100).scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(1 + phase.value * 0.5)
            }
          }
        }
      }
    }
  }

  /// The opacities of the views around the labels, from top to bottom.
  private func opacities(_ hosted: Hosted<some View>) -> [CGFloat] {
    hosted.all(UILabel.self).prefix(7).map { label in
      var view: UIView? = label
      while let current = view, current.alpha == 1, current.superview !== hosted.controller.view {
        view = current.superview
      }
      return ((view?.alpha ?? 1) * 100).rounded() / 100
    }
  }

  @Test("A transition follows the movement: the more of a view is hidden, the more of the effect is seen")
  func scrollTransition() throws {
    let hosted = Hosted(Rows(), width: 320, height: 450)
    #expect(opacities(hosted) == [1, 1, 1, 1, 0.5, 0, 0])
    try scroll(hosted, to: CGPoint(x: 0, y: 25))
    #expect(opacities(hosted) == [0.75, 1, 1, 1, 0.75, 0, 0])
    try scroll(hosted, to: CGPoint(x: 0, y: 0))
    #expect(opacities(hosted) == [1, 1, 1, 1, 0.5, 0, 0])
  }

  @Test("An animated transition begins where the threshold is passed, and the identity has none")
  func thresholds() throws {
    let animated = Hosted(Rows(configuration: .animated.threshold(.visible(0.6))), width: 320, height: 450)
    #expect(opacities(animated) == [1, 1, 1, 1, 0, 0, 0])
    try scroll(animated, to: CGPoint(x: 0, y: 20))
    #expect(opacities(animated) == [1, 1, 1, 1, 1, 0, 0])
    #expect(opacities(Hosted(Rows(configuration: .identity), width: 320, height: 450)) == [1, 1, 1, 1, 1, 1, 1])
  }

  private func release(_ hosted: Hosted<some View>, at offset: CGPoint) throws -> CGPoint {
    let scroll = try #require(hosted.first(UIScrollView.self))
    scroll.contentOffset = offset
    hosted.layOut()
    scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: false)
    hosted.layOut()
    return scroll.contentOffset
  }

  @Test("A paging scroll view comes to rest at the nearest page")
  func paging() throws {
    let hosted = Hosted(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal) } }
      }
      .scrollTargetBehavior(.paging), width: 200)
    #expect(try release(hosted, at: CGPoint(x: 90, y: 0)).x == 0)
    #expect(try release(hosted, at: CGPoint(x: 310, y: 0)).x == 400)
    #expect(try release(hosted, at: CGPoint(x: 1000, y: 0)).x == 600)
  }

  @Test("A scroll view that is aligned to views comes to rest at the first edge of one, inside of its margins")
  func viewAligned() throws {
    let hosted = Hosted(
      ScrollView {
        VStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 90) } }.scrollTargetLayout()
      }
      .contentMargins(.top, 15, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned))
    #expect(try release(hosted, at: CGPoint(x: 0, y: 130)).y == 85)
    #expect(try release(hosted, at: CGPoint(x: 0, y: 140)).y == 185)
  }

  @Test("Rows of a lazy stack are targets, and without targets the scroll view rests where it was left")
  func lazyTargets() throws {
    let lazy = Hosted(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { _ in Color.red.frame(height: 100) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned))
    #expect(try release(lazy, at: CGPoint(x: 0, y: 1130)).y == 1100)
    let disabled = Hosted(
      ScrollView {
        VStack { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 90) } }.scrollTargetLayout(isEnabled: false)
      }
      .scrollTargetBehavior(.viewAligned))
    #expect(try release(disabled, at: CGPoint(x: 0, y: 133)).y == 133)
  }

  private struct Steps: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard context.axes == .vertical, context.contentSize.height > context.containerSize.height else { return }
      target.rect.origin.y = (context.originalTarget.rect.minY / 50).rounded(.down) * 50
    }
  }

  private struct Nowhere: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = .nan }
  }

  @Test("A behaviour of an app sets the target, and a target that is no number is ignored")
  func ownBehavior() throws {
    let content = Color.red.frame(height: 2000)
    #expect(
      try release(Hosted(ScrollView { content }.scrollTargetBehavior(Steps())), at: CGPoint(x: 0, y: 149)).y == 100)
    #expect(
      try release(Hosted(ScrollView { content }.scrollTargetBehavior(Nowhere())), at: CGPoint(x: 0, y: 149)).y == 149)
  }

  @Test("The content of a scroll view is clipped unless that is disabled")
  func clipping() {
    #expect(Hosted(ScrollView { Text("a") }).first(UIScrollView.self)?.clipsToBounds == true)
    #expect(Hosted(ScrollView { Text("a") }.scrollClipDisabled()).first(UIScrollView.self)?.clipsToBounds == false)
  }

  @Test("The phase of a scroll view follows the user's fingers, and a place to rest is reached by an animation")
  func phases() throws {
    struct Pages: View {
      let log: EventLog
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 300) }
          }.scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .onScrollPhaseChange { old, new, context in
          log.lines.append("\(old) \(new) \(Int(context.geometry.contentOffset.y))")
        }
        .onScrollPhaseChange { _, new in log.lines.append("\(new.isScrolling)") }
      }
    }
    let log = EventLog()
    let hosted = Hosted(Pages(log: log))
    let scroll = try #require(hosted.first(UIScrollView.self))
    scroll.receive(.beganScrolling)
    hosted.layOut()
    #expect(log.lines == ["idle interacting 0", "true"])
    scroll.receive(.scrolled(CGPoint(x: 0, y: 310)))
    scroll.receive(.endedScrolling)
    hosted.layOut()
    #expect(scroll.contentOffset.y == 300)
    #expect(log.lines.last == "false" && log.lines.contains { $0.hasPrefix("interacting animating") })
    #expect(log.lines.contains { $0.hasSuffix(" idle 300") })
  }
}
