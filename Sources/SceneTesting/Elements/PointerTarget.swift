import Foundation
@_spi(Runtime) import UIKitCore
import ViewBacking

/// The views that a press at one point goes through, as a host with windows finds them: the outermost first, and the one that is hit last.
@MainActor struct PointerTarget {
  struct Level {
    let view: UIView
    let shown: ViewDescription
    /// The point in the view, from its upper left corner.
    let point: CGPoint
  }

  let levels: [Level]

  var hit: UIView? { levels.last?.view }

  /// The point in the window of the target, which is the first level.
  var pointInWindow: CGPoint { levels.first?.point ?? .zero }

  /// The target at the middle of what is visible of an element.
  init(of element: ScreenElement, in tree: ElementTree) {
    self.init(at: CGPoint(x: element.visibleFrame.midX, y: element.visibleFrame.midY), in: tree.windows, of: element)
  }

  private init(at point: CGPoint, in windows: [UIWindow], of element: ScreenElement) {
    // The point is in the coordinates of the element's window.
    let onScreen = CGPoint(x: point.x + element.window.frame.minX, y: point.y + element.window.frame.minY)
    for window in windows.reversed() {
      if let found = PointerTarget.pick(window, onScreen) {
        levels = found
        return
      }
    }
    levels = []
  }

  private static func pick(_ view: UIView, _ point: CGPoint) -> [Level]? {
    let shown = view.shownDescription
    guard !shown.isHidden, shown.alpha >= 0.01, shown.isInteractive else { return nil }
    let local = CGPoint(x: point.x - shown.frame.minX, y: point.y - shown.frame.minY)
    let isInside = CGRect(origin: .zero, size: shown.frame.size).contains(local)
    var content = local
    if case .scroll(let scroll) = shown.content {
      guard isInside else { return nil }
      content.x += scroll.offset.x
      content.y += scroll.offset.y
    } else if shown.clipsToBounds, !isInside {
      return nil
    }
    let level = Level(view: view, shown: shown, point: local)
    for subview in view.subviews.reversed() {
      if let found = pick(subview, content) { return [level] + found }
    }
    return isInside && !shown.passesThrough ? [level] : nil
  }

  /// Whether a press there is one on the element: what is hit is the element, in it, or around an element that lets presses through.
  func reaches(_ element: ScreenElement) -> Bool {
    guard let hit else { return false }
    if hit === element.view || hit.isDescendant(of: element.view) { return true }
    let shown = element.view.shownDescription
    return (!shown.isInteractive || shown.passesThrough) && element.view.isDescendant(of: hit)
  }
}

/// What reacts to a press, in the order in which a host asks.
@MainActor enum PressReaction {
  /// The widget of a control, or a row.
  case widget(PointerTarget.Level)
  /// A view that follows the press.
  case press(PointerTarget.Level, index: Int, PressDescription)
  /// A view's taps, with the numbers of taps and the indexes of their gestures.
  case taps(PointerTarget.Level, [(count: Int, index: Int)])
  /// A press that lasts.
  case longPress(PointerTarget.Level, index: Int)

  static func all(_ target: PointerTarget) -> [PressReaction] {
    var first: [PressReaction] = []
    var others: [PressReaction] = []
    for level in target.levels {
      for case (let index, .press(let press)) in level.shown.gestures.enumerated() where press.isFirst {
        first.append(.press(level, index: index, press))
      }
    }
    for level in target.levels.reversed() {
      if level.hasWidget { others.append(.widget(level)) }
      var taps: [(count: Int, index: Int)] = []
      for (index, gesture) in level.shown.gestures.enumerated() {
        switch gesture {
        case .tap(let count): taps.append((count, index))
        case .press(let press) where !press.isFirst: others.append(.press(level, index: index, press))
        case .longPress: others.append(.longPress(level, index: index))
        case .press, .pinch, .rotation, .hover: break
        }
      }
      if !taps.isEmpty { others.append(.taps(level, taps)) }
    }
    return first + others
  }
}

extension PointerTarget.Level {
  /// Whether the view's content is a widget that is operated by presses, and enabled.
  fileprivate var hasWidget: Bool {
    switch shown.content {
    case .button, .textField, .toggle, .slider, .segments, .stepper: true
    case .textEditor(let editor): editor.isEditable || editor.isSelectable
    case .row(let row): row.isSelectable
    case .plain, .drawing, .label, .progress, .activity, .image, .scroll: false
    }
  }
}
