import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Colours and gradients that move to others.
@MainActor @Suite struct ColorAnimationTests {
  private struct Painted<Content: View>: View {
    let step: Int
    var isAnimated = true
    let content: (Int) -> Content
    var body: some View { content(step).animation(isAnimated ? .linear(duration: 1) : nil, value: step) }
  }

  private let colors = [
    Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0.5, blue: 0),
    Color(red: 0, green: 0, blue: 1, opacity: 0.5),
  ]

  private func driven<Content: View>(_ view: Content) -> ViewHierarchy<Content> {
    let hierarchy = ViewHierarchy(view, onIssue: { _ in })
    hierarchy.viewGraph.clock.isDriven = true
    show(hierarchy)
    return hierarchy
  }

  private func show(_ hierarchy: ViewHierarchy<some View>, at time: Double? = nil) {
    if let time { hierarchy.viewGraph.advance(to: time) }
    hierarchy.update()
    hierarchy.node.place(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    hierarchy.update()
  }

  private func views<V: UIView>(_ type: V.Type, in node: LayoutNode) -> [V] {
    let own = ((node as? LayoutLeaf)?.content as? any DisplayedContent)?.view as? V
    return [own].compactMap { $0 } + ((node as? LayoutParent)?.children ?? []).flatMap { views(type, in: $0) }
  }

  /// The parts of a colour in hundredths.
  private func parts(_ color: UIColor?) -> [Int] {
    guard let color else { return [] }
    let resolved = Color(uiColor: color).resolved(isDark: false)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Int(($0 * 100).rounded()) }
  }

  private func check<Content: View>(
    _ content: @escaping (Int) -> Content, _ color: (LayoutNode) -> UIColor?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let hierarchy = driven(Painted(step: 0, content: content))
    #expect(parts(color(hierarchy.node)) == [0, 0, 0, 100], sourceLocation: sourceLocation)
    hierarchy.setRoot(Painted(step: 1, content: content))
    show(hierarchy)
    #expect(parts(color(hierarchy.node)) == [0, 0, 0, 100], sourceLocation: sourceLocation)
    show(hierarchy, at: 0.5)
    #expect(parts(color(hierarchy.node)) == [50, 25, 0, 100], sourceLocation: sourceLocation)
    show(hierarchy, at: 1)
    #expect(parts(color(hierarchy.node)) == [100, 50, 0, 100], sourceLocation: sourceLocation)
    show(hierarchy, at: 2)
    #expect(!hierarchy.viewGraph.clock.needsFrame, sourceLocation: sourceLocation)
    hierarchy.setRoot(Painted(step: 2, isAnimated: false, content: content))
    show(hierarchy)
    #expect(parts(color(hierarchy.node)) == [0, 0, 100, 50], sourceLocation: sourceLocation)
  }

  @Test("A color moves to another one in an animated change, and changes at once in others")
  func color() {
    let colors = colors
    check({ colors[$0] }, { views(UIView.self, in: $0).first?.backgroundColor })
  }

  @Test("The style of a shape moves to another one")
  func shape() {
    let colors = colors
    check({ Rectangle().fill(colors[$0]) }, { views(UIView.self, in: $0).first?.backgroundColor })
    check({ Rectangle().foregroundStyle(colors[$0]) }, { views(UIView.self, in: $0).first?.backgroundColor })
    check({ Spacer().background(colors[$0]) }, { views(DrawingView.self, in: $0).first?.backgroundColor })
  }

  @Test("The colors of a text and of a symbol move to others")
  func textAndSymbol() {
    let colors = colors
    check({ Text("a").foregroundColor(colors[$0]) }, { views(UILabel.self, in: $0).first?.textColor })
    check({ Text("a").foregroundStyle(colors[$0]) }, { views(UILabel.self, in: $0).first?.textColor })
    check(
      { Image(systemName: "star").foregroundStyle(colors[$0]) }, { views(UIImageView.self, in: $0).first?.tintColor })
  }

  @Test("A text whose colors move is not laid out again, and one whose letters change is")
  func layoutOfText() throws {
    let colors = colors
    let content = { (step: Int) in Text(step < 2 ? "a" : "ab").foregroundStyle(colors[min(step, 1)]) }
    let hierarchy = driven(Painted(step: 0, content: content))
    let label = try #require(views(TextLabel.self, in: hierarchy.node).first)
    hierarchy.setRoot(Painted(step: 1, content: content))
    show(hierarchy, at: 0.5)
    #expect(parts(label.textColor) == [0, 0, 0, 100])
    show(hierarchy, at: 1)
    #expect(parts(label.textColor) == [50, 25, 0, 100])
    #expect(hierarchy.node.sizeThatFits(.unspecified).width == 8)
    hierarchy.setRoot(Painted(step: 2, content: content))
    show(hierarchy)
    #expect(hierarchy.node.sizeThatFits(.unspecified).width == 16)
    #expect(label.text == "ab")
  }

  @Test("A change during an animation goes on from the color that is shown")
  func change() throws {
    let colors = colors
    let content = { (step: Int) in colors[step] }
    let hierarchy = driven(Painted(step: 0, content: content))
    let view = try #require(views(UIView.self, in: hierarchy.node).first)
    hierarchy.setRoot(Painted(step: 1, content: content))
    show(hierarchy)
    show(hierarchy, at: 0.5)
    hierarchy.setRoot(Painted(step: 2, content: content))
    show(hierarchy)
    #expect(parts(view.backgroundColor) == [50, 25, 0, 100])
    show(hierarchy, at: 3)
    #expect(parts(view.backgroundColor) == [0, 0, 100, 50])
  }

  @Test("Where nobody advances the time, the new color is shown at once")
  func withoutTime() throws {
    let colors = colors
    let content = { (step: Int) in colors[step] }
    let hierarchy = ViewHierarchy(Painted(step: 0, content: content), onIssue: { _ in })
    show(hierarchy)
    hierarchy.setRoot(Painted(step: 1, content: content))
    show(hierarchy)
    #expect(parts(views(UIView.self, in: hierarchy.node).first?.backgroundColor) == [100, 50, 0, 100])
  }

  @Test(
    "A gradient's colors, locations and points move together; gradients of other kinds and other numbers of colors do not"
  )
  func gradient() throws {
    func fill(_ kind: GradientFill.Kind, _ stops: [(Color, CGFloat)]) -> Shading {
      .gradient(GradientFill(kind: kind, gradient: Gradient(stops: stops.map { .init(color: $0.0, location: $0.1) })))
    }
    let one = fill(.linear(.top, .bottom), [(colors[0], 0), (colors[0], 0.5)])
    let two = fill(.linear(.leading, .trailing), [(colors[1], 0), (colors[0], 1)])
    #expect(one.canInterpolate(to: two))
    let (from, to) = (one.animatableValues(isDark: false), two.animatableValues(isDark: false))
    var half = to - from
    half.scale(by: 0.5)
    let middle = two.with(from + half)
    guard case .gradient(let shown) = middle, case .linear(let start, let end) = shown.kind else {
      Issue.record("\(middle)")
      return
    }
    #expect(start == UnitPoint(x: 0.25, y: 0.25) && end == UnitPoint(x: 0.75, y: 0.75))
    #expect(parts(shown.gradient.stops[0].color.uiColor) == [50, 25, 0, 100])
    #expect(shown.gradient.stops[1].location == 0.75)
    #expect(one.with(from) == one.with(one.animatableValues(isDark: false)))
    #expect(!one.canInterpolate(to: fill(.radial(.center, 0, 1), [(colors[0], 0), (colors[0], 1)])))
    #expect(!one.canInterpolate(to: fill(.linear(.top, .bottom), [(colors[0], 0)])))
    #expect(!one.canInterpolate(to: .color(.red)))
    let kinds: [GradientFill.Kind] = [
      .radial(.center, 1, 2), .elliptical(.top, 1, 2), .angular(.center, .zero, .degrees(90)),
      .linearPoints(.zero, CGPoint(x: 1, y: 2)), .radialPoints(CGPoint(x: 3, y: 4), 1, 2),
      .conicPoints(CGPoint(x: 5, y: 6), .degrees(45)),
    ]
    for kind in kinds {
      let shading = fill(kind, [(Color(red: 1, green: 0, blue: 0), 0)])
      #expect(shading.with(shading.animatableValues(isDark: false)) == shading)
      #expect(shading.canInterpolate(to: shading))
    }
  }

  @Test("Numbers that are missing are zero in a sum, and a spring that goes beyond a color stays in its range")
  func numbers() {
    let sum = AnimatableValues(values: [1]) + AnimatableValues(values: [1, 2])
    #expect(sum.values == [2, 2] && sum.magnitudeSquared == 8)
    #expect((sum - .zero) == sum)
    #expect(parts(Color.red.with(AnimatableValues(values: [1.5, -0.5, 0.2, 2])).uiColor) == [100, 0, 20, 100])
  }

  @Test(
    "Views whose colors can move are freed when their host is released, at rest and during an animation",
    arguments: [false, true])
  func freed(isMoving: Bool) {
    weak var graph: ViewGraph?
    do {
      let colors = colors
      let content = { (step: Int) in
        VStack {
          Text("a").foregroundStyle(colors[step])
          colors[step]
          Rectangle().fill(colors[step])
          Image(systemName: "star").foregroundStyle(colors[step])
        }
      }
      let hierarchy = driven(Painted(step: 0, content: content))
      graph = hierarchy.viewGraph
      if isMoving {
        hierarchy.setRoot(Painted(step: 1, content: content))
        show(hierarchy)
        show(hierarchy, at: 0.5)
        #expect(hierarchy.viewGraph.clock.needsFrame)
      }
      // As a host does when it is released.
      hierarchy.remove()
      hierarchy.update()
    }
    #expect(graph == nil)
  }
}
