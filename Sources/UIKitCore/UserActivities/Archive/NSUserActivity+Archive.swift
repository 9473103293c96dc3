import Foundation
import SceneSystem

extension NSUserActivity {
  /// The activity as the system keeps it: type and target content identifier to route by, everything else as a binary
  /// property list. Activities with equal content have equal bytes.
  ///
  /// Left out are the delegate, ``needsSave`` and whether the activity is current: they belong to the object.
  /// - Throws: ``UserActivityArchiveError/unsupportedValue(keyPath:type:)`` or
  ///   ``UserActivityArchiveError/tooDeep(keyPath:)`` where ``userInfo`` holds what cannot be saved.
  @_spi(Runtime) public func archive() throws(UserActivityArchiveError) -> ActivityArchive {
    var entries: [String: PropertyListValue] = [
      Key.format: .integer(Key.currentFormat), Key.activityType: .string(activityType),
    ]
    entries[Key.title] = title.map { .string($0) }
    entries[Key.targetContentIdentifier] = targetContentIdentifier.map { .string($0) }
    entries[Key.persistentIdentifier] = persistentIdentifier.map { .string($0) }
    entries[Key.requiredUserInfoKeys] = requiredUserInfoKeys.map { .array($0.sorted().map { .string($0) }) }
    if !keywords.isEmpty { entries[Key.keywords] = .array(keywords.sorted().map { .string($0) }) }
    if let expirationDate { entries[Key.expirationDate] = .date(expirationDate.timeIntervalSinceReferenceDate) }
    for (key, url) in [(Key.webpageURL, webpageURL), (Key.referrerURL, referrerURL)] {
      if let url { entries[key] = try UserInfoCoding.encode(url, keyPath: key, depth: 0) }
    }
    for (key, path) in Key.flags { entries[key] = .bool(self[keyPath: path]) }
    if let userInfo { entries[Key.userInfo] = try UserInfoCoding.encode(userInfo, keyPath: Key.userInfo, depth: 0) }
    return ActivityArchive(
      activityType: activityType, targetContentIdentifier: targetContentIdentifier,
      bytes: Bytes(BinaryPropertyListWriter.bytes(of: .dictionary(entries))))
  }

  /// The activity that `archive` holds. An archive without bytes, as a device script makes it, holds an activity with a
  /// type and a target content identifier and nothing else. Keys that are missing have their defaults, so that the
  /// device's side can write an archive of a link alone.
  /// - Throws: ``UserActivityArchiveError/damaged(reason:)`` where the bytes cannot be read.
  @_spi(Runtime) public convenience init(archive: ActivityArchive) throws(UserActivityArchiveError) {
    guard !archive.bytes.elements.isEmpty else {
      self.init(activityType: archive.activityType)
      targetContentIdentifier = archive.targetContentIdentifier
      return
    }
    let entries: Entries
    do throws(BinaryPropertyListReader.Damage) {
      entries = try Entries(BinaryPropertyListReader.value(in: archive.bytes.elements), outside: archive)
    } catch {
      throw .damaged(reason: error.sentence)
    }
    self.init(activityType: entries.activityType)
    title = entries.title
    userInfo = entries.userInfo
    requiredUserInfoKeys = entries.requiredUserInfoKeys
    webpageURL = entries.webpageURL
    referrerURL = entries.referrerURL
    expirationDate = entries.expirationDate
    keywords = entries.keywords
    targetContentIdentifier = entries.targetContentIdentifier
    persistentIdentifier = entries.persistentIdentifier
    for (key, path) in Key.flags { self[keyPath: path] = entries.flags[key] ?? self[keyPath: path] }
  }

  /// A new activity with the same content: what a session keeps, so that later changes of the app's object do not reach
  /// it. It has no delegate and is not current.
  /// - Throws: as ``archive()``.
  @_spi(Runtime) public func detachedCopy() throws(UserActivityArchiveError) -> NSUserActivity {
    try NSUserActivity(archive: archive())
  }
}

/// The keys of an archived activity.
private enum Key {
  static let format = "format"
  static let currentFormat: Int64 = 1
  static let activityType = "activityType"
  static let title = "title"
  static let userInfo = "userInfo"
  static let requiredUserInfoKeys = "requiredUserInfoKeys"
  static let webpageURL = "webpageURL"
  static let referrerURL = "referrerURL"
  static let expirationDate = "expirationDate"
  static let keywords = "keywords"
  static let targetContentIdentifier = "targetContentIdentifier"
  static let persistentIdentifier = "persistentIdentifier"

  static var flags: [(String, ReferenceWritableKeyPath<NSUserActivity, Bool>)] {
    [
      ("supportsContinuationStreams", \.supportsContinuationStreams),
      ("isEligibleForHandoff", \.isEligibleForHandoff), ("isEligibleForSearch", \.isEligibleForSearch),
      ("isEligibleForPublicIndexing", \.isEligibleForPublicIndexing),
      ("isEligibleForPrediction", \.isEligibleForPrediction),
    ]
  }
}

/// What was read from an archive, with every value's type checked before an activity is made from it.
private struct Entries {
  typealias Damage = BinaryPropertyListReader.Damage

  var activityType: String
  var title: String?
  var userInfo: [AnyHashable: Any]?
  var requiredUserInfoKeys: Set<String>?
  var webpageURL: URL?
  var referrerURL: URL?
  var expirationDate: Date?
  var keywords: Set<String>
  var targetContentIdentifier: String?
  var persistentIdentifier: String?
  var flags: [String: Bool] = [:]

  init(_ value: PropertyListValue, outside archive: ActivityArchive) throws(Damage) {
    guard case .dictionary(let entries) = value else { throw Damage(sentence: "There is no dictionary at the top.") }
    guard entries[Key.format] ?? .integer(Key.currentFormat) == .integer(Key.currentFormat) else {
      throw Damage(sentence: "They are not of format \(Key.currentFormat), the one that this version reads.")
    }
    func read<Value>(_ key: String, as type: Value.Type = Value.self) throws(Damage) -> Value? {
      guard let entry = entries[key] else { return nil }
      let value = try UserInfoCoding.decode(entry)
      guard let value = value as? Value else { throw Damage(sentence: "The value of \(key) is not a \(type).") }
      return value
    }
    func readURL(_ key: String) throws(Damage) -> URL? {
      // Plain text where the device's side wrote it.
      guard case .string(let text)? = entries[key] else { return try read(key) }
      return URL(string: text)
    }
    activityType = try read(Key.activityType) ?? archive.activityType
    title = try read(Key.title)
    userInfo = try read(Key.userInfo)
    requiredUserInfoKeys = try read(Key.requiredUserInfoKeys, as: [String].self).map { Set($0) }
    webpageURL = try readURL(Key.webpageURL)
    referrerURL = try readURL(Key.referrerURL)
    expirationDate = try read(Key.expirationDate)
    keywords = Set(try read(Key.keywords, as: [String].self) ?? [])
    targetContentIdentifier = try read(Key.targetContentIdentifier) ?? archive.targetContentIdentifier
    persistentIdentifier = try read(Key.persistentIdentifier)
    for (key, _) in Key.flags { flags[key] = try read(key) }
  }
}
