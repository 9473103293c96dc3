import Figures
import SwiftUI

/// A view of SwiftUI in a controller's view, without a window.
@MainActor final class Screen<Content: View> {
  let controller: UIHostingController<Content>

  init(_ content: Content, width: CGFloat = 400, height: CGFloat = 800) {
    controller = UIHostingController(rootView: content)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    controller.view.layoutIfNeeded()
  }

  func layOut() { controller.view.layoutIfNeeded() }
}

/// Texts with a state each, in a stack.
@MainActor private final class Texts {
  private let screen: Screen<Stack>
  private let writers = Writers()
  private let count: Int

  final class Writers {
    var bodies = 0
    var byIndex: [Int: (Int) -> Void] = [:]
  }

  struct Stack: View {
    let count: Int
    let writers: Writers
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, writers: writers) } }
    }
  }

  struct Row: View {
    let index: Int
    let writers: Writers
    @State private var value = 0
    var body: some View {
      let _ = note()
      Text(verbatim: numbers[value])
    }

    private func note() {
      writers.bodies += 1
      writers.byIndex[index] = { value = $0 }
    }
  }

  init(_ count: Int) {
    self.count = count
    screen = Screen(Stack(count: count, writers: writers))
  }

  var bodies: Int { writers.bodies }

  func change(_ number: Int) {
    writers.byIndex[number % count]?(text(number, of: count))
    screen.layOut()
  }
}

/// The next text of a row: another one with each round through all rows.
private func text(_ number: Int, of count: Int) -> Int { (number % count &* 7 &+ number / count &+ 1) % numbers.count }

/// Texts of one width, so that a change is one of the text alone.
private let numbers = (1000..<2000).map { "Number \($0)" }

extension UIView {
  /// Adds a column that is as high as its content.
  fileprivate func addColumn(_ stack: UIStackView) {
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor), stack.widthAnchor.constraint(equalToConstant: 400),
    ])
  }
}

/// Labels in a stack view.
@MainActor private final class Labels {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var labels: [UILabel] = []

  init(_ count: Int) {
    let stack = UIStackView(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    for _ in 0..<count {
      let label = UILabel(frame: .zero)
      label.text = numbers[0]
      labels.append(label)
      stack.addArrangedSubview(label)
    }
    root.addColumn(stack)
    root.layoutIfNeeded()
  }

  func change(_ number: Int) {
    labels[number % labels.count].text = numbers[text(number, of: labels.count)]
    root.layoutIfNeeded()
  }
}

/// One state of one of 1 000 texts, up to the labels' layout; the floor is the same change of a label in a stack view.
@MainActor func benchmarkText() {
  let (texts, labels) = (Texts(1_000), Labels(1_000))
  let (ours, floor) = shortest(samples: 20, calls: 200, { texts.change($0) }, { labels.change($0) })
  Figure(
    "one state of 1 000 texts changes, up to the layout / UIKit, a label's text", ours: ours / 1000,
    floor: floor / 1000, unit: "µs", reach: 1.5
  ).report()
  let before = texts.bodies
  texts.change(100_007)
  Figure("bodies of one change among 1 000 texts", Double(texts.bodies - before), unit: "bodies", reach: 1).report()
}

/// The same among 10 000 texts and among 10, in UIKit's views.
@MainActor func benchmarkTextSize() {
  let (large, small) = (Texts(10_000), Texts(10))
  // The same ten of the large one, so that both have the same memory in the processor's caches.
  let (ours, floor) = shortest(
    samples: 20, calls: 200, { large.change($0 / 10 * 10_000 + $0 % 10) }, { small.change($0) })
  Figure(
    "one state of a text changes, up to the labels, among 10 000 texts / among 10", ours: ours / 1000,
    floor: floor / 1000, unit: "µs", reach: 1.1
  ).report()
}

/// Rows of a picture and two texts.
private struct ContactRows: View {
  let count: Int
  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        HStack {
          Image(systemName: "person")
          Text(verbatim: "Name \(index)")
          Spacer()
          Text(verbatim: "\(index) km")
        }
      }
    }
  }
}

/// The rows are laid out one by one: one stack view around all of them would be much slower.
@MainActor private func contactLabels(_ count: Int) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  for index in 0..<count {
    let name = UILabel(frame: .zero)
    name.text = "Name \(index)"
    let distance = UILabel(frame: .zero)
    distance.text = "\(index) km"
    let space = UIView(frame: .zero)
    space.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [
      UIImageView(image: UIImage(systemName: "person")), name, space, distance,
    ])
    row.spacing = 8
    row.frame = CGRect(x: 0, y: index * 28, width: 400, height: 20)
    root.addSubview(row)
  }
  root.layoutIfNeeded()
  return root
}

/// The first layout of 1 000 rows; the floor is the same tree of stack views.
@MainActor func benchmarkFirstLayout() {
  var height: CGFloat = 0
  let (ours, floor) = shortest(
    samples: 10, calls: 1, { _ in height += Screen(ContactRows(count: 1_000)).controller.view.bounds.height },
    { _ in height += contactLabels(1_000).bounds.height })
  consume(Int(height))
  Figure(
    "first layout of 1 000 rows / UIKit with stack views", ours: ours / 1e6, floor: floor / 1e6, unit: "ms", reach: 0.7
  ).report()
}

/// The memory of texts in stacks of a hundred, and of labels in stack views.
@MainActor func benchmarkTextMemory() {
  struct Columns: View {
    let count: Int
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { column in
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text(verbatim: "\(column) \($0)") } }
        }
      }
    }
  }
  func columns(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    for column in 0..<count {
      let stack = UIStackView(frame: CGRect(x: column * 80, y: 0, width: 80, height: 2000))
      stack.axis = .vertical
      for index in 0..<100 {
        let label = UILabel(frame: .zero)
        label.text = "\(column) \(index)"
        stack.addArrangedSubview(label)
      }
      root.addSubview(stack)
    }
    root.layoutIfNeeded()
    return root
  }
  // What both load once is not counted.
  let (first, second) = (Screen(Columns(count: 2)), columns(2))
  var before = residentBytes()
  let texts = Screen(Columns(count: 100))
  let ours = Double(residentBytes() - before) / 10_000
  before = residentBytes()
  let labels = columns(100)
  let floor = Double(residentBytes() - before) / 10_000
  withExtendedLifetime((first, second, texts, labels)) {}
  Figure("memory of a text in a stack / a label in a stack view", ours: ours, floor: floor, unit: "B", reach: 1.3)
    .report()
}
