import Foundation
import SwiftUICore

/// A hierarchy of views in a frame, without a window. What its views do is in `log`.
@MainActor final class Screen<Root: View> {
  let hierarchy: ViewHierarchy<Root>
  let issues = Log()
  private let size: CGSize

  init(_ root: Root, width: CGFloat = 200, height: CGFloat = 200, environment: EnvironmentValues = EnvironmentValues())
  {
    size = CGSize(width: width, height: height)
    let issues = issues
    hierarchy = ViewHierarchy(root, environment: environment, onIssue: { issues.add($0) })
    settle()
  }

  convenience init(width: CGFloat = 200, height: CGFloat = 200, @ViewBuilder _ root: () -> Root) {
    self.init(root(), width: width, height: height)
  }

  /// Brings the views up to date, and places them.
  func settle() {
    hierarchy.update()
    hierarchy.node.place(in: CGRect(origin: .zero, size: size))
  }
}

/// Lines, in the order in which they were added.
@MainActor final class Log {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A function of a view's body that tests call, as a button would.
@MainActor final class Remote {
  private var action: (() -> Void)?

  nonisolated init() {}

  func onPress(_ action: @escaping () -> Void) -> some View {
    self.action = action
    return Box(name: "remote", width: 0, height: 0)
  }

  func press() { action?() }
}
