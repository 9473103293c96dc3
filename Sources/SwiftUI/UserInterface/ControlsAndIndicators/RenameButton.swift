import Localization
public import SwiftUICore

/// A button that starts to rename what it belongs to. It calls the action of ``View/renameAction(_:)``.
public struct RenameButton<Label: View> {
  @Environment(\.renameAction) private var action

  /// A button with the standard label.
  public init() where Label == SwiftUI.Label<Text, Image> {}
}

@MainActor extension RenameButton: View {
  /// The button.
  public var body: some View {
    Button(SystemString.rename.localized, systemImage: "pencil") { action?() }.disabled(action == nil)
  }
}

extension EnvironmentValues {
  var renameAction: (@MainActor () -> Void)? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension View {
  /// Sets what a ``RenameButton`` in the view does.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.renameAction) { $0 = { action() } }
  }

  /// Lets a ``RenameButton`` in the view move the focus to a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }
}
