import Foundation
import SwiftUICore
import SceneSystem
import Testing

/// A tree of views as a value, so that it can be changed at random.
private indirect enum Tree: Equatable {
  case box(Int)
  case stack(isVertical: Bool, [Tree])
  case padded(Int, Tree)
  case condition(Bool, Tree, Tree)
  case optional(Bool, Tree)
  case rows([Int])
  case identified(Int, Tree)
  case overlay(Tree, Tree)

  /// Any tree.
  static func random(_ generator: inout SeededGenerator, depth: Int) -> Tree {
    func child() -> Tree { random(&generator, depth: depth - 1) }
    guard depth > 0 else { return .box(Int.random(in: 1...9, using: &generator)) }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1: return .stack(isVertical: .random(using: &generator), (0..<3).map { _ in child() })
    case 2: return .padded(Int.random(in: 0...5, using: &generator), child())
    case 3: return .condition(.random(using: &generator), child(), child())
    case 4: return .optional(.random(using: &generator), child())
    case 5: return .rows(Array((1...9).shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))))
    case 6: return .identified(Int.random(in: 0...2, using: &generator), child())
    case 7: return .overlay(child(), child())
    default: return .box(Int.random(in: 1...9, using: &generator))
    }
  }

  /// The tree with one part replaced or changed.
  func edited(_ generator: inout SeededGenerator, depth: Int) -> Tree {
    if depth == 0 || Int.random(in: 0..<5, using: &generator) == 0 { return .random(&generator, depth: depth) }
    switch self {
    case .box: return .box(Int.random(in: 1...9, using: &generator))
    case .stack(let isVertical, var children):
      let index = Int.random(in: children.indices, using: &generator)
      children[index] = children[index].edited(&generator, depth: depth - 1)
      return .stack(isVertical: isVertical, children)
    case .padded(let length, let child):
      return .padded((length + 1) % 6, child.edited(&generator, depth: depth - 1))
    case .condition(let isFirst, let first, let second):
      return .condition(!isFirst, first, second.edited(&generator, depth: depth - 1))
    case .optional(let isThere, let child): return .optional(!isThere, child)
    case .rows(let ids): return .rows(ids.shuffled(using: &generator) + (ids.contains(10) ? [] : [10]))
    case .identified(let id, let child): return .identified((id + 1) % 3, child)
    case .overlay(let base, let over): return .overlay(base, over.edited(&generator, depth: depth - 1))
    }
  }
}

/// A tree of views with the frames of its boxes, each named by its path.
private struct TreeView: View {
  let tree: Tree
  let path: String
  let frames: Frames

  private func child(_ tree: Tree, _ name: String) -> TreeView {
    TreeView(tree: tree, path: path + name, frames: frames)
  }

  var body: some View {
    switch tree {
    case .box(let size): Box(name: path, width: CGFloat(size), height: CGFloat(size), frames: frames)
    case .stack(true, let children):
      VStack(spacing: 1) { ForEach(children.indices, id: \.self) { child(children[$0], "v\($0)") } }
    case .stack(false, let children):
      HStack(spacing: 1) { ForEach(children.indices, id: \.self) { child(children[$0], "h\($0)") } }
    case .padded(let length, let tree): AnyView(child(tree, "p")).padding(CGFloat(length))
    case .condition(let isFirst, let first, let second):
      if isFirst { AnyView(child(first, "t")) } else { AnyView(child(second, "f")) }
    case .optional(let isThere, let tree): if isThere { AnyView(child(tree, "o")) }
    case .rows(let ids):
      ForEach(ids, id: \.self) { Box(name: "\(path)r\($0)", width: CGFloat($0), height: 2, frames: frames) }
    case .identified(let id, let tree): AnyView(child(tree, "i\(id)")).id(id)
    case .overlay(let base, let over):
      // In a stack, because an overlay of several views is one of each of them, all with one name.
      VStack { AnyView(child(base, "b")) }.overlay { AnyView(child(over, "u")) }
    }
  }
}

@MainActor @Suite struct RandomTreeTests {
  @Test("After any edits, views have the places that the same tree has when it is made anew")
  func edits() {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<20 {
      var tree = Tree.random(&generator, depth: 5)
      let frames = Frames()
      let screen = Screen(TreeView(tree: tree, path: "", frames: frames))
      for edit in 0..<50 {
        tree = tree.edited(&generator, depth: 5)
        screen.hierarchy.setRoot(TreeView(tree: tree, path: "", frames: frames))
        screen.settle()
        let anew = Frames()
        withExtendedLifetime(Screen(TreeView(tree: tree, path: "", frames: anew))) {
          // Boxes that were removed have left their last frames behind.
          let present = frames.byName.filter { anew.byName[$0.key] != nil }
          #expect(present == anew.byName, "SEED=\(seed), tree \(round), edit \(edit)")
        }
        guard frames.byName.filter({ anew.byName[$0.key] != nil }) == anew.byName else { return }
      }
    }
  }
}
