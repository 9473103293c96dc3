public import SwiftUICore

extension EnvironmentValues {
  /// Whether lists, forms and editors leave out their background.
  var hidesScrollContentBackground: Bool {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility of the horizontal scroll bar.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of the vertical scroll bar.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// What scrolling does with the keyboard on the screen.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}

private struct ScrollBackgroundKey: EnvironmentKey { static let defaultValue = false }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct VerticalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct DismissesKeyboardKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }

/// Whether a scroll bar is shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let kind: Int
  /// As the view that scrolls decides.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: 0) }
  /// Shown.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: 1) }
  /// Not shown unless a mouse needs it.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: 2) }
  /// Never shown.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: 3) }

  /// Whether the bar is shown where the view itself would show it or not.
  func shows(_ own: Bool) -> Bool { kind == 0 ? own : kind == 1 }
}

/// What scrolling does with the keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let kind: Int
  /// As the view that scrolls decides.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: 0) }
  /// It goes at once.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: 1) }
  /// It follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: 2) }
  /// It stays.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: 3) }
}

extension View {
  /// Shows or leaves out the background of the lists, forms and editors in the view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollContentBackground, visibility == .hidden)
  }

  /// Keeps the user from scrolling in the view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

  /// Sets the visibility of the scroll bars in the view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
    .transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
  }

  /// Sets what scrolling does with the keyboard on the screen.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
