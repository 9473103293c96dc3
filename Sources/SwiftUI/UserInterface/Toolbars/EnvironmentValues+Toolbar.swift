import SwiftUICore

extension EnvironmentValues {
  /// Whether the view is in a bar, where labels show their picture alone and toggles are buttons.
  var isInToolbar: Bool {
    get { self[InToolbarKey.self] }
    set { self[InToolbarKey.self] = newValue }
  }
}

private struct InToolbarKey: EnvironmentKey { static var defaultValue: Bool { false } }
