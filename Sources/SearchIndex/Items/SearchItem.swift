package import SceneSystem

/// What an app has made available to searches: an item of its index, or a user activity.
package struct SearchItem: Hashable, Sendable {
  /// What an item is.
  package enum Kind: Int, Hashable, Sendable {
    /// Content that the app has indexed.
    case item = 0
    /// A user activity that is eligible for search.
    case activity = 1
  }

  /// What distinguishes an item from the app's others.
  package struct Key: Hashable, Sendable {
    /// What the item is.
    package var kind: Kind
    /// The name of its index; empty for the default one.
    package var index: String
    /// The app's own identifier.
    package var identifier: String

    /// Makes a key.
    package init(kind: Kind = .item, index: String = "", identifier: String) {
      self.kind = kind
      self.index = index
      self.identifier = identifier
    }
  }

  /// What distinguishes the item.
  package var key: Key
  /// The domain to which the item belongs, or `nil`. Domains contain others: `mail` contains `mail.inbox`.
  package var domain: String?
  /// The time from which on the item is no longer found, in seconds since 1 January 2001; `nil` for never.
  package var expirationDate: Double?
  /// The values by the names of their attributes.
  package var attributes: [String: SearchValue]
  /// The activity, for one.
  package var activity: ActivityArchive?

  /// Makes an item.
  package init(
    key: Key, domain: String? = nil, expirationDate: Double? = nil, attributes: [String: SearchValue] = [:],
    activity: ActivityArchive? = nil
  ) {
    self.key = key
    self.domain = domain
    self.expirationDate = expirationDate
    self.attributes = attributes
    self.activity = activity
  }

  /// Whether the item is no longer found at a time.
  package func isExpired(at time: Double) -> Bool { expirationDate.map { $0 <= time } ?? false }

  /// Whether the item's domain is `domain`, or lies in it.
  package func belongs(to domain: String) -> Bool {
    guard let own = self.domain else { return false }
    return own == domain || own.hasPrefix(domain + ".")
  }

  /// The item whose activity this is, or `nil`.
  package var relatedIdentifier: String? { attributes[SearchAttribute.relatedUniqueIdentifier]?.texts.first }

  /// What users read: the title, or what stands in for one.
  package var title: String? { SearchAttribute.titles.lazy.compactMap { attributes[$0]?.texts.first }.first }

  /// The line below the title.
  package var summary: String? { attributes[SearchAttribute.contentDescription]?.texts.first }
}

extension SearchItem.Key {
  /// The key as one text, for the desktop and the command line.
  package var text: String { "\(kind == .item ? "item" : "activity"):\(index.utf8.count):\(index)\(identifier)" }

  /// The key with a text that ``text`` has returned; `nil` for another text.
  package init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let length = Int(parts[1]), (0...parts[2].utf8.count).contains(length),
      let kind: SearchItem.Kind = ["item": .item, "activity": .activity][parts[0]],
      let index = String(parts[2].utf8.prefix(length)), let identifier = String(parts[2].utf8.dropFirst(length))
    else { return nil }
    self.init(kind: kind, index: index, identifier: identifier)
  }
}
