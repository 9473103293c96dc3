public import Foundation
import SearchIndex

/// The type of the activity by which an app shows an item that the user has chosen among the results of a search (E-03).
public let CSSearchableItemActionType = SearchActivity.itemType

/// The key of an activity's `userInfo` for the identifier of the item that the user has chosen.
public let CSSearchableItemActivityIdentifier = SearchActivity.itemIdentifierKey

/// The type of the activity by which an app continues a search that the user has begun outside of it (E-03). The app's Info.plist has
/// `CoreSpotlightContinuation`.
public let CSQueryContinuationActionType = SearchActivity.queryType

/// The key of an activity's `userInfo` for the text that the user has searched for.
public let CSSearchQueryString = SearchActivity.queryKey

/// Content of an app that searches find.
open class CSSearchableItem: NSObject {
  /// The identifier by which the app finds the content again. An item that is indexed later takes the place of one with the same identifier.
  open var uniqueIdentifier: String
  /// The domain of the item, or `nil`. The items of a domain can be deleted together; the domain `mail` contains `mail.inbox`.
  open var domainIdentifier: String?
  /// The date after which the item is no longer found. Default: a month after it is indexed.
  open var expirationDate: Date!
  /// What the item is.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether only the values in ``attributeSet`` are changed, of an item that is in the index already. Default: `false`.
  open var isUpdate = false

  /// An item.
  ///
  /// - Parameter uniqueIdentifier: The app's identifier for the content; `nil` for a new one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }

  /// The item's place among the results of the query that found it.
  var rank: Int?

  /// Compares two results of a query: the better one comes first.
  public func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (own, theirs) = (rank ?? .max, other.rank ?? .max)
    return own < theirs ? .orderedAscending : own > theirs ? .orderedDescending : .orderedSame
  }

  /// How long an item is found if it has no date.
  static let lifetime = 30.0 * 86400

  func searchItem(inIndex index: String, at now: Double) -> SearchItem {
    let expirationDate = expirationDate?.timeIntervalSinceReferenceDate
    return SearchItem(
      key: SearchItem.Key(index: index, identifier: uniqueIdentifier),
      domain: domainIdentifier ?? attributeSet.domainIdentifier,
      expirationDate: expirationDate ?? (isUpdate ? nil : now + Self.lifetime),
      attributes: attributeSet.searchAttributes)
  }

  /// A result; only the named attributes if there are names.
  convenience init(_ item: SearchItem, attributes: [String], rank: Int) {
    let values = attributes.isEmpty ? item.attributes : item.attributes.filter { attributes.contains($0.key) }
    self.init(
      uniqueIdentifier: item.key.identifier, domainIdentifier: item.domain,
      attributeSet: CSSearchableItemAttributeSet(values: values, domain: item.domain))
    expirationDate = item.expirationDate.map(Date.init(timeIntervalSinceReferenceDate:))
    self.rank = rank
  }
}
