import CoreData
import SwiftUICore

/// What a value of a view says of its fetch request.
struct FetchSource<Result> {
  let request: NSFetchRequest<Result>
  /// The sort descriptors of the request, where they were given as Swift's.
  let sortDescriptors: [SortDescriptor<Result>]
  /// That of changes; `nil` for the one in which they take place.
  let transaction: Transaction?

  init(
    _ request: NSFetchRequest<Result>, _ transaction: Transaction?, _ sortDescriptors: [SortDescriptor<Result>] = []
  ) {
    self.request = request
    self.transaction = transaction
    self.sortDescriptors = sortDescriptors
  }

  init(
    _ entity: NSEntityDescription? = nil, _ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?,
    _ animation: Animation?, typed: [SortDescriptor<Result>] = []
  ) {
    let request = NSFetchRequest<Result>()
    if let entity { request.entity = entity }
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(request, animation.map { Transaction(animation: $0) }, typed)
  }

  /// Whether another value asks for the same. Predicates are the same only if they are the same objects.
  func isSame(as other: FetchSource) -> Bool {
    if request === other.request { return true }
    guard request.predicate === other.request.predicate, request.entityName == other.request.entityName,
      request.entity === other.request.entity, request.fetchLimit == other.request.fetchLimit,
      request.fetchOffset == other.request.fetchOffset
    else { return false }
    if !sortDescriptors.isEmpty { return sortDescriptors == other.sortDescriptors }
    let (own, others) = (request.sortDescriptors ?? [], other.request.sortDescriptors ?? [])
    return own.count == others.count && zip(own, others).allSatisfy(Self.areSame)
  }

  private static func areSame(_ one: NSSortDescriptor, _ other: NSSortDescriptor) -> Bool {
    if one === other { return true }
    // A descriptor by a name has the path to the object itself, and cannot be compared.
    return one.keyPath != \Any.self && one.keyPath == other.keyPath && one.ascending == other.ascending
  }
}
