import Localization
import Observation
public import SwiftUICore

/// Whether the user edits a list.
public enum EditMode: Equatable, Hashable, Sendable {
  /// No.
  case inactive
  /// For one moment, as by a swipe.
  case transient
  /// Yes.
  case active

  /// Whether the user edits.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the user edits the lists in the view, read and written. The views of a hosting controller share one mode unless a view sets another.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

/// The edit mode of the views of a hosting controller. Bodies that read it are computed again when it changes.
final class SharedEditMode: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var value = EditMode.inactive

  private var mode: EditMode {
    get {
      registrar.access(self, keyPath: \.mode)
      return value
    }
    set {
      guard newValue != value else { return }
      registrar.withMutation(of: self, keyPath: \.mode) { value = newValue }
    }
  }

  var binding: Binding<EditMode> { Binding(get: { self.mode }, set: { self.mode = $0 }) }
}

/// A button that begins and ends the edit mode.
public struct EditButton {
  /// The button.
  public init() {}
}

@MainActor extension EditButton: View, UnaryComposite {
  /// The button, whose title is what it does.
  public var body: some View { EditButtonBody() }
}

private struct EditButtonBody {
  @Environment(\.editMode) var editMode
}

@MainActor extension EditButtonBody: View {
  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? SystemString.done.localized : SystemString.edit.localized) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
