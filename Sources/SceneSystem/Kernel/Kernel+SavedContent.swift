extension Kernel {
  /// The same device with only the types of its saved states, and without the other data of its sessions.
  ///
  /// Two devices that differ only in the content of their apps' saved states compare equal this way.
  package var withoutSavedContent: Kernel {
    var copy = self
    for index in copy.persistent.entries.indices {
      let record = copy.persistent.entries[index].record
      copy.persistent.entries[index].record.restorationActivity = record.restorationActivity.map {
        ActivityArchive(activityType: $0.activityType)
      }
      copy.persistent.entries[index].record.userInfo = nil
      copy.persistent.entries[index].record.conditions = ActivationConditions()
    }
    return copy
  }
}
