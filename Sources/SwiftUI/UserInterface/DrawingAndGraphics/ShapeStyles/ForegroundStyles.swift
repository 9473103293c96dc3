import SwiftUICore

/// The styles of what is in the foreground, as a view has set them.
struct ForegroundStyles: Equatable, Sendable {
  var levels: [Shading]

  /// A level: one of its own, or the first one, less visible.
  func level(_ index: Int) -> Shading {
    if index < levels.count { return levels[index] }
    let visible = [1, 0.5, 0.25, 0.18, 0.1]
    let last = levels.count - 1
    return levels[last].opacity(visible[min(index, 4)] / visible[min(last, 4)])
  }
}
