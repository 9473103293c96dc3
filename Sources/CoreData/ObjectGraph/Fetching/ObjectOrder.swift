/// Orders objects by sort descriptors. Objects that are equal to all of them stay in their order.
struct ObjectOrder {
  private let descriptors: [NSSortDescriptor]

  init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    descriptors.isEmpty ? objects : objects.sorted(by: areInOrder)
  }

  func areInOrder(_ left: NSManagedObject, _ right: NSManagedObject) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(left, to: right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }
}
