import SwiftUICore

/// What modifiers of tabs set.
struct TabTraits {
  var badge: String?
  var isHidden = false
}

enum TabTraitsKey: LayoutValueKey {
  static var defaultValue: TabTraits? { nil }
}
