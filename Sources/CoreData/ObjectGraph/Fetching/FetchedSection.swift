/// A section of a fetched results controller, as its results were at one time.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [Any]
  /// Finds the title by the name.
  let title: (String) -> String?

  var indexTitle: String? { title(name) }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}
