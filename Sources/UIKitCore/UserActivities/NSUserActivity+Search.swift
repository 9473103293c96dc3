import ActivityArchive
import Foundation
import RuntimeLogging
package import SceneSystem
package import SearchIndex

/// What describes an activity's content to searches, beside the activity's own properties.
package protocol SearchAttributeProvider: AnyObject {
  /// The values by the names of their attributes.
  var searchAttributes: [String: SearchValue] { get }
  /// The group to which the content belongs, or `nil`.
  var searchDomain: String? { get }
}

extension NSUserActivity {
  /// The longest time for which an activity is found after it was current.
  package static let searchLifetime = 30.0 * 86400

  /// Makes the activity available to searches, if it is eligible and has a title. Nothing is written if the index has it as it is.
  final func addToSearchIndex() {
    guard isEligibleForSearch else { return }
    let index = AppSearchIndex.ofProcess
    guard var item = searchItem, item != indexedItem else { return }
    indexedItem = item
    item.expirationDate = item.expirationDate ?? index.now + Self.searchLifetime
    let type = activityType
    index.perform { [item] storage, now in
      do throws(SearchIndexError) {
        try storage.commit([.put(item)], at: now)
      } catch {
        RuntimeLog.write("The user activity of type \"\(type)\" is not found by searches. \(error)")
      }
    }
  }

  /// The activity as searches see it; `nil` if there is nothing that a user could read, or if it cannot be archived, which is logged.
  private var searchItem: SearchItem? {
    var attributes = contentAttributes?.searchAttributes ?? [:]
    if let title { attributes[SearchAttribute.title] = .text(title) }
    if !keywords.isEmpty {
      let own = attributes[SearchAttribute.keywords]?.texts ?? []
      attributes[SearchAttribute.keywords] = .list((own + keywords.subtracting(own).sorted()).map(SearchValue.text))
    }
    var item = SearchItem(
      key: SearchItem.Key(kind: .activity, identifier: searchIdentifier), domain: contentAttributes?.searchDomain,
      expirationDate: expirationDate?.timeIntervalSinceReferenceDate,
      attributes: attributes)
    guard item.title != nil else { return nil }
    do throws(UserActivityArchiveError) {
      guard let (archive, refused) = try properties.archiveOfSavableValues() else { return nil }
      for error in refused {
        RuntimeLog.write(
          "A value of the user activity of type \"\(activityType)\" is left out of the search index. \(error)")
      }
      item.activity = archive
    } catch {
      RuntimeLog.write("The user activity of type \"\(activityType)\" is not found by searches. \(error)")
      return nil
    }
    return item
  }

  /// What distinguishes the activity from others: the app's own identifier, or what it is about.
  private var searchIdentifier: String {
    persistentIdentifier
      ?? "\(activityType)\u{1F}\(targetContentIdentifier ?? webpageURL?.absoluteString ?? title ?? "")"
  }

  /// Deletes the activities with these identifiers from the search index. `handler` is called afterwards, on any thread.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    delete(
      persistentIdentifiers.map { .remove(SearchItem.Key(kind: .activity, identifier: $0)) }, completionHandler: handler
    )
  }

  /// Deletes the app's activities from the search index. `handler` is called afterwards, on any thread.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    delete([.removeActivities], completionHandler: handler)
  }

  private class func delete(_ changes: [SearchChange], completionHandler handler: @escaping @Sendable () -> Void) {
    AppSearchIndex.ofProcess.perform { storage, now in
      do throws(SearchIndexError) {
        try storage.commit(changes, at: now)
      } catch {
        RuntimeLog.write("User activities were not deleted. \(error)")
      }
      handler()
    }
  }
}

extension SearchItem {
  /// The activity by which the app shows the item (E-03): the indexed activity itself, or one with the item's identifier.
  package var continuedActivity: ActivityArchive {
    activity
      ?? NSUserActivity.archive(SearchActivity.itemType, [SearchActivity.itemIdentifierKey: key.identifier])
  }
}

extension NSUserActivity {
  /// The activity by which an app continues a search for a text (E-03).
  package static func archive(ofSearchFor text: String) -> ActivityArchive {
    archive(SearchActivity.queryType, [SearchActivity.queryKey: text])
  }

  fileprivate static func archive(_ type: String, _ userInfo: [String: String]) -> ActivityArchive {
    var properties = ActivityProperties(activityType: type)
    properties.userInfo = userInfo
    // Only a text beyond the limit of all activities cannot be archived.
    return (try? properties.archive()) ?? ActivityArchive(activityType: type)
  }
}
