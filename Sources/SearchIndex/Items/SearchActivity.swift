/// The activities by which the system passes searches to an app.
package enum SearchActivity {
  /// The type of the activity for an item that the user has chosen.
  package static let itemType = "com.apple.corespotlightitem"
  /// The key of `userInfo` for the item's identifier.
  package static let itemIdentifierKey = "kCSSearchableItemActivityIdentifier"
  /// The type of the activity for a search that the app continues.
  package static let queryType = "com.apple.corespotlightquery"
  /// The key of `userInfo` for what the user has searched for.
  package static let queryKey = "kCSSearchQueryString"
}
