public import SwiftUICore
import UIKitCore
import ViewBacking

/// Handles the keys that no widget handles while the focus is in a view.
struct KeyPressModifier {
  let phases: KeyPress.Phases
  let condition: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

@MainActor extension KeyPressModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let view = KeyPressView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      MainActor.assumeIsolated { view.modifier = modifier }
    }
    return _ViewOutputs(node: LayoutContainer(view, content: content))
  }
}

/// A view around those whose keys it handles.
private final class KeyPressView: UIView, KeyStrokeHandling {
  var modifier: KeyPressModifier?
  var needsFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.addKeyStrokeHandler(self)
  }

  func handle(_ stroke: KeyStroke) -> Bool {
    guard let modifier, modifier.phases.contains(.down) else { return false }
    let press = KeyPress(
      phase: .down, key: KeyEquivalent(stroke.key), characters: stroke.characters,
      modifiers: EventModifiers(stroke.modifiers))
    return modifier.condition(press) && modifier.action(press) == .handled
  }
}

extension View {
  /// Sets the keys that press the controls in the view, and choose its items in a menu.
  ///
  /// A key goes to the buttons in the front of the window first, then to its menu. On a desktop without a Command key, that is Control.
  ///
  /// Differs from Apple: a toggle or a picker outside a menu has no shortcut.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Sets the keys that press the controls in the view, and choose its items in a menu.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keys that press the controls in the view, and choose its items in a menu.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets the keys that press the controls in the view, and choose its items in a menu; `nil` for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Calls a function when a key is pressed while the focus is in the view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], condition: { $0.key == key }, action: { _ in action() }))
  }

  /// Calls a function when a key is pressed while the focus is in the view.
  ///
  /// Differs from Apple: a key that is held is reported as one that goes down again, and that it goes up is not reported.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, condition: { $0.key == key }, action: action)) }

  /// Calls a function when one of several keys is pressed while the focus is in the view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, condition: { keys.contains($0.key) }, action: action)) }

  /// Calls a function when a key with one of several characters is pressed while the focus is in the view.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        condition: { press in
          !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Calls a function when any key is pressed while the focus is in the view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, condition: { _ in true }, action: action)) }

  /// Calls a function when an arrow key is pressed while the focus is in the view.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return modifier(
      KeyPressModifier(phases: .down, condition: { action != nil && directions[$0.key] != nil }) { press in
        directions[press.key].map { action?($0) }
        return .handled
      })
  }

  /// Calls a function when Escape is pressed while the focus is in the view.
  nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      KeyPressModifier(phases: .down, condition: { action != nil && $0.key == .escape }) { _ in
        action?()
        return .handled
      })
  }

  /// Accepted; there is no remote control.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { self }
}
