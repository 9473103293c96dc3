import Figures
import SwiftUI
import SwiftUICore

/// Two trees that SwiftCrossUI's benchmarks lay out, rewritten. Here each round also changes every text, so that nothing is kept.
@MainActor func benchmarkTrees() {
  let grid = Tree(Grid())
  let messages = Tree(Messages())
  let (ours, other) = shortest(samples: 5, calls: 2, { grid.change($0) }, { messages.change($0) })
  // A tenth of what SwiftCrossUI takes on this kind of machine.
  Figure("SwiftCrossUI's grid, all texts changed", ours / 1e6, unit: "ms", reach: 5.4).report()
  Figure("SwiftCrossUI's message list, all texts changed", other / 1e6, unit: "ms", reach: 22.8).report()
  let (same, otherSame) = shortest(samples: 5, calls: 2, { grid.layOutAgain($0) }, { messages.layOutAgain($0) })
  Figure("SwiftCrossUI's grid, another size", same / 1e6, unit: "ms", reach: 5.4).report()
  Figure("SwiftCrossUI's message list, another size", otherSame / 1e6, unit: "ms", reach: 22.8).report()
}

@MainActor private protocol Changing: View {
  var round: Int { get set }
}

@MainActor private final class Tree<Root: Changing> {
  private var root: Root
  private let screen: Screen<Root>

  init(_ root: Root) {
    self.root = root
    screen = Screen(root, width: 800, height: 800)
  }

  func change(_ round: Int) {
    root.round = round &+ 1
    screen.controller.rootView = root
    screen.layOut()
  }

  func layOutAgain(_ round: Int) {
    screen.controller.view.frame.size.width = 700 + CGFloat(round % 100)
    screen.layOut()
  }
}

/// 256 cells of a bar and a text, in stacks of two.
private struct Grid: Changing {
  var round = 0

  struct Cell: View {
    let round: Int
    var body: some View {
      HStack {
        Color.orange.frame(width: 5)
        Text(verbatim: "Lorem ipsum dolor sit amet \(round % 10).")
      }
    }
  }

  struct Pair: View {
    let round: Int
    var body: some View {
      HStack {
        Cell(round: round)
        Cell(round: round)
      }
    }
  }

  struct Half: View {
    let round: Int
    var body: some View {
      HStack {
        Pair(round: round)
        Pair(round: round)
        Pair(round: round)
        Pair(round: round)
      }
    }
  }

  struct Row: View {
    let round: Int
    var body: some View {
      HStack {
        Half(round: round)
        Half(round: round)
      }
    }
  }

  struct Rows: View {
    let round: Int
    var body: some View {
      VStack {
        Row(round: round)
        Row(round: round)
      }
    }
  }

  var body: some View {
    VStack {
      VStack {
        Rows(round: round)
        Rows(round: round)
        Rows(round: round)
        Rows(round: round)
      }
      VStack {
        Rows(round: round)
        Rows(round: round)
        Rows(round: round)
        Rows(round: round)
      }
    }
  }
}

/// 1 000 messages with a circle, a name, a time and text of several lines.
private struct Messages: Changing {
  var round = 0

  private static let lengths = [324, 244, 211, 218, 26]
  private static let text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 12)

  struct Message: View {
    let index: Int
    let round: Int
    var body: some View {
      HStack(alignment: .top) {
        Color.pink.frame(width: 40, height: 40).cornerRadius(20)
        VStack(alignment: .leading) {
          HStack {
            Text(verbatim: "Name \(index % 3)").foregroundColor(.blue).bold()
            Text(verbatim: "\(round % 10):\(10 + index % 5)").foregroundColor(.gray)
          }
          Text(verbatim: String(Messages.text.prefix(Messages.lengths[index % 5])) + String(round % 10))
        }
      }
    }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<1000, id: \.self) { Message(index: $0, round: round) }
      }
      .frame(maxWidth: .infinity)
      .padding(20)
    }
  }
}
