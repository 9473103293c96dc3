/// A section of the results of a fetched results controller.
public protocol NSFetchedResultsSectionInfo {
  /// The value that the objects of the section have in common, as text.
  var name: String { get }
  /// The title in the index of sections.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}
