package import ActivityArchive
package import SceneSystem

extension NSUserActivity {
  /// The activity as the system stores it; see ``ActivityProperties/archive()``.
  ///
  /// Left out are the delegate, ``needsSave`` and whether the activity is current: they belong to the object.
  /// - Throws: ``UserActivityArchiveError`` for a value in ``userInfo`` that cannot be saved, or if the whole is too large.
  package func archive() throws(UserActivityArchiveError) -> ActivityArchive { try properties.archive() }

  /// The archived properties.
  final var properties: ActivityProperties {
    var properties = ActivityProperties(activityType: activityType)
    properties.title = title
    properties.userInfo = userInfo
    properties.requiredUserInfoKeys = requiredUserInfoKeys
    properties.webpageURL = webpageURL
    properties.referrerURL = referrerURL
    properties.expirationDate = expirationDate
    properties.keywords = keywords
    properties.targetContentIdentifier = targetContentIdentifier
    properties.persistentIdentifier = persistentIdentifier
    properties.suggestedInvocationPhrase = suggestedInvocationPhrase
    properties.supportsContinuationStreams = supportsContinuationStreams
    properties.isEligibleForHandoff = isEligibleForHandoff
    properties.isEligibleForSearch = isEligibleForSearch
    properties.isEligibleForPublicIndexing = isEligibleForPublicIndexing
    properties.isEligibleForPrediction = isEligibleForPrediction
    return properties
  }

  /// The activity that `archive` contains; see ``ActivityProperties/init(_:)``.
  /// - Throws: ``UserActivityArchiveError/damaged(reason:)`` if the bytes cannot be read.
  package convenience init(archive: ActivityArchive) throws(UserActivityArchiveError) {
    let properties = try ActivityProperties(archive)
    self.init(activityType: properties.activityType)
    title = properties.title
    userInfo = properties.userInfo
    requiredUserInfoKeys = properties.requiredUserInfoKeys
    webpageURL = properties.webpageURL
    referrerURL = properties.referrerURL
    expirationDate = properties.expirationDate
    keywords = properties.keywords
    targetContentIdentifier = properties.targetContentIdentifier
    persistentIdentifier = properties.persistentIdentifier
    suggestedInvocationPhrase = properties.suggestedInvocationPhrase
    supportsContinuationStreams = properties.supportsContinuationStreams
    isEligibleForHandoff = properties.isEligibleForHandoff
    isEligibleForSearch = properties.isEligibleForSearch
    isEligibleForPublicIndexing = properties.isEligibleForPublicIndexing
    isEligibleForPrediction = properties.isEligibleForPrediction
  }

  /// A new activity with the same content: the copy that a session stores, so that later changes of the app's object do not affect it
  /// . It has no delegate and is not current.
  /// - Throws: as ``archive()``.
  package func detachedCopy() throws(UserActivityArchiveError) -> NSUserActivity {
    try NSUserActivity(archive: archive())
  }
}
