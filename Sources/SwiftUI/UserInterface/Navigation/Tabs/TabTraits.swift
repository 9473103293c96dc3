import SwiftUICore

/// What modifiers of tabs set.
struct TabTraits {
  var badge: String?
  var isHidden = false
}

/// The changes of the modifiers around a tab, from the inside to the outside. Each modifier replaces its own when its value changes.
struct TabChanges {
  var changes: [(inout TabTraits) -> Void] = []

  /// The traits after all changes.
  var traits: TabTraits {
    var traits = TabTraits()
    for change in changes { change(&traits) }
    return traits
  }
}

enum TabChangesKey: LayoutValueKey {
  static var defaultValue: TabChanges { TabChanges() }
}
