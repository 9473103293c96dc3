public import SwiftUICore
import UIKitCore

// What views say about their window.
extension View {
  /// Accepted; the user may always close a window.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; the user may always minimise a window.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; the user may always maximise a window.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; `windowResizability` of the scene decides.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; a desktop decides which edge moves when a window gets another size.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets the confirmation before the user closes the window, while a condition holds.
  ///
  /// Differs from Apple: it is the scene's `closureConfirmation`, with the default buttons instead of the actions.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(ClosureConfirmationModifier(title: Text(titleResource), isNeeded: shouldPresent))
  }

  /// Sets the confirmation before the user closes the window, while a condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { modifier(ClosureConfirmationModifier(title: title, isNeeded: shouldPresent)) }

  /// Sets the confirmation before the user closes the window, while a condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modifier(ClosureConfirmationModifier(title: title, isNeeded: shouldPresent)) }

  /// Sets the confirmation before the user closes the window, while a condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { modifier(ClosureConfirmationModifier(title: Text(titleKey), isNeeded: shouldPresent)) }

  /// Sets the confirmation before the user closes the window, while a condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { modifier(ClosureConfirmationModifier(title: Text(titleKey), isNeeded: shouldPresent)) }

  /// Sets the confirmation before the user closes the window, while a condition holds.
  @_disfavoredOverload nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { modifier(ClosureConfirmationModifier(title: Text(title), isNeeded: shouldPresent)) }
}

/// Sets the confirmation of the window's scene.
struct ClosureConfirmationModifier {
  let title: Text
  let isNeeded: Bool
  @Environment(\.sceneWindow) private var window
}

@MainActor extension ClosureConfirmationModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isNeeded, initial: true) {
      window?.window?.scene?.closureConfirmation =
        isNeeded ? UISceneClosureConfirmation(title: title.string, message: nil, actions: []) : nil
    }
  }
}

private struct DismissBehaviorKey: TransactionKey { static let defaultValue = DismissBehavior.interactive }

extension Transaction {
  /// How a window is closed by `dismissWindow`. A window closes without asking, so it has no effect.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
