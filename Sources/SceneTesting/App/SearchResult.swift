import SearchIndex

/// What a search on the device shows of an app: an item that it has indexed, or an activity that is eligible for search.
public struct SearchResult: Hashable, Sendable {
  let item: SearchItem

  init(_ item: SearchItem) { self.item = item }

  /// The title that users read.
  public var title: String { item.title ?? "" }
  /// The line below the title, or `nil`.
  public var contentDescription: String? { item.summary }
  /// The app's identifier for the item; `nil` for an activity.
  public var uniqueIdentifier: String? { item.key.kind == .item ? item.key.identifier : nil }
  /// The type of the activity; `nil` for an item.
  public var activityType: String? { item.activity?.activityType }
  /// The group to which the app assigns it, or `nil`.
  public var domainIdentifier: String? { item.domain }
}
