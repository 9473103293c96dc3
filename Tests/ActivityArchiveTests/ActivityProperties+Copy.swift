import ActivityArchive

extension ActivityProperties {
  /// The properties as they are decoded from their archive.
  func decodedCopy() throws(UserActivityArchiveError) -> ActivityProperties { try ActivityProperties(archive()) }
}
