public import SwiftUICore
import UIKitCore

/// Whether the bar with the time is hidden.
enum StatusBarHiddenKey: PagePreferenceKey {
  static var coveredPages: CoveredPages { .ignored }
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Hides the bar with the time. Differs from Apple: it has no effect in a window.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Hides the bar with the time. Differs from Apple: it has no effect in a window.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { statusBar(hidden: hidden) }

  /// Shows or hides what the system shows over apps. It has no effect.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
