import Foundation
@_spi(Runtime) import UIKitCore
import ViewBacking

/// Sends the events of a pointer and a keyboard to an app, in the order in which a host with windows does.
@MainActor struct HostInput {
  let app: AppUnderTest
  /// What the events caused.
  private(set) var result = StepResult()
  private var hasSent = false

  init(_ app: AppUnderTest) { self.app = app }

  mutating func send(_ event: ViewEvent, to view: UIView) {
    let step = app.deliver(event, to: view)
    guard hasSent else {
      hasSent = true
      result = step
      return
    }
    result.append(step)
  }

  // MARK: Touches

  /// Puts a finger where the target is.
  private mutating func touch(_ target: PointerTarget) -> TouchUnderTest? {
    guard let hit = target.levels.last, let window = hit.view.window else { return nil }
    let touch = TouchUnderTest(app, window, at: target.pointInWindow)
    note(touch.result)
    return touch
  }

  private mutating func note(_ step: StepResult) {
    if hasSent { result.append(step) } else { result = step }
    hasSent = true
  }

  // MARK: The pointer

  /// Presses and releases. Returns whether anything reacts.
  mutating func click(_ target: PointerTarget, presses: Int = 1, segment: Int? = nil) -> Bool {
    let reactions = PressReaction.all(target)
    var reacts = false
    for press in 1...max(1, presses) {
      if tap(target, reactions, press: press, of: presses, segment: segment) { reacts = true }
    }
    if presses == 2 {
      for level in target.levels.reversed() where level.shown.handlesDoubleClick {
        send(.doubleClicked(level.point), to: level.view)
        return true
      }
    }
    return reacts
  }

  private mutating func tap(
    _ target: PointerTarget, _ reactions: [PressReaction], press: Int, of presses: Int, segment: Int?
  ) -> Bool {
    let touch = touch(target)
    var reacts = touch?.outcome.isHandled ?? false
    var followed = begin(reactions)
    if let touch {
      note(touch.end())
      if touch.outcome.isHandled { reacts = true }
      if touch.outcome.isTaken {
        for (view, index) in followed { send(.recognized(index, .cancelled), to: view) }
        return true
      }
    }
    for reaction in reactions {
      switch reaction {
      case .press(let level, let index, let press):
        guard let place = followed.firstIndex(where: { $0.view === level.view && $0.index == index }) else { continue }
        followed.remove(at: place)
        send(.recognized(index, .ended(level.point)), to: level.view)
        reacts = true
        guard press.takesTaps else { continue }
      case .taps(let level, let taps):
        let due = taps.filter { press % $0.count == 0 }
        // A press that may become part of a double one is taken all the same.
        guard !due.isEmpty || taps.contains(where: { $0.count <= presses }) else { continue }
        for tap in due { send(.recognized(tap.index, .ended(level.point)), to: level.view) }
        reacts = true
      case .widget(let level):
        operate(level, segment)
        reacts = true
      case .longPress: continue
      }
      break
    }
    for (view, index) in followed { send(.recognized(index, .cancelled), to: view) }
    return reacts
  }

  /// Reports the beginning of a press to the views that follow it. Those around a widget do not.
  private mutating func begin(_ reactions: [PressReaction]) -> [(view: UIView, index: Int)] {
    var followed: [(view: UIView, index: Int)] = []
    for reaction in reactions {
      if case .widget = reaction { break }
      guard case .press(let level, let index, let press) = reaction, press.isReportedFromPress else { continue }
      send(.recognized(index, .began(level.point)), to: level.view)
      followed.append((level.view, index))
    }
    return followed
  }

  /// What the widget of a control does when it is clicked.
  private mutating func operate(_ level: PointerTarget.Level, _ segment: Int?) {
    let view = level.view
    switch level.shown.content {
    case .button, .row: send(.pressed, to: view)
    case .toggle(let toggle): send(.switched(!toggle.isOn), to: view)
    case .segments(let content):
      let width = level.shown.frame.width / CGFloat(max(1, content.segments.count))
      send(.choseSegment(segment ?? Int(level.point.x / max(1, width))), to: view)
    case .slider(let slider):
      let fraction = Double(level.point.x / max(1, level.shown.frame.width))
      slide(view, to: slider.minimum + fraction * (slider.maximum - slider.minimum))
    case .textField, .textEditor: focus(view)
    case .stepper, .plain, .drawing, .label, .progress, .activity, .image, .scroll: break
    }
  }

  /// Presses for some time.
  mutating func press(_ target: PointerTarget, for duration: Duration) -> Bool {
    let reactions = PressReaction.all(target)
    let touch = touch(target)
    var isHandled = touch?.outcome.isHandled ?? false
    let followed = begin(reactions)
    app.device.advance(by: duration)
    if let touch {
      note(touch.end())
      if touch.outcome.isHandled { isHandled = true }
      if touch.outcome.isTaken {
        for (view, index) in followed { send(.recognized(index, .cancelled), to: view) }
        return true
      }
    }
    for (view, index) in followed { send(.recognized(index, .ended(target.point(in: view))), to: view) }
    guard followed.isEmpty else { return true }
    for case .longPress(let level, let index) in reactions {
      send(.recognized(index, .began(level.point)), to: level.view)
      send(.recognized(index, .ended(level.point)), to: level.view)
      return true
    }
    return isHandled
  }

  /// Moves a pressed pointer. Returns whether a view follows it.
  mutating func drag(_ target: PointerTarget, by offset: CGSize) -> Bool {
    let distance = (offset.width * offset.width + offset.height * offset.height).squareRoot()
    let reactions = PressReaction.all(target)
    let finger = touch(target)
    var isHandled = finger?.outcome.isHandled ?? false
    var followed = begin(reactions)
    if let finger {
      let steps: CGFloat = 4
      for _ in 0..<4 {
        note(finger.move(by: CGSize(width: offset.width / steps, height: offset.height / steps)))
        if finger.outcome.isHandled { isHandled = true }
      }
      if finger.outcome.isTaken {
        for (view, index) in followed { send(.recognized(index, .cancelled), to: view) }
        note(finger.end())
        return true
      }
    }
    for case .press(let level, let index, let press) in reactions {
      guard let least = press.dragDistance, Double(distance) >= max(least, 3) else { continue }
      // The view has the press now, and no other one follows the finger.
      if let finger { note(finger.cancel()) }
      if press.isReportedFromPress {
        guard followed.contains(where: { $0.view === level.view && $0.index == index }) else { continue }
      } else {
        send(.recognized(index, .began(level.point)), to: level.view)
      }
      for (view, other) in followed where view !== level.view || other != index {
        send(.recognized(other, .cancelled), to: view)
      }
      followed = []
      let steps = 4
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        let point = CGPoint(x: level.point.x + offset.width * part, y: level.point.y + offset.height * part)
        send(.recognized(index, .changed(point)), to: level.view)
        if step == steps { send(.recognized(index, .ended(point)), to: level.view) }
      }
      return true
    }
    for (view, index) in followed { send(.recognized(index, .cancelled), to: view) }
    if let finger, finger.isDown {
      note(finger.end())
      if finger.outcome.isHandled { isHandled = true }
    }
    return isHandled
  }

  mutating func slide(_ view: UIView, to value: Double) {
    send(.slid(value, isTracking: true), to: view)
    send(.slid(value, isTracking: false), to: view)
  }

  /// Scrolls a view by fingers.
  mutating func scroll(_ view: UIView, to offset: CGPoint) {
    send(.beganScrolling, to: view)
    send(.scrolled(offset), to: view)
    send(.endedScrolling, to: view)
  }

  // MARK: The keyboard

  /// Gives a view the keyboard focus.
  mutating func focus(_ view: UIView) {
    guard !view.isFirstResponder else { return }
    if let previous = view.window?.focusedText { send(.unfocused, to: previous) }
    send(.focused, to: view)
  }

  /// Types a character into a view with the keyboard focus.
  mutating func type(_ character: Character, into view: UIView) {
    switch view.shownDescription.content {
    case .textField(let field):
      if character == "\n" { return send(.returned, to: view) }
      change(view, field.text, character)
    case .textEditor(let editor): change(view, editor.text, character)
    default: break
    }
  }

  private mutating func change(_ view: UIView, _ text: String, _ character: Character) {
    let isDelete = character == "\u{8}" || character == "\u{7F}"
    let new = isDelete ? String(text.dropLast()) : text + String(character)
    guard new != text else { return }
    send(.textChanged(new, selection: new.utf16.count..<new.utf16.count), to: view)
  }

  mutating func replace(_ view: UIView, by text: String) {
    send(.textChanged(text, selection: text.utf16.count..<text.utf16.count), to: view)
  }
}

extension PointerTarget {
  fileprivate func point(in view: UIView) -> CGPoint { levels.first { $0.view === view }?.point ?? .zero }
}

extension UIView {
  /// The view in this one that has the keyboard focus and accepts text.
  var focusedText: UIView? {
    if isFirstResponder {
      switch shownDescription.content {
      case .textField, .textEditor: return self
      default: break
      }
    }
    return subviews.lazy.compactMap(\.focusedText).first
  }
}
