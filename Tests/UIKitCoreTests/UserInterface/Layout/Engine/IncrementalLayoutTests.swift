import Foundation
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

/// A tree of views with a complete layout, as a description from which it can be rebuilt at any time.
private struct TreePlan {
  struct Node {
    var parent: Int?
    /// The sibling before it that it is constrained to, by axis; `nil` for the parent.
    var neighbour: [Int?]
    var gap: [CGFloat]
    var content: CGSize
    /// A fixed length, by axis, or `nil` if the content decides.
    var length: [CGFloat?]
    var limitIsActive: Bool
    var isGiven: Bool
  }

  var size: CGSize
  var nodes: [Node]

  init(using random: inout SeededGenerator) {
    size = CGSize(width: 200 + random.below(300), height: 200 + random.below(300))
    nodes = []
    for index in 0..<(3 + random.below(12)) {
      let parent = index > 0 && random.below(2) == 0 ? random.below(index) : nil
      let siblings = nodes.indices.filter { nodes[$0].parent == parent }
      nodes.append(
        Node(
          parent: parent,
          neighbour: (0...1).map { _ in
            siblings.isEmpty || random.below(2) == 0 ? nil : siblings.randomElement(using: &random)
          },
          gap: (0...1).map { _ in CGFloat(random.below(20)) },
          content: CGSize(width: 5 + random.below(90), height: 5 + random.below(90)),
          length: (0...1).map { _ in random.below(4) == 0 ? CGFloat(10 + random.below(60)) : nil },
          limitIsActive: random.below(2) == 0, isGiven: random.below(8) == 0))
    }
  }

  mutating func change(using random: inout SeededGenerator) {
    let index = random.below(nodes.count)
    switch random.below(5) {
    case 0: size.width = CGFloat(50 + random.below(500))
    case 1: nodes[index].gap[random.below(2)] = CGFloat(random.below(40))
    case 2: nodes[index].content.width = CGFloat(5 + random.below(150))
    case 3: nodes[index].limitIsActive.toggle()
    default: if nodes[index].length[0] != nil { nodes[index].length[0] = CGFloat(5 + random.below(100)) }
    }
  }
}

@MainActor private final class BuiltTree {
  let root = UIView()
  var views: [SizedView] = []
  var gaps: [[NSLayoutConstraint]] = []
  var lengths: [[NSLayoutConstraint?]] = []
  var limits: [NSLayoutConstraint] = []

  init(_ plan: TreePlan) {
    for (index, node) in plan.nodes.enumerated() {
      let view = SizedView(node.content.width, node.content.height)
      let parent = node.parent.map { views[$0] } ?? root
      parent.addSubview(view)
      views.append(view)
      view.translatesAutoresizingMaskIntoConstraints = node.isGiven
      let x = node.neighbour[0].map { views[$0].trailingAnchor } ?? parent.leadingAnchor
      let y = node.neighbour[1].map { views[$0].bottomAnchor } ?? parent.topAnchor
      gaps.append([view.leadingAnchor.constraint(equalTo: x), view.topAnchor.constraint(equalTo: y)])
      lengths.append(
        zip([view.widthAnchor, view.heightAnchor], node.length).map { anchor, length in
          length.map { anchor.constraint(equalToConstant: $0) }
        })
      let limit = view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor)
      limit.priority = UILayoutPriority(800 + Float(index))
      limits.append(limit)
      // Every optional constraint has a priority of its own, so that the optimum is unique.
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let place = Float(2 * index + axis.rawValue)
        view.setContentHuggingPriority(UILayoutPriority(200 + place), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(700 + place), for: axis)
      }
      if !node.isGiven { NSLayoutConstraint.activate(gaps[index] + lengths[index].compactMap { $0 }) }
    }
    apply(plan)
  }

  func apply(_ plan: TreePlan) {
    root.frame.size = plan.size
    for (index, node) in plan.nodes.enumerated() {
      for axis in 0...1 {
        gaps[index][axis].constant = node.gap[axis]
        if let length = node.length[axis] { lengths[index][axis]?.constant = length }
      }
      if views[index].content != node.content { views[index].content = node.content }
      if node.isGiven {
        views[index].frame = rect(node.gap[0], node.gap[1], node.content.width, node.content.height)
      } else {
        limits[index].isActive = node.limitIsActive
      }
    }
    root.layoutIfNeeded()
  }

  var frames: [CGRect] { views.map(\.frame) }
}

@MainActor @Suite("Layout after changes") struct IncrementalLayoutTests {
  @Test("after any change, frames equal those of a newly built tree", arguments: UInt64(1)...60)
  func changes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plan = TreePlan(using: &random)
    let tree = BuiltTree(plan)
    #expect(tree.frames == BuiltTree(plan).frames, "seed \(seed): the same twice")
    for step in 0..<12 {
      for _ in 0...random.below(3) { plan.change(using: &random) }
      tree.apply(plan)
      #expect(tree.frames == BuiltTree(plan).frames, "seed \(seed), step \(step)")
    }
  }

  @Test("every tree satisfies its required constraints", arguments: UInt64(100)...140)
  func requirements(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let plan = TreePlan(using: &random)
    let tree = BuiltTree(plan)
    for (index, node) in plan.nodes.enumerated() where !node.isGiven {
      let view = tree.views[index]
      let x = node.neighbour[0].map { tree.views[$0].frame.maxX } ?? 0
      let y = node.neighbour[1].map { tree.views[$0].frame.maxY } ?? 0
      #expect(view.frame.origin == CGPoint(x: x + node.gap[0], y: y + node.gap[1]), "seed \(seed), view \(index)")
      if let width = node.length[0] { #expect(view.frame.width == width, "seed \(seed), view \(index)") }
      if let height = node.length[1] { #expect(view.frame.height == height, "seed \(seed), view \(index)") }
      #expect(view.frame.width >= 0)
    }
  }

  @Test("views can be added and removed while others stay", arguments: UInt64(200)...220)
  func comingAndGoing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = UIView.sized(300, 300)
    let column = root.addConstrained(UIStackView())
    column.axis = .vertical
    column.alignment = .leading
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for step in 0..<15 {
      switch random.below(4) {
      case 0...1:
        let row = UIStackView(
          arrangedSubviews: (0...random.below(3)).map { _ in SizedView(CGFloat(1 + random.below(30)), 10) })
        row.spacing = CGFloat(random.below(5))
        column.insertArrangedSubview(row, at: random.below(5))
      case 2: column.arrangedSubviews.randomElement(using: &random)?.removeFromSuperview()
      default: column.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
      }
      root.layoutIfNeeded()
      var y: CGFloat = 0
      var widest: CGFloat = 0
      for case let row as UIStackView in column.arrangedSubviews where !row.isHidden {
        let contents = row.arrangedSubviews.compactMap { $0 as? SizedView }
        let width = contents.reduce(0) { $0 + $1.content.width } + row.spacing * CGFloat(contents.count - 1)
        #expect(row.frame == rect(0, y, width, 10), "seed \(seed), step \(step)")
        y += 10
        widest = max(widest, width)
      }
      #expect(column.frame == rect(0, 0, widest, y), "seed \(seed), step \(step)")
    }
  }
}
