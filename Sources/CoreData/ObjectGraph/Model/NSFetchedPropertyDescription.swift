/// A property whose value is the result of a fetch request.
///
/// Differs from Apple: the request's predicate cannot use `$FETCH_SOURCE`.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func copied() -> NSPropertyDescription {
    let copy = assign(to: NSFetchedPropertyDescription())
    copy.fetchRequest = fetchRequest
    return copy
  }
}
