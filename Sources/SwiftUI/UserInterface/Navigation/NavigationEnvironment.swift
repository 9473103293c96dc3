import SwiftUICore

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private struct AdoptingColumnKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private struct ShowNextColumnKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct SelectInListKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyHashable) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// The stack that the view is on.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }

  /// The column whose pages a stack at its root adds, instead of showing its own.
  var adoptingColumn: NavigationModel? {
    get { self[AdoptingColumnKey.self] }
    set { self[AdoptingColumnKey.self] = newValue }
  }

  /// Shows the next column where all are on one stack. A list calls it after the user has selected a row.
  var showNextColumn: (@MainActor () -> Void)? {
    get { self[ShowNextColumnKey.self] }
    set { self[ShowNextColumnKey.self] = newValue }
  }

  /// Selects a value in the list around, and returns whether the list can select it. A list with a selection sets it, for links with values.
  var selectInList: (@MainActor (AnyHashable) -> Bool)? {
    get { self[SelectInListKey.self] }
    set { self[SelectInListKey.self] = newValue }
  }
}
