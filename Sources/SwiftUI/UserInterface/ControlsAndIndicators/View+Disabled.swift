public import SwiftUICore

extension EnvironmentValues {
  /// Whether the user can operate the view.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

/// A size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than regular.
  case small
  /// The usual one.
  case regular
  /// Larger than regular.
  case large
  /// The largest.
  case extraLarge
}

extension View {
  /// Disables the controls in the view. One that is disabled outside cannot be enabled inside.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Leaves out the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Shows or leaves out the labels of the controls in the view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) { isHidden in
      switch visibility {
      case .automatic: break
      case .visible: isHidden = false
      case .hidden: isHidden = true
      }
    }
  }

  /// Sets the size of the controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
