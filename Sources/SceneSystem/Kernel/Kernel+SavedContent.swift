extension Kernel {
  /// The same device with saved states of which only the type is left, and without what sessions keep besides.
  ///
  /// Two devices that are equal but for what apps have put into their saved states are equal so.
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
